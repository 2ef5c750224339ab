import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES, percent } from '../../../../i18n/index.ts';
import { type Standing, standingOf } from '../../../../widget/actions/sentimentpoll/distribution.ts';
import { standingText } from '../../../../widget/actions/sentimentpoll/words.ts';
import { translatorFor } from '../../../i18n/locales.ts';

/** A distribution with so many answers in these parts. */
const inParts = (parts: Record<number, number>) => Array.from({ length: 12 }, (_, part) => parts[part] ?? 0);

const CASES: [title: string, counts: number[], value: number, standing: Standing][] = [
  ['nobody else', inParts({ 9: 1 }), 0.8, { is: 'alone' }],
  ['no answers at all', inParts({}), 0.8, { is: 'alone' }],
  ['one other, nearer the middle', inParts({ 9: 1, 6: 1 }), 0.8, { is: 'closerThanOther', end: 'high' }],
  ['one other, at the far end', inParts({ 1: 1, 11: 1 }), 0.1, { is: 'closerThanOther', end: 'low' }],
  ['one other, nearer the same end', inParts({ 9: 1, 11: 1 }), 0.8, { is: 'furtherThanOther', end: 'high' }],
  ['one other, in the same place', inParts({ 9: 2 }), 0.8, { is: 'same' }],
  ['all in the same place', inParts({ 2: 700 }), 0.2, { is: 'same' }],
  ['all in the middle', inParts({ 6: 20 }), 0.5, { is: 'same' }],
  ['the reader exactly in the middle', inParts({ 0: 5, 6: 1, 11: 5 }), 0.5, { is: 'halfway' }],
  ['a reader a step from the middle', inParts({ 0: 1, 5: 1, 11: 3 }), 0.49, { is: 'closer', end: 'low', percent: 75 }],
  ['the reader at the low end', inParts({ 0: 1, 6: 4, 11: 5 }), 0, { is: 'closerThanAll', end: 'low' }],
  ['the reader at the high end', inParts({ 0: 3, 11: 1 }), 1, { is: 'closerThanAll', end: 'high' }],
  ['some as far as the reader', inParts({ 0: 2, 11: 2 }), 1, { is: 'closer', end: 'high', percent: 67 }],
  ['all others nearer the end', inParts({ 8: 1, 10: 4 }), 0.7, { is: 'closerThanNone', end: 'high' }],
  ['others nearer the end or as near', inParts({ 8: 3, 10: 4 }), 0.7, { is: 'closerThanNone', end: 'high' }],
  ['most further', inParts({ 0: 64, 9: 1, 11: 36 }), 0.8, { is: 'closer', end: 'high', percent: 64 }],
  ['nearly all further', inParts({ 0: 9_999, 9: 1, 11: 1 }), 0.8, { is: 'closer', end: 'high', percent: 99 }],
  ['hardly any further', inParts({ 0: 1, 9: 1, 11: 9_999 }), 0.8, { is: 'closer', end: 'high', percent: 1 }],
];

for (const [title, counts, value, standing] of CASES)
  test(`with ${title}, ${value} is ${JSON.stringify(standing)}`, () =>
    assert.equal(standingOf(counts, value), standing));

const ENDS = { lowLabel: 'Cars', highLabel: 'Keep it car-free' };
const MOST_LOW = inParts({ 0: 64, 9: 1, 11: 36 });
const MOST_HIGH = inParts({ 0: 10, 9: 90, 11: 1 });

const SENTENCES: [title: string, counts: number[], value: number, words: string][] = [
  ['the first', inParts({ 9: 1 }), 0.8, 'You’re the first to answer'],
  ['one further to a side', MOST_LOW, 0.8, 'You’re closer to “Keep it car-free” than 64% of readers'],
  [
    'one with the majority',
    MOST_HIGH,
    0.8,
    'You’re with the majority. You’re closer to “Keep it car-free” than 10% of readers',
  ],
  ['one in the middle', inParts({ 0: 5, 6: 1 }), 0.5, 'You’re exactly in the middle'],
  ['one of two', inParts({ 0: 1, 9: 1 }), 0.8, 'You’re closer to “Keep it car-free” than the only other reader'],
];

for (const [title, counts, value, words] of SENTENCES)
  test(`tells ${title}: ${words}`, async () => {
    const t = await translatorFor('en-US');
    const text = standingText({ distribution: counts, value }, ENDS, t, 'en-US');
    assert.ok(text.endsWith(words), text);
  });

for (const locale of LOCALES)
  test(`names the end and the share as ${locale} writes them`, async () => {
    const text = standingText({ distribution: MOST_LOW, value: 0.8 }, ENDS, await translatorFor(locale), locale);
    assert.ok(text.includes(percent(64, locale)), text);
    assert.match(text, /[“«]\u202f?Keep it car-free\u202f?[”»]/);
    assert.not.match(text, /[{}]/);
  });

test.run();
