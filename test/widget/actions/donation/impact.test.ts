import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Impact, impactOf } from '../../../../widget/core/model/donation/amounts.ts';

const entry = (amount: number): Impact => ({ amount, text: `does ${amount}` });
const MIXED = [entry(50), entry(10), entry(25)];

const cases: [impact: Impact[], sum: number, text: string][] = [
  [MIXED, 9.99, ''],
  [MIXED, 10, 'does 10'],
  [MIXED, 24.99, 'does 10'],
  [MIXED, 25, 'does 25'],
  [MIXED, 49, 'does 25'],
  [MIXED, 50, 'does 50'],
  [MIXED, 10_000, 'does 50'],
  [MIXED, Number.NaN, ''],
  [[], 25, ''],
  [[entry(0.5)], 0.5, 'does 0.5'],
];

for (const [impact, sum, text] of cases)
  test(`says ‘${text}’ of ${sum} where there are texts for ${impact.map(({ amount }) => amount).join(', ') || 'nothing'}`, () =>
    assert.is(impactOf(impact, sum), text));

test.run();
