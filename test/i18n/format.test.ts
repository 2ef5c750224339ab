import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inSentence, list, nameList, number, percent } from '../../i18n/index.ts';
import { translatorFor } from './locales.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const NUMBERS = [
  ['en-US', '12,345.6', '42%', 'A and B'],
  ['es', '12.345,6', '42 %', 'A y B'],
  ['fr', '12 345,6', '42 %', 'A et B'],
  ['it', '12.345,6', '42%', 'A e B'],
] as const;

for (const [locale, count, share, pair] of NUMBERS) {
  test(`writes numbers, percentages and lists as ${locale} does`, () => {
    assert.is(plain(number(12345.6, locale)), count);
    assert.is(plain(percent(41.7, locale)), share);
    assert.is(list(['A', 'B'], locale), pair);
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

for (const [label, text] of [
  ['Full name', 'full name'],
  ['État ou région', 'état ou région'],
  ['SMS', 'SMS'],
  ['', ''],
] as const)
  test(`writes the label "${label}" within a sentence as "${text}"`, () => assert.is(inSentence(label, 'fr'), text));

test.run();
