import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { presenceHandlers } from '../../../widget/shell/presence.ts';

type Handlers = ReturnType<typeof presenceHandlers>;
type Step = [handler: keyof Handlers, event?: object];

const heading = (input?: string) => ({
  currentTarget: { dataset: { input } },
  target: { matches: (selector: string) => selector === '.ca-title' },
});
const control = { currentTarget: { dataset: {} }, target: { matches: () => false } };

const cases: [title: string, steps: Step[], told: [string, boolean][]][] = [
  [
    'a mouse is present until it leaves',
    [['onPointerEnter', { pointerType: 'mouse' }], ['onPointerLeave']],
    [
      ['pointer', true],
      ['pointer', false],
    ],
  ],
  ['a finger leaves no pointer', [['onPointerEnter', { pointerType: 'touch' }]], [['pointer', false]]],
  [
    'focus on a control is present until it leaves',
    [['onFocus', control], ['onBlur']],
    [
      ['focus', true],
      ['focus', false],
    ],
  ],
  [
    'a key holds until the focus leaves',
    [['onKeyDown'], ['onBlur']],
    [
      ['focus', true],
      ['focus', false],
    ],
  ],
  ['a heading’s focus counts after a key press', [['onFocus', heading('keyboard')]], [['focus', true]]],
  ['a heading’s focus does not count without a key press', [['onFocus', heading()]], [['focus', false]]],
  ['a heading’s focus does not count after a click', [['onFocus', heading('pointer')]], [['focus', false]]],
];

for (const [title, steps, expected] of cases)
  test(title, () => {
    const told: [string, boolean][] = [];
    const handlers = presenceHandlers((what, isPresent) => void told.push([what, isPresent]));
    for (const [name, event] of steps) (handlers[name] as (event?: object) => void)(event);
    assert.equal(told, expected);
  });

test.run();
