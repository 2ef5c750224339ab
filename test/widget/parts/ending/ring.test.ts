import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ringShare } from '../../../../widget/parts/ending/NextBar.tsx';

for (const [secondsLeft, of, share] of [
  [8, 8, 1],
  [4.5, 8, 0.5],
  [1, 8, 0],
  [2, 2, 1],
  [1, 2, 0],
  [1, 1, 0],
] as const)
  test(`with ${secondsLeft} of ${of} s left, ${share} of the ring is left`, () =>
    assert.is(ringShare({ secondsLeft, of, isPaused: false }), share));

test.run();
