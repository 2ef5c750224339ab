import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { markPointer } from '../../../../widget/ui/press/pointer.ts';
import { withDom } from '../../../support/dom.ts';

withDom(test);

const UNMARKS: [title: string, unmark: () => void][] = [
  ['a key is pressed', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
  ['the focus leaves the window', () => dispatchEvent(new Event('blur'))],
];

function setUp() {
  const root = document.createElement('div');
  root.append(document.createElement('button'));
  document.body.append(root);
  const press = () => root.firstChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return { root, press, isMarked: () => 'pointer' in root.dataset };
}

for (const [title, unmark] of UNMARKS)
  test(`says that the pointer was used last until ${title}`, () => {
    const { root, press, isMarked } = setUp();
    const stop = markPointer(root);
    assert.is(isMarked(), false);
    press();
    assert.is(isMarked(), true);
    unmark();
    assert.is(isMarked(), false);
    stop();
    press();
    assert.is(isMarked(), false);
  });

test.run();
