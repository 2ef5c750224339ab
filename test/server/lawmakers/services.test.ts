import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { constituency, ridings, withDistricts } from '../support/districts.ts';
import { answering, photonFeature, silent, type startGeocoder } from '../support/geocoder.ts';
import { address, found } from '../support/lawmakers/lookups.ts';
import { importMadeUp } from '../support/lawmakers/made-up.ts';

type Handler = Parameters<typeof startGeocoder>[0];

const GB = {
  countryCode: 'GB',
  members: [
    'H ENG Newtown_and_Vale Nell_Vale',
    'H SCT Glen_Ewe Gil_Ewe',
    'H ENG E14009998 Cora_Code',
    'H WLS Cwm Cai_Cwm',
  ],
  postcodes: ['ZZ22AA H ENG Newtown_and_Vale', 'ZZ22AA H ENG E14009998'],
};
const british = (postalCode: string, changes: object = {}) =>
  address({ countryCode: 'GB', postalCode, adminArea1Code: '', adminArea1Name: '', city: 'Newtown', ...changes });
const COMMONS = { countryCode: 'GB', levels: [0], roles: [0] };

const BRITISH: [title: string, place: Record<string, unknown>, handler: Handler, expected: string][] = [
  ['a constituency by its name', british('ZZ1 1AA'), answering(constituency('Newtown & Vale')), 'ENG-Newtown and Vale'],
  ['one by its code', british('ZZ1 1AA'), answering(constituency('Codeham', 'E14009998')), 'ENG-E14009998'],
  ['one of Scotland', british('ZZ1 1AA'), answering(constituency('Glen Ewe', 'S14000001', 'Scotland')), 'SCT-Glen Ewe'],
  [
    'nobody of another nation',
    british('ZZ1 1AA', { adminArea1Code: 'WLS' }),
    answering(constituency('Newtown and Vale')),
    'NotFullAddress',
  ],
  ['nobody by the old map', british('ZZ1 1AA'), answering(constituency(null, null)), 'NotFullAddress'],
  [
    'nobody by a postcode that is unknown',
    british('ZZ1 1AB'),
    answering({ status: 404, error: 'Postcode not found' }, 404),
    'NotFullAddress',
  ],
  ['nobody by a page that is missing', british('ZZ1 1AB'), answering('<html>', 404), 'AddressLookupUnavailable'],
  ['nobody while it is over its quota', british('ZZ1 1AB'), answering('', 429), 'Too many requests'],
  ['nobody while it is silent', british('ZZ1 1AB'), silent, 'AddressLookupUnavailable'],
];

for (const [title, place, handler, expected] of BRITISH)
  test(`finds ${title} by postcodes.io`, () =>
    withDistricts('postcodes.io', handler, async (server, asked) => {
      await importMadeUp(server, 'gb', GB);
      assert.is(await found(server, place, COMMONS), expected);
      assert.is(asked[0]?.pathname, `/postcodes/${String(place.postalCode).replace(' ', '')}`);
    }));

test('does not let the middle of a postcode choose between its constituencies', () =>
  withDistricts('postcodes.io', answering(constituency('Newtown and Vale')), async (server, asked) => {
    await importMadeUp(server, 'gb', GB);
    assert.is(await found(server, british('ZZ2 2AA'), COMMONS), 'NotFullAddress');
    assert.is(asked.length, 0);
  }));

const CA = {
  countryCode: 'CA',
  members: ['H NB 13006 Nora_Six', 'H NB Saint_John—Kennebecasis Jon_Ken', 'H NS 12003 Nat_Three'],
  postcodes: ['E2L1A1 H NB 13006', 'E2L1A1 H NB Saint_John—Kennebecasis'],
};
const canadian = (postalCode: string, changes: object = {}) =>
  address({ countryCode: 'CA', postalCode, adminArea1Code: 'NB', adminArea1Name: '', city: 'Saint John', ...changes });
const POINT = { latitude: 45.27, longitude: -66.06 };
const SAINT_JOHN: [string, string] = ['Saint John–Kennebecasis', '13010'];

const CANADIAN: [title: string, place: Record<string, unknown>, handler: Handler, expected: string][] = [
  ['a riding by its number', canadian('E2L 1A1', POINT), answering(ridings([['Fundy', '13006']])), 'NB-13006'],
  ['one by its name', canadian('E2L 1A1', POINT), answering(ridings([SAINT_JOHN])), 'NB-Saint John—Kennebecasis'],
  [
    'the province of a postcode in no table',
    canadian('E9Z 9Z9', { ...POINT, adminArea1Code: '' }),
    answering(ridings([SAINT_JOHN])),
    'NB-Saint John—Kennebecasis',
  ],
  [
    'nobody of another province',
    canadian('E2L 1A1', POINT),
    answering(ridings([['Halifax', '12003']])),
    'NotFullAddress',
  ],
  [
    'nobody by another map',
    canadian('E2L 1A1', POINT),
    answering(ridings([SAINT_JOHN], 'federal-electoral-districts')),
    'NotFullAddress',
  ],
  [
    'nobody by two ridings',
    canadian('E2L 1A1', POINT),
    answering(ridings([SAINT_JOHN, ['Fundy', '13006']])),
    'NotFullAddress',
  ],
  ['nobody at sea', canadian('E2L 1A1', POINT), answering(ridings([])), 'NotFullAddress'],
  ['nobody while it is down', canadian('E2L 1A1', POINT), answering('<html>', 502), 'AddressLookupUnavailable'],
  ['nobody by something else', canadian('E2L 1A1', POINT), answering({}), 'AddressLookupUnavailable'],
];

for (const [title, place, handler, expected] of CANADIAN)
  test(`finds ${title} by Represent`, () =>
    withDistricts('represent', handler, async (server, asked) => {
      await importMadeUp(server, 'ca', CA);
      assert.is(await found(server, place, { countryCode: 'CA' }), expected);
      assert.is(asked[0]?.searchParams.get('contains'), '45.27,-66.06');
    }));

test('asks Represent with the coordinates of a geocoder', () => {
  const house = {
    housenumber: '1',
    street: 'Main Street',
    city: 'Saint John',
    state: 'New Brunswick',
    postcode: 'E2L 1A1',
    countrycode: 'CA',
  };
  const geocoder = answering({ features: [photonFeature(house, [-66.06, 45.27])] });
  return withDistricts(
    'represent',
    answering(ridings([SAINT_JOHN])),
    async (server, asked) => {
      await importMadeUp(server, 'ca', CA);
      assert.is(await found(server, canadian('E2L 1A1'), { countryCode: 'CA' }), 'NB-Saint John—Kennebecasis');
      assert.is(asked.length, 1);
    },
    { geocoder },
  );
});

test.run();
