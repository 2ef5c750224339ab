import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countsMayBeEqual, sharesMayBeEqual, wilson } from '../../../server/dashboard/chance.ts';

for (const [completed, visible, low, high] of [
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [12, 10, 0.722, 1],
  [1, 2, 0.095, 0.905],
] as const)
  test(`finds the interval of ${completed} of ${visible}`, () => {
    const found = wilson(completed, visible);
    assert.is(Number(found.low?.toFixed(3)), low);
    assert.is(Number(found.high?.toFixed(3)), high);
  });

test('finds no share where nobody saw the design', () => {
  assert.equal(wilson(0, 0), { share: null, low: null, high: null });
});

/** Values of Newcombe's interval, and of the plain test of two counts. */
for (const [one, other, mayBeEqual] of [
  [[56, 70], [48, 80], false],
  [[9, 10], [3, 10], false],
  [[10, 100], [15, 100], true],
  [[15, 100], [10, 100], true],
  [[100, 1_000], [150, 1_000], false],
  [[5, 5], [5, 5], true],
] as const)
  test(`says of the shares ${one.join(' of ')} and ${other.join(' of ')} whether they may be equal`, () => {
    const [first, second] = [wilson(one[0], one[1]), wilson(other[0], other[1])];
    assert.ok(first.share !== null && second.share !== null);
    assert.is(sharesMayBeEqual(first, second), mayBeEqual);
  });

for (const [one, other, mayBeEqual] of [
  [0, 0, true],
  [100, 127, true],
  [100, 131, false],
  [1_000, 1_080, true],
  [1_000, 1_100, false],
] as const)
  test(`says of the counts ${one} and ${other} whether they may be equal`, () => {
    assert.is(countsMayBeEqual(one, other), mayBeEqual);
  });

test.run();
