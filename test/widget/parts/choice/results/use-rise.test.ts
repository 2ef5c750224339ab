import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COUNT_UP_MS, GLANCE_SECONDS } from '../../../../../widget/core/numbers/constants.ts';
import { risen, stepMs } from '../../../../../widget/parts/choice/results/use-rise.ts';

for (const [count, step] of [
  [1, 60],
  [4, 60],
  [11, 60],
  [25, 25],
  [61, 10],
] as const)
  test(`in a list of ${count}, each bar begins ${step} ms after the one before`, () => assert.is(stepMs(count), step));

test('the longest list has grown before the countdown is over', () => {
  const COUNT = 200;
  assert.ok(COUNT_UP_MS + stepMs(COUNT) * (COUNT - 1) < GLANCE_SECONDS * 1_000);
});

for (const [share, elapsedMs, shown] of [
  [100, 0, '\u2007\u20070 %'],
  [45, 0, '\u20070 %'],
  [45, -60, '\u20070 %'],
  [5, 0, '0 %'],
  [45, COUNT_UP_MS, '45 %'],
] as const)
  test(`the place of ${share} % shows "${shown}" after ${elapsedMs} ms`, () =>
    assert.is(
      risen(share, (each) => `${each} %`, elapsedMs),
      shown,
    ));

test.run();
