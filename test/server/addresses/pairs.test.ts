import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { areaOfPostcode } from '../../../server/calls/look-ups.ts';
import { purgePairs } from '../../../server/keep-purging.ts';
import { withServer } from '../support/server.ts';

const PATH = 'Widget/RecordAddressLocationPairs';

const pair = (changes: Record<string, unknown> = {}) => ({
  enteredAddress: '185 South Orange Ave, Newark, NJ 07103',
  enteredAddressLatitude: 40.73912,
  enteredAddressLongitude: -74.19083,
  geolocatedCountry: 'US',
  geolocatedLatitude: 40.8177,
  geolocatedLongitude: -74.2291,
  ...changes,
});

test('stores towns, not homes', () =>
  withServer(async ({ post, db }) => {
    const { status, body } = await post(PATH, pair());
    assert.equal([status, body], [200, {}]);
    const [{ id: _, at: __, ...row } = { id: 0, at: '' }] = await db
      .selectFrom('addressLocationPairs')
      .selectAll()
      .execute();
    assert.equal(row, {
      enteredArea: 'US 071',
      enteredLatitude: 40.7,
      enteredLongitude: -74.2,
      geolocatedCountry: 'US',
      geolocatedLatitude: 40.8,
      geolocatedLongitude: -74.2,
    });
  }));

test('deletes pairs after a quarter', () =>
  withServer(async ({ post, db }) => {
    await post(PATH, pair());
    const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
    const count = async () => (await db.selectFrom('addressLocationPairs').select('id').execute()).length;
    await purgePairs(db, inDays(89));
    assert.is(await count(), 1);
    await purgePairs(db, inDays(91));
    assert.is(await count(), 0);
  }));

test('accepts pairs with only an address', () =>
  withServer(async ({ post }) => {
    const { status } = await post(PATH, { enteredAddress: 'Somewhere', geolocatedCountry: null });
    assert.is(status, 200);
  }));

test('refuses an invalid address', () =>
  withServer(async ({ post }) => {
    assert.is((await post(PATH, pair({ enteredAddress: 'a'.repeat(10_001) }))).status, 400);
    assert.is((await post(PATH, {})).status, 400);
  }));

const AREAS: [text: string, area: string][] = [
  ['12345 Main St, Newark, NJ 07103-1234', 'US 071'],
  ['10 Downing Street, London SW1A 2AA', 'GB SW1A'],
  ['1 Main St, Toronto, ON m5v2t6', 'CA M5V'],
  ['Somewhere', ''],
];

for (const [text, area] of AREAS) test(`knows the area of "${text}"`, () => assert.is(areaOfPostcode(text), area));

test.run();
