import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addTo, binOf, distributionOf, merge, type Sketches, stageFigures } from '../../../server/figures/sketches.ts';

const sketchesOf = (times: readonly number[]): Sketches => {
  const sketches: Sketches = {};
  for (const ms of times) addTo(sketches, 'ready', binOf(ms));
  return sketches;
};

/** Nearest rank, as the sketch defines it. */
const exact = (times: readonly number[], quantile: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(quantile * (times.length - 1))] ?? Number.NaN;

/** 1 %, and what rounding to a tenth of a millisecond may add, or what is too short to tell. */
const isNear = (found: number | null, ms: number) => found !== null && Math.abs(found - ms) <= ms * 0.01 + 0.051;

const Times = fc.array(fc.double({ min: 0, max: 600_000, noNaN: true }), { minLength: 1, maxLength: 300 });

test('finds quantiles within 1 percent, however the times were split before they were merged', () => {
  fc.assert(
    fc.property(Times, fc.nat(300), (times, at) => {
      const merged = sketchesOf(times.slice(0, at));
      merge(merged, JSON.parse(JSON.stringify(sketchesOf(times.slice(at)))));
      const { reached, p50, p75, p95 } = stageFigures(merged, 'ready');
      assert.is(reached, times.length);
      assert.ok(isNear(p50, exact(times, 0.5)), `p50 ${p50}`);
      assert.ok(isNear(p75, exact(times, 0.75)), `p75 ${p75}`);
      assert.ok(isNear(p95, exact(times, 0.95)), `p95 ${p95}`);
    }),
  );
});

test('says that nobody reached a stage', () => {
  assert.equal(stageFigures({}, 'visible'), { stage: 'visible', reached: 0, p50: null, p75: null, p95: null });
  assert.equal(distributionOf({}, 'visible'), []);
});

test('draws a distribution from the first bin that has times to the last, with the empty ones between', () => {
  assert.equal(distributionOf(sketchesOf([12, 14, 31, 33]), 'ready'), [
    { from: 10, to: 15, count: 2 },
    { from: 15, to: 20, count: 0 },
    { from: 20, to: 30, count: 0 },
    { from: 30, to: 50, count: 2 },
  ]);
});

for (const [ms, from, to] of [
  [0, 0, 1],
  [0.4, 0, 1],
  [3_600_000, 700_000, 1_000_000],
] as const)
  test(`counts ${ms} ms between ${from} and ${to} ms`, () => {
    assert.equal(distributionOf(sketchesOf([ms]), 'ready'), [{ from, to, count: 1 }]);
  });

test.run();
