import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type AddressComponent,
  backOffMs,
  type Place,
  placeAddress,
  retrying,
} from '../../../../widget/parts/addresses/places-lookup.ts';
import { TRENTON } from '../../support/addresses.ts';
import { withClock } from '../../support/clock.ts';

const component = (type: string, longText: string, shortText = longText): AddressComponent => ({
  types: [type, 'political'],
  longText,
  shortText,
});

const place = (...addressComponents: AddressComponent[]): Place => ({
  addressComponents,
  fetchFields: async () => ({}),
});

const TRENTON_PARTS = [
  component('street_number', '125'),
  component('route', 'West State Street', 'W State St'),
  component('locality', 'Trenton'),
  component('administrative_area_level_2', 'Mercer County'),
  component('administrative_area_level_1', 'New Jersey', 'NJ'),
  component('country', 'United States', 'US'),
  component('postal_code', '08608'),
];

test('reads a place of the maps service', () => {
  const location = { lat: () => 40.22, lng: () => -74.77 };
  assert.equal(placeAddress({ ...place(...TRENTON_PARTS), location, formattedAddress: '125 W State St, Trenton' }), {
    ...TRENTON,
    formattedAddress: '125 W State St, Trenton',
    county: 'Mercer County',
    latitude: 40.22,
    longitude: -74.77,
  });
});

test('keeps a flat with its street', () => {
  assert.is(placeAddress(place(...TRENTON_PARTS, component('subpremise', '4')))?.street, 'West State Street, Unit 4');
});

const REGIONS: [country: string, long: string, short: string, code: string, name: string][] = [
  ['GB', 'England', 'England', 'ENG', 'England'],
  ['GB', 'Scotland', 'Scotland', 'SCT', 'Scotland'],
  ['GB', 'Cymru', 'Cymru', 'WLS', 'Wales'],
  ['GB', 'Northern Ireland', 'Northern Ireland', 'NIR', 'Northern Ireland'],
  ['CA', 'Quebec', 'QC', 'QC', 'Québec'],
  ['AU', 'New South Wales', 'NSW', 'NSW', 'New South Wales'],
  ['NZ', 'Auckland', 'Auckland', 'AUK', 'Auckland'],
  ['NZ', "Hawke's Bay", "Hawke's Bay", 'HKB', 'Hawke’s Bay'],
  ['FR', 'Bretagne', 'Bretagne', 'Bretagne', 'Bretagne'],
];

for (const [country, long, short, code, name] of REGIONS)
  test(`${long} of ${country} is ${code}`, () => {
    const address = placeAddress(
      place(component('administrative_area_level_1', long, short), component('country', country, country)),
    );
    assert.equal([address?.adminArea1Code, address?.adminArea1Name], [code, name]);
  });

test('accepts a post town as town and a house name as number', () => {
  const address = placeAddress(
    place(component('premise', 'Rose Cottage'), component('postal_town', 'Frome'), component('country', 'UK', 'GB')),
  );
  assert.equal([address?.streetNo, address?.city, address?.postalCode], ['Rose Cottage', 'Frome', '']);
});

test('a place without a country is not an address', () => assert.is(placeAddress(place()), null));

for (const [retry, ms] of [
  [1, 2],
  [2, 8],
  [3, 24],
] as const)
  test(`retry ${retry} waits ${ms} ms`, () => assert.is(backOffMs(retry), ms));

test(
  'tries four times in all, then gives up with the last error',
  withClock(async (clock) => {
    let attempts = 0;
    const failing = retrying(async () => {
      attempts += 1;
      throw new Error(`attempt ${attempts}`);
    }).catch((error) => error);
    await clock.tick(2 + 8 + 24);
    assert.is((await failing).message, 'attempt 4');
  }),
);

test(
  'stops at the first success',
  withClock(async (clock) => {
    let attempts = 0;
    const loading = retrying(async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('no');
      return 'places';
    });
    await clock.tick(10);
    assert.is(await loading, 'places');
    assert.is(attempts, 3);
  }),
);

test.run();
