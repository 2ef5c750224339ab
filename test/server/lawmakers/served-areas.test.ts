import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Place } from '../../../server/lawmakers/place.ts';
import { censusDistricts } from '../../../server/lawmakers/services/census.ts';
import { postcodesIo, represent } from '../../../server/lawmakers/services/gb-ca.ts';
import { atCoordinates, constituency, ridings } from '../support/districts.ts';

/** A district's number means another place in another state: an answer must say in which it lies. */

const BASE = 'https://service.example/';
const POINT = { latitude: 40.5, longitude: -73.5 };
const place = { countryCode: 'US', postcode: 'ZZ1 1AA', point: POINT } as unknown as Place;
const LOWER = '2024 State Legislative Districts - Lower';
const OF_NEW_YORK = { [LOWER]: [{ GEOID: '36035', BASENAME: '35', NAME: 'Assembly District 35' }] };
const TWO_STATES = {
  States: [
    { GEOID: '34', NAME: 'New Jersey' },
    { GEOID: '36', NAME: 'New York' },
  ],
};

const census = (answer: unknown) => censusDistricts(BASE, async () => answer).districtsAt(place, null);

const NAMES: [what: string, more: object, names: string[][] | null][] = [
  ['of its own state', { [LOWER]: [{ GEOID: '34035', BASENAME: '35' }] }, [['35']]],
  ['of another state', OF_NEW_YORK, []],
  ['with two states', { ...OF_NEW_YORK, ...TWO_STATES }, null],
  ['without a state', { ...OF_NEW_YORK, States: [] }, null],
  ['with a state that nobody knows', { ...OF_NEW_YORK, States: [{ GEOID: '36', NAME: 'Atlantis' }] }, null],
];

for (const [what, more, names] of NAMES)
  test(`takes ${names?.length ? 'the' : 'no'} district ${what} from the Census Bureau`, async () => {
    const served = await census(atCoordinates({ more }));
    assert.equal(served?.districts.map((each) => each.names) ?? null, names);
  });

test('takes no constituency of a country that nobody knows', async () => {
  const ask = async () => constituency('Oldtown', 'E14009999', 'Atlantis');
  assert.is(await postcodesIo(BASE, ask).districtsAt(place, null), null);
});

test('takes no riding of a province that nobody knows, and none of two', async () => {
  const at = (...all: [string, string][]) => represent(BASE, async () => ridings(all)).districtsAt(place, null);
  assert.is((await at(['Avalon', '10001']))?.adminArea1Code, 'NL');
  assert.is(await at(['Nowhere', '99001']), null);
  assert.is(await at(['Avalon', '10001'], ['Richmond', '59001']), null);
});

test.run();
