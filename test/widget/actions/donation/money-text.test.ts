import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currencyName, moneyText } from '../../../../widget/actions/donation/money-text.ts';

const cases: [amount: number, currency: string, locale: string, text: string][] = [
  [25, 'USD', 'en-US', '$25'],
  [12.5, 'USD', 'en-US', '$12.50'],
  [1000, 'JPY', 'en-US', '¥1,000'],
  [1.25, 'KWD', 'en-US', 'KWD\u00a01.250'],
  [25, 'EUR', 'fr', '25\u00a0€'],
  [1234.5, 'EUR', 'it', '1234,50\u00a0€'],
];
for (const [amount, currency, locale, text] of cases)
  test(`writes ${amount} ${currency} in ${locale} as ${text}`, () =>
    assert.is(moneyText(amount, currency, locale), text));

test('names a currency in the reader’s language, or by its code', () => {
  assert.is(currencyName('USD', 'en-US'), 'US Dollar');
  assert.is(currencyName('XQZ', 'en-US'), 'XQZ');
});

test.run();
