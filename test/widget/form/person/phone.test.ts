import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { e164, inParts, parsePhone } from '../../../../widget/form/person/phone.ts';

const cases: [text: string, countryCode: string, expected: string | null][] = [
  ['(518) 555-0100', 'US', '+15185550100'],
  ['518 555 0100', '', '+15185550100'],
  ['+44 20 7946 0958', 'US', '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['02 9374 4000', 'AU', '+61293744000'],
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

test.run();
