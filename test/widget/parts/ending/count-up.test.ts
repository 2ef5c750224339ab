import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countedShare, countedTo } from '../../../../widget/parts/ending/count-up.ts';

for (const [to, elapsedMs, shown] of [
  [61, 0, 0],
  [61, -16, 0],
  [61, 100, 26],
  [61, 300, 53],
  [61, 599, 61],
  [61, 600, 61],
  [61, 5_000, 61],
  [0, 300, 0],
  [1_000_000, 300, 875_000],
] as const)
  test(`counting to ${to}, shows ${shown} after ${elapsedMs} ms`, () => assert.is(countedTo(to, elapsedMs), shown));

test('never counts back', () => {
  const shares = Array.from({ length: 61 }, (_, n) => countedShare(n * 10));
  assert.equal(
    [...shares].sort((a, b) => a - b),
    shares,
  );
});

test.run();
