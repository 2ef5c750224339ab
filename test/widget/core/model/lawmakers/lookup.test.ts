import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RepresentativeSearch } from '../../../../../widget/core/model/action.ts';
import type { Address } from '../../../../../widget/core/model/address/address.ts';
import {
  accuracyOf,
  addressError,
  covers,
  type LookupError,
  locationErrorOf,
} from '../../../../../widget/core/model/lawmakers/lookup.ts';
import { TRENTON } from '../../../support/addresses.ts';

const SEARCH: RepresentativeSearch = {
  id: 1,
  countryCode: 'US',
  levels: [0],
  roles: [0, 1],
  adminArea1Codes: [],
  districtIds: [],
};

type Some<T> = Partial<T>;

const BARE: Some<RepresentativeSearch> = { countryCode: '', levels: [], roles: [] };

const COVERS: [what: string, known: Some<RepresentativeSearch>, wanted: Some<RepresentativeSearch>, is: boolean][] = [
  ['itself', {}, {}, true],
  ['one with its id and other fields', {}, { levels: [1], roles: [9], countryCode: 'CA' }, true],
  ['one with its id as text', {}, { id: '1', levels: [1] }, true],
  ['fewer roles', {}, { id: 2, roles: [1] }, true],
  ['fewer levels', { levels: [0, 1] }, { id: 2, levels: [1] }, true],
  ['more roles', {}, { id: 2, roles: [0, 1, 2] }, false],
  ['another level', {}, { id: 2, levels: [1] }, false],
  ['another country', {}, { id: 2, countryCode: 'CA' }, false],
  ['another one without an id', { id: null }, { id: null, levels: [1] }, false],
  ['all levels if it has some', {}, { id: 2, levels: [] }, false],
  ['some levels if it has all', { levels: [] }, { id: 2 }, true],
  ['districts if it has none', {}, { id: 2, districtIds: ['NJ-1'] }, false],
  ['other districts', { districtIds: ['NJ-1', 'NJ-2'] }, { id: 2, districtIds: ['NJ-1'] }, false],
  ['the same districts', { districtIds: ['NJ-2', 'NJ-1'] }, { id: 2, districtIds: ['NJ-1', 'NJ-2'] }, true],
  ['all districts if it has some', { districtIds: ['NJ-1'] }, { id: 2 }, true],
  ['one with only another id', BARE, { ...BARE, id: 2 }, false],
  ['one with only its id', BARE, BARE, true],
];

for (const [what, known, wanted, is] of COVERS)
  test(`a search ${is ? 'covers' : 'does not cover'} ${what}`, () =>
    assert.is(covers({ ...SEARCH, ...known }, { ...SEARCH, ...wanted }), is));

const DEVOLVED: Some<RepresentativeSearch> = { countryCode: 'GB', levels: [1], roles: [0] };

const ERRORS: [what: string, search: Some<RepresentativeSearch>, address: Some<Address>, error: LookupError | null][] =
  [
    ['a complete address', {}, {}, null],
    ['a US address without a number', {}, { streetNo: '' }, 'NotFullAddress'],
    ['no postal code', {}, { postalCode: '' }, 'NotFullAddress'],
    ['no country, for lawmakers of one country', {}, { countryCode: '' }, 'NotFullAddress'],
    ['another country', {}, { countryCode: 'CA' }, 'OutsideOfTargetCountry'],
    ['a country without a look-up, for lawmakers of another', {}, { countryCode: 'FR' }, 'OutsideOfTargetCountry'],
    [
      'a country without a look-up, for any lawmakers',
      { countryCode: '' },
      { countryCode: 'FR' },
      'UnsupportedCountry',
    ],
    ['a country without a look-up, for a search known by its id', BARE, { countryCode: 'FR' }, null],
    ['a country with data of the deployment', { countryCode: 'FR' }, { countryCode: 'FR' }, null],
    ['a lowercase country code', { countryCode: 'us' }, {}, null],
    ['another state', { adminArea1Codes: ['NY', 'PA'] }, {}, 'OutsideOfTargetAdminArea1'],
    ['one of the states', { adminArea1Codes: ['NY', 'NJ'] }, {}, null],
    ['an unknown state', { adminArea1Codes: ['NY'] }, { adminArea1Code: '' }, null],
    ['a Canadian town', { countryCode: 'CA' }, { countryCode: 'CA', street: '', streetNo: '' }, null],
    ['Scotland, for its parliament', DEVOLVED, { countryCode: 'GB', adminArea1Code: 'SCT' }, null],
    [
      'England, which has no parliament of its own',
      DEVOLVED,
      { countryCode: 'GB', adminArea1Code: 'ENG' },
      'NoRepsFound',
    ],
    [
      'England, also for Westminster',
      { ...DEVOLVED, levels: [0, 1] },
      { countryCode: 'GB', adminArea1Code: 'ENG' },
      null,
    ],
  ];

for (const [what, search, address, error] of ERRORS)
  test(`${what} ${error ? `gives ${error}` : 'can be looked up'}`, () =>
    assert.is(addressError({ ...SEARCH, ...search }, { ...TRENTON, ...address }), error));

const LOCATION: [country: string, error: LookupError | null, location: string | null][] = [
  ['US', 'OutsideOfTargetDistrict', 'OutsideOfTargetDistrict'],
  ['US', 'OutsideOfTargetAdminArea1', 'OutsideOfTargetAdminArea1'],
  ['US', 'OutsideOfTargetCountry', 'OutsideOfTargetCountry'],
  ['US', 'UnsupportedCountry', 'UnsupportedCountry'],
  ['GB', 'OutsideOfTargetAdminArea1', null],
  ['GB', 'OutsideOfTargetDistrict', 'OutsideOfTargetDistrict'],
  ['US', 'NoRepsFound', null],
  ['US', 'NotFullAddress', null],
  ['US', 'Failed', null],
  ['US', null, null],
];

for (const [countryCode, error, location] of LOCATION)
  test(`${error} in ${countryCode} ${location ? 'replaces the action by a fallback' : 'is shown within the action'}`, () =>
    assert.is(locationErrorOf({ ...SEARCH, countryCode }, error), location));

test('tells an address from a postal code', () => {
  assert.is(accuracyOf(TRENTON), 'address');
  assert.is(accuracyOf({ ...TRENTON, street: '', streetNo: '' }), 'postcode');
});

test.run();
