import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { date, list, money, monthNames, nameList, number, percent } from '../../i18n/index.ts';
import { translatorFor } from './locales.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const MONEY = [
  [25, 'USD', 'en-US', '$25'],
  [25.5, 'USD', 'en-US', '$25.50'],
  [12500, 'USD', 'en-US', '$12,500'],
  [25, 'GBP', 'en-US', '£25'],
  [25, 'CAD', 'en-US', 'CA$25'],
  [25, 'AUD', 'en-US', 'A$25'],
  [25, 'EUR', 'es', '25 €'],
  [12500.5, 'EUR', 'es', '12.500,50 €'],
  [25, 'EUR', 'fr', '25 €'],
  [12500, 'EUR', 'fr', '12 500 €'],
  [25.5, 'EUR', 'it', '25,50 €'],
] as const;

for (const [amount, currency, locale, text] of MONEY) {
  test(`writes ${amount} ${currency} in ${locale} as ${text}`, () => {
    assert.is(plain(money(amount, currency, locale)), text);
  });
}

const NUMBERS = [
  ['en-US', '12,345.6', '42%', 'May 1, 2024', 'A and B', 'January'],
  ['es', '12.345,6', '42 %', '1 de mayo de 2024', 'A y B', 'enero'],
  ['fr', '12 345,6', '42 %', '1 mai 2024', 'A et B', 'janvier'],
  ['it', '12.345,6', '42%', '1 maggio 2024', 'A e B', 'gennaio'],
] as const;

for (const [locale, count, share, day, pair, january] of NUMBERS) {
  test(`writes numbers, percentages, days and lists as ${locale} does`, () => {
    assert.is(plain(number(12345.6, locale)), count);
    assert.is(plain(percent(41.7, locale)), share);
    assert.is(date('2024-05-01', locale), day);
    assert.is(list(['A', 'B'], locale), pair);
    assert.is(monthNames(locale)[0], january);
    assert.is(monthNames(locale).length, 12);
  });
}

const NAMES = [
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann and Bob'],
  [['Ann', 'Bob', 'Cid'], 'Ann, Bob, and Cid'],
  [['Ann', 'Bob', 'Cid', 'Dee'], 'Ann, Bob, Cid and 1 other'],
  [['Ann', 'Bob', 'Cid', 'Dee', 'Eve'], 'Ann, Bob, Cid and 2 others'],
] as const;

for (const [names, text] of NAMES) {
  test(`names ${names.length} as "${text}"`, async () => {
    assert.is(nameList(names, await translatorFor('en-US'), 'en-US'), text);
  });
}

test.run();
