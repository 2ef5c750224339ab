import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { overlaySide } from '../../../../widget/parts/shell/owner.ts';

const cases: [overlay: 'product' | 'publisher' | 'partner', hasFormOnRight: boolean, side: string][] = [
  ['partner', true, 'left'],
  ['partner', false, 'right'],
  ['publisher', true, 'right'],
  ['product', true, 'right'],
];

for (const [overlay, hasFormOnRight, side] of cases)
  test(`the ${overlay} slides in from the ${side} if the form is ${hasFormOnRight ? '' : 'not '}on the right`, () => {
    assert.is(overlaySide(overlay, hasFormOnRight), side);
  });

test.run();
