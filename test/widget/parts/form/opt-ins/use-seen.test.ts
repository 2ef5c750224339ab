import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isSeen, shareAbove } from '../../../../../widget/parts/form/opt-ins/use-seen.ts';

const BAR = { top: 218, bottom: 270 };

const ROWS: [what: string, box: { top: number; bottom: number }, share: number][] = [
  ['above it', { top: 100, bottom: 120 }, 1],
  ['that touches it', { top: 180, bottom: 200 }, 1],
  ['half beneath it', { top: 190, bottom: 210 }, 0.5],
  ['mostly beneath it', { top: 195, bottom: 215 }, 0.25],
  ['beneath it', { top: 210, bottom: 230 }, 0],
  ['without a height', { top: 100, bottom: 100 }, 0],
];

for (const [what, box, share] of ROWS)
  test(`a box ${what} has a share of ${share} above the bar`, () => assert.is(shareAbove(box, BAR, 18), share));

test('a box right above the bar is whole where nothing more is to come', () =>
  assert.is(shareAbove({ top: 198, bottom: 218 }, BAR, 0), 1));

for (const [inView, above, expected] of [
  [1, 1, true],
  [0.5, 1, true],
  [1, 0.5, true],
  [0.49, 1, false],
  [1, 0.49, false],
  [0, 1, false],
] as const)
  test(`a box with ${inView} in the viewport and ${above} above the bar is ${expected ? '' : 'not '}seen`, () =>
    assert.is(isSeen(inView, above), expected));

test.run();
