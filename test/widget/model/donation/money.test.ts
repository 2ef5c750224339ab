import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decimalText, limitsOf, toMinor } from '../../../../widget/model/donation/money.ts';

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

test('limits gifts in proportion to the currency’s unit', () => {
  assert.equal(limitsOf('USD'), { min: 1, max: 10_000 });
  assert.equal(limitsOf('JPY'), { min: 100, max: 1_000_000 });
  assert.equal(limitsOf('KWD'), { min: 1, max: 10_000 });
});

test.run();
