import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { highest, inTurns, median, total } from '../../../scripts/bench/statistics.ts';

const SUMMARIES: [values: number[], middle: number, most: number, sum: number][] = [
  [[3], 3, 3, 3],
  [[9, 1, 5], 5, 9, 15],
  [[1, 2, 3, 100], 3, 100, 106],
  [[10, 9, 100], 10, 100, 119],
];

for (const [values, middle, most, sum] of SUMMARIES)
  test(`summarises ${values.join(', ')}`, () => {
    assert.equal([median(values), highest(values), total(values)], [middle, most, sum]);
  });

test('nothing has no median', () => {
  assert.equal([median([]), highest([]), total([])], [Number.NaN, 0, 0]);
});

test('lets names take turns', async () => {
  const order: string[] = [];
  const results = await inTurns(['a', 'b'], 2, async (name) => order.push(name));
  assert.equal(order, ['a', 'b', 'a', 'b']);
  assert.equal(results.get('b'), [2, 4]);
});

test.run();
