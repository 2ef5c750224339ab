import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fitSizes, type Sizes } from '../../../../widget/ui/fit/fit.ts';

/** A title and a text of so many px at size 1, in a room of 100. */
const inRoom =
  (title: number, text: number) =>
  ([titlePx, textPx]: Sizes) =>
    title * titlePx + text * textPx <= 100;

const cases: [title: string, fits: (sizes: Sizes) => boolean, sizes: Sizes][] = [
  ['the largest where there is room: 195 and 100 percent of 16 px', inRoom(1, 1), [31.2, 16]],
  ['a smaller title first', inRoom(2, 3), [25, 16]],
  ['a smaller text when the title has given way', inRoom(1, 5.3), [17, 15]],
  ['the smallest before it scrolls', inRoom(1, 6.4), [16, 13]],
  ['readable ones where it scrolls anyway', () => false, [20, 16]],
];

for (const [title, fits, sizes] of cases)
  test(`takes ${title}`, () => {
    assert.equal(fitSizes(fits), sizes);
  });

test('keeps a title below its limit', () => {
  assert.equal(
    fitSizes(() => true, 25),
    [25, 16],
  );
});

test('never writes below 13 px', () => {
  fitSizes((sizes) => {
    assert.ok(Math.min(...sizes) >= 13, String(sizes));
    return false;
  });
});

test.run();
