import parse, { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { e164, inParts, parsePhone } from '../../../../../widget/parts/form/person/phone.ts';

const cases: [text: string, countryCode: string, expected: string | null][] = [
  ['(518) 555-0100', 'US', '+15185550100'],
  ['518 555 0100', '', '+15185550100'],
  ['+44 20 7946 0958', 'US', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['02 9374 4000', 'AU', '+61293744000'],
  ['(+49) 30 123456', 'US', '+4930123456'],
  ['011 44 20 7946 0958', 'US', '+442079460958'],
  ['00 1 518 555 0100', 'DE', '+15185550100'],
  ['8~10 44 20 7946 0958', 'KZ', '+442079460958'],
  ['810 44 20 7946 0958', 'RU', '+442079460958'],
  ['810 1 518 555 0100', 'BY', '+15185550100'],
  ['119 44 20 7946 0958', 'CU', '+442079460958'],
  ['990 44 20 7946 0958', 'FI', '+442079460958'],
  ['+٤٤ ٢٠ ٧٩٤٦ ٠٩٥٨', 'US', '+442079460958'],
  ['+800 1234 5678', 'US', '+80012345678'],
  ['\u202a(518)\u00a0555\u20110100\u202c', 'US', '+15185550100'],
  ['518 555 0100', 'XX', null],
  ['', 'US', null],
  ['   ', 'US', null],
  ['12', 'US', null],
  ['not a number', 'US', null],
];

for (const [text, countryCode, expected] of cases)
  test(`sends "${text}" from ${countryCode || 'nowhere'} as ${expected}`, async () => {
    assert.is(await parsePhone(text, countryCode, e164), expected);
  });

test('splits a number into its country and national number', async () => {
  assert.equal(await parsePhone('(518) 555-0100', '', inParts), { countryCode: 'US', nationalNumber: '5185550100' });
  assert.equal(await parsePhone('+44 20 7946 0958', 'US', inParts), {
    countryCode: 'GB',
    nationalNumber: '2079460958',
  });
});

/** One of each country, as the whole package reads it. */
const NUMBERS = Object.keys(examples).flatMap((country) => getExampleNumber(country as CountryCode, examples) ?? []);

test('reads a number of every country, at home and abroad', async () => {
  assert.ok(NUMBERS.length > 200);
  for (const number of NUMBERS) {
    const { country = '', number: text } = number;
    assert.is(await parsePhone(number.formatNational(), country, e164), text);
    assert.is(await parsePhone(number.formatInternational(), 'US', e164), text);
    assert.is((await parsePhone(text, 'FR', inParts))?.countryCode, parse(text)?.country);
  }
});

test.run();
