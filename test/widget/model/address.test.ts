import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Address, geocodingError, isSendable, missingParts, ukPostcode } from '../../../widget/model/address.ts';

const WHOLE: Address = {
  streetNo: '125',
  street: 'West State Street',
  city: 'Trenton',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '08608',
};

for (const part of [
  'streetNo',
  'street',
  'city',
  'adminArea1Code',
  'adminArea1Name',
  'countryCode',
  'postalCode',
] as const)
  test(`an address is not valid without ${part}`, () => assert.equal(missingParts({ ...WHOLE, [part]: ' ' }), [part]));

test('a valid address lacks nothing, and needs no county', () => assert.equal(missingParts(WHOLE), []));

const SENDABLE: [part: Partial<Address>, sendable: boolean][] = [
  [{}, true],
  [{ street: '', streetNo: '', city: '' }, true],
  [{ countryCode: '' }, false],
  [{ postalCode: ' ' }, false],
];

for (const [part, sendable] of SENDABLE)
  test(`${JSON.stringify(part)} ${sendable ? 'is' : 'is not'} sent`, () =>
    assert.is(isSendable({ ...WHOLE, ...part }), sendable));

const GEOCODED: [what: string, address: Address | null, error: string | null][] = [
  ['nothing', null, 'addressInvalid'],
  ['a whole address', WHOLE, null],
  ['no postal code', { ...WHOLE, postalCode: '' }, 'addressPostalCode'],
  ['neither postal code nor street', { ...WHOLE, postalCode: '', street: '' }, 'addressPostalCode'],
  ['a US address without a number', { ...WHOLE, streetNo: '' }, 'addressStreet'],
  ['a US address without a street', { ...WHOLE, street: '' }, 'addressStreet'],
  ['a US address without a town', { ...WHOLE, city: '' }, 'addressInvalid'],
  ['a US address without a state', { ...WHOLE, adminArea1Code: '', adminArea1Name: '' }, 'addressInvalid'],
  ['an Australian town', { ...WHOLE, countryCode: 'AU', street: '', streetNo: '' }, null],
  ['a town in New Zealand', { ...WHOLE, countryCode: 'NZ', street: '', streetNo: '' }, null],
  ['a British postcode', { ...WHOLE, countryCode: 'GB', street: '', streetNo: '' }, null],
];

for (const [what, address, error] of GEOCODED)
  test(`${what} is ${error ?? 'taken'}`, () => assert.is(geocodingError(address), error));

const POSTCODES: [text: string, postcode: string][] = [
  ['10 Downing Street, London SW1A 2AA', 'SW1A 2AA'],
  ['sw1a2aa', 'SW1A 2AA'],
  ['Flat 2, 1 High St, Leeds ls1 4ap, UK', 'LS1 4AP'],
  ['M1 1AE', 'M1 1AE'],
  ['B33 8TH', 'B33 8TH'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['W1A 1HQ', 'W1A 1HQ'],
  ['EC1A 1BB', 'EC1A 1BB'],
  ['GIR 0AA', 'GIR 0AA'],
  ['SW1A', ''],
  ['10 Downing Street', ''],
  ['QQ1 1QQ', ''],
  ['XSW1A 2AAX', ''],
  ['', ''],
];

for (const [text, postcode] of POSTCODES)
  test(`"${text}" holds ${postcode ? `the postcode ${postcode}` : 'no postcode'}`, () =>
    assert.is(ukPostcode(text), postcode));

test.run();
