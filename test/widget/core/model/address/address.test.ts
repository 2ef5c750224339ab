import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Address,
  addressFault,
  geocodingError,
  isSendable,
  missingParts,
  ukPostcode,
} from '../../../../../widget/core/model/address/address.ts';
import { TRENTON } from '../../../support/addresses.ts';

for (const part of [
  'streetNo',
  'street',
  'city',
  'adminArea1Code',
  'adminArea1Name',
  'countryCode',
  'postalCode',
] as const)
  test(`an address is not valid without ${part}`, () =>
    assert.equal(missingParts({ ...TRENTON, [part]: ' ' }), [part]));

test('a valid address lacks nothing and needs no county', () => assert.equal(missingParts(TRENTON), []));

const SENDABLE: [part: Partial<Address>, sendable: boolean][] = [
  [{}, true],
  [{ street: '', streetNo: '', city: '' }, true],
  [{ countryCode: '' }, false],
  [{ postalCode: ' ' }, false],
];

for (const [part, sendable] of SENDABLE)
  test(`${JSON.stringify(part)} ${sendable ? 'is' : 'is not'} sent`, () =>
    assert.is(isSendable({ ...TRENTON, ...part }), sendable));

const FRENCH = { ...TRENTON, countryCode: 'FR', adminArea1Code: '', adminArea1Name: '' };

const FAULTS: [what: string, address: Address | null, home: string | null, lookup: string | null][] = [
  ['nothing', null, 'addressInvalid', 'addressInvalid'],
  ['an address without a country', { ...TRENTON, countryCode: '' }, 'addressInvalid', 'addressInvalid'],
  ['a complete US address', TRENTON, null, null],
  ['a US address without a postal code', { ...TRENTON, postalCode: '' }, 'addressPostalCode', 'addressPostalCode'],
  ['a US address without a number', { ...TRENTON, streetNo: '' }, 'addressStreet', 'addressStreet'],
  ['a US address without a street', { ...TRENTON, street: '' }, 'addressStreet', 'addressStreet'],
  ['a US address without a town', { ...TRENTON, city: '' }, 'addressInvalid', 'addressInvalid'],
  ['a US address without a state', { ...TRENTON, adminArea1Code: '', adminArea1Name: '' }, ...twice('addressInvalid')],
  ['a French address without a region', FRENCH, null, null],
  ['a French street without a number', { ...FRENCH, streetNo: '' }, null, null],
  ['a French address without a town', { ...FRENCH, city: '' }, null, null],
  ['a French address without a postal code', { ...FRENCH, postalCode: '' }, null, 'addressPostalCode'],
  ['only a French street', { ...FRENCH, postalCode: '', city: '' }, ...twice('addressPostalCode')],
  ['only an Australian town', { ...FRENCH, countryCode: 'AU', street: '', streetNo: '' }, 'addressStreet', null],
  [
    'only a British postcode',
    { ...FRENCH, countryCode: 'GB', street: '', streetNo: '', city: '' },
    'addressStreet',
    null,
  ],
];

function twice(error: string): [string, string] {
  return [error, error];
}

for (const [what, address, home, lookup] of FAULTS)
  test(`${what} gives ${home ?? 'no error'} as a home, ${lookup ?? 'no error'} for a look-up`, () => {
    assert.is(addressFault(address, 'home'), home);
    assert.is(addressFault(address, 'lookup'), lookup);
    assert.is(geocodingError(address) === null, home === null || lookup === null);
  });

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
  test(`"${text}" contains ${postcode ? `the postcode ${postcode}` : 'no postcode'}`, () =>
    assert.is(ukPostcode(text), postcode));

test.run();
