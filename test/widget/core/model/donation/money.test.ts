import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decimalText, limitsOf, toMinor } from '../../../../../widget/core/model/donation/money.ts';

const amounts: [amount: number, currency: string, minor: number | null, text?: string][] = [
  [25, 'USD', 2_500, '25.00'],
  [12.5, 'EUR', 1_250, '12.50'],
  [0.29, 'USD', 29, '0.29'],
  [1.005, 'USD', null],
  [1_000, 'JPY', 1_000, '1000'],
  [10.5, 'JPY', null],
  [1.005, 'KWD', 1_005, '1.005'],
  [0, 'USD', 0, '0.00'],
  [-5, 'USD', null],
  [Number.NaN, 'USD', null],
  [1e21, 'USD', null],
];

for (const [amount, currency, minor, text] of amounts)
  test(`counts ${amount} ${currency} as ${minor}`, () => {
    assert.is(toMinor(amount, currency), minor);
    if (minor !== null) assert.is(decimalText(minor, currency), text);
  });

const limits: [currency: string, min: number, max: number][] = [
  ['USD', 1, 10_000],
  ['JPY', 100, 1_000_000],
  ['KWD', 1, 10_000],
  ['INR', 10, 100_000],
  ['COP', 1_000, 10_000_000],
  ['VND', 10_000, 100_000_000],
  ['IDR', 10_000, 20_000_000],
];

for (const [currency, min, max] of limits)
  test(`limits gifts by what they are worth: ${min} to ${max} ${currency}`, () => {
    assert.equal(limitsOf(currency), { min, max });
  });

test('allows no amount that the books can’t keep', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    const { min, max } = limitsOf(currency);
    assert.ok(min < max && Number(toMinor(max, currency)) < 2 ** 31, currency);
  }
});

test.run();
