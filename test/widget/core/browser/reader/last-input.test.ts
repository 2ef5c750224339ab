import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lastInput, markLastInput, TOUCHED } from '../../../../../widget/core/browser/reader/last-input.ts';
import { withDom } from '../../../../support/dom.ts';

withDom(test);

function setUp() {
  const root = document.createElement('div');
  root.append(document.createElement('button'));
  document.body.append(root);
  return {
    root,
    stop: markLastInput(root),
    press: () => void root.firstChild?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    type: () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })),
    leave: () => void dispatchEvent(new Event('blur')),
  };
}

const CASES: [title: string, steps: ('press' | 'type' | 'leave')[], expected: string | undefined][] = [
  ['knows no input at first', [], undefined],
  ['says that the pointer was used last', ['press'], 'pointer'],
  ['says that the keyboard was used last', ['press', 'type'], 'keyboard'],
  ['goes back to the pointer after a key', ['type', 'press'], 'pointer'],
  ['forgets the pointer where the focus leaves the window', ['press', 'leave'], undefined],
  ['remembers the keyboard where the focus leaves the window', ['type', 'leave'], 'keyboard'],
];

for (const [title, steps, expected] of CASES)
  test(title, () => {
    const set = setUp();
    for (const step of steps) set[step]();
    assert.is(lastInput(set.root), expected);
    set.stop();
  });

for (const [pointerType, expected] of [
  ['touch', true],
  ['pen', true],
  ['mouse', false],
] as const)
  test(`says whether the last pointer hovers: ${pointerType}`, () => {
    const { root, stop } = setUp();
    root.toggleAttribute(TOUCHED, !expected);
    root.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
    assert.is(root.hasAttribute(TOUCHED), expected);
    stop();
  });

test('marks nothing after it has stopped', () => {
  const { root, stop, press, type } = setUp();
  stop();
  press();
  type();
  assert.is(lastInput(root), undefined);
});

test.run();
