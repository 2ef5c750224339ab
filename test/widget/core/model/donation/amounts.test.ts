import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  amountFault,
  firstAmount,
  offeredAmounts,
  readAmount,
} from '../../../../../widget/core/model/donation/amounts.ts';

const typed: [text: string, currency: string, amount: number][] = [
  ['12', 'USD', 12],
  ['12.50', 'USD', 12.5],
  ['12,50', 'EUR', 12.5],
  ['.5', 'USD', 0.5],
  ['12.', 'USD', 12],
  ['1,200', 'USD', 1200],
  ['1.200', 'EUR', 1200],
  ['1,200.50', 'USD', 1200.5],
  ['1.200,50', 'EUR', 1200.5],
  ['1,200,300', 'USD', 1_200_300],
  ['$ 1 200', 'USD', 1200],
  ['1’200', 'CHF', 1200],
  ['USD 20', 'USD', 20],
  ['1,250', 'KWD', 1.25],
  ['1.250', 'KWD', 1.25],
  ['1,000', 'JPY', 1000],
  ['US$ 25', 'USD', 25],
  ['25 $US', 'USD', 25],
  ['20 eur', 'EUR', 20],
  ['0.500', 'USD', 0.5],
];
for (const [text, currency, amount] of typed)
  test(`reads ${text} in ${currency} as ${amount}`, () => assert.is(readAmount(text, currency), amount));

for (const text of ['', 'ten', '-5', '1.2.3', '5%', '1e3', '10k', '12a5', 'EUR 20'])
  test(`reads no amount in “${text}”`, () => assert.ok(Number.isNaN(readAmount(text, 'USD'))));

const faults: [amount: number, currency: string, fault: string | null][] = [
  [25, 'USD', null],
  [0.99, 'USD', 'min'],
  [10_000.01, 'USD', 'max'],
  [1.005, 'USD', 'invalid'],
  [Number.NaN, 'USD', 'invalid'],
  [99, 'JPY', 'min'],
  [100.5, 'JPY', 'invalid'],
  [1_000_000, 'JPY', null],
  [1.255, 'KWD', null],
  [1.2555, 'KWD', 'invalid'],
];
for (const [amount, currency, fault] of faults)
  test(`finds ${fault ?? 'nothing'} wrong with ${amount} ${currency}`, () =>
    assert.is(amountFault(amount, currency), fault));

test('offers each amount that can be given once, the smallest first', () => {
  assert.equal(offeredAmounts([100, 25, 25, 0.5, 20_000], 'USD'), [25, 100]);
  assert.equal(offeredAmounts([25, 100, 250], 'JPY'), [100, 250]);
});

const firsts: [offered: number[], currency: string, first: number][] = [
  [[25, 50], 'USD', 10],
  [[10, 25], 'USD', 10],
  [[500, 1000], 'JPY', 500],
];
for (const [offered, currency, first] of firsts)
  test(`chooses ${first} ${currency} at first of ${offered}`, () => assert.is(firstAmount(offered, currency), first));

test.run();
