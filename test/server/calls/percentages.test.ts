import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { percentagesOf } from '../../../server/calls/poll.ts';

const CASES: [string, number[], number[]][] = [
  ['nobody yet', [0, 0, 0], [0, 0, 0]],
  ['one vote', [0, 1], [0, 100]],
  ['thirds: the first of equals gets the remainder', [1, 1, 1], [34, 33, 33]],
  ['two thirds', [2, 1], [67, 33]],
  ['sixths', [1, 1, 1, 1, 1, 1], [17, 17, 17, 17, 16, 16]],
  ['the largest remainder first', [3, 3, 1], [43, 43, 14]],
  ['one against many', [1, 999], [0, 100]],
  ['no answers', [], []],
];

for (const [title, counts, expected] of CASES)
  test(`divides 100 %: ${title}`, () => assert.equal(percentagesOf(counts), expected));

test('always sums to a hundred and stays within one of the exact share', () => {
  const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(counts, (list) => {
      const total = list.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const shares = percentagesOf(list);
      assert.is(
        shares.reduce((sum, share) => sum + share, 0),
        100,
      );
      for (const [index, count] of list.entries())
        assert.ok(Math.abs((shares[index] ?? 0) - (count * 100) / total) < 1);
    }),
  );
});

test.run();
