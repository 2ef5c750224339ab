import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importLawmakers } from '../../../server/import/lawmakers/import.ts';
import { address, CONGRESS, found, SENATE } from '../support/lawmakers/lookups.ts';
import { type TestServer, withServer } from '../support/server.ts';

const FIXTURE = 'test/fixtures/lawmakers';

/** Points inside the fixture's district 1, district 2 and no district. */
const IN_1 = { latitude: 40.5, longitude: -74.5 };
const IN_2 = { latitude: 40.5, longitude: -73.5 };
const IN_HOLE = { latitude: 40.75, longitude: -74.75 };
const NEXT_STATE = { latitude: 40.5, longitude: -72.5 };
const AT_SEA = { latitude: 30, longitude: -60 };

type Case = [title: string, place: Record<string, unknown>, search: object, expected: string];

const of = (changes: object) => ({ ...CONGRESS, ...changes });
const zip = (postalCode: string, changes: object = {}) => address({ postalCode, ...changes });

const CASES: Case[] = [
  ['finds representative and senators', zip('00001'), CONGRESS, 'NJ NJ NJ-1'],
  ['reads ZIP+4', zip('00001-1234'), CONGRESS, 'NJ NJ NJ-1'],
  [
    'takes the area by its name',
    zip('00001', { adminArea1Code: '', adminArea1Name: 'New Jersey' }),
    CONGRESS,
    'NJ NJ NJ-1',
  ],
  ['knows the area by the ZIP code', zip('00001', { adminArea1Code: '', adminArea1Name: '' }), CONGRESS, 'NJ NJ NJ-1'],
  ['finds the members of one chamber', zip('00001'), of({ roles: [0] }), 'NJ-1'],
  ['takes no roles for all', zip('00001'), { countryCode: 'US' }, 'NJ NJ NJ-1'],
  ['finds nobody at a level without members', zip('00001'), of({ levels: [1] }), 'NoRepsFound'],
  ['finds nobody in a vacant seat', zip('00003'), of({ roles: [0] }), 'NoRepsFound'],
  ['finds the senators of a vacant seat', zip('00003'), CONGRESS, 'NJ NJ'],

  ['does not choose between the districts of a ZIP code', zip('00012'), CONGRESS, 'NJ NJ'],
  ['needs no district for senators', zip('00012'), SENATE, 'NJ NJ'],
  ['chooses by coordinates', zip('00012', IN_2), CONGRESS, 'NJ NJ NJ-2'],
  ['does not use coordinates inside a hole', zip('00012', IN_HOLE), CONGRESS, 'NJ NJ'],
  ['rejects coordinates outside the ZIP code’s district', zip('00001', IN_2), CONGRESS, 'NJ NJ'],
  ['rejects coordinates in another state', zip('00012', NEXT_STATE), CONGRESS, 'NotFullAddress'],
  ['rejects coordinates outside every district', zip('00001', AT_SEA), CONGRESS, 'NJ NJ'],
  ['accepts a point on a quay', zip('00002', { latitude: 40.5, longitude: -69.996 }), CONGRESS, 'NJ NJ NJ-2'],
  ['rejects a point out at sea', zip('00002', { latitude: 40.5, longitude: -69.99 }), CONGRESS, 'NJ NJ'],
  [
    'does not choose for a quay between two districts',
    zip('00012', { latitude: 41.001, longitude: -74 }),
    CONGRESS,
    'NJ NJ',
  ],
  ['uses the ZIP code if no polygon contradicts it', zip('00003', AT_SEA), CONGRESS, 'NJ NJ'],
  ['rejects a ZIP code of another state', zip('10001'), CONGRESS, 'NotFullAddress'],
  [
    'does not choose between the states of a ZIP code',
    zip('00099', { adminArea1Code: '', adminArea1Name: '' }),
    SENATE,
    'NotFullAddress',
  ],
  ['uses the given state for a ZIP code in two', zip('00099', { adminArea1Code: 'NY' }), SENATE, 'NY'],
  ['finds no district for an unknown ZIP code', zip('00055'), CONGRESS, 'NJ NJ'],
  ['knows the state of an unknown ZIP code', zip('00055'), SENATE, 'NJ NJ'],
  ['rejects a ZIP code in another state’s range', zip('10055'), SENATE, 'NotFullAddress'],
  ['uses coordinates for an unknown ZIP code', zip('00055', IN_1), CONGRESS, 'NJ NJ NJ-1'],
  ['knows the one district of a state', zip('99501', { adminArea1Code: 'AK' }), CONGRESS, 'AK-0'],
  ['knows the one district of a territory without ZIP codes', zip('96910', { adminArea1Code: 'GU' }), CONGRESS, 'GU-0'],
  ['accepts a territory as a country', zip('96910', { countryCode: 'GU', adminArea1Code: '' }), CONGRESS, 'GU-0'],

  ['needs a street number', zip('00001', { streetNo: ' ' }), CONGRESS, 'NotFullAddress'],
  ['needs a postal code', zip(''), CONGRESS, 'NotFullAddress'],
  ['needs a valid postal code', zip('ABCDE'), CONGRESS, 'NotFullAddress'],
  ['needs a country', zip('00001', { countryCode: '' }), CONGRESS, 'NotFullAddress'],
  ['stays in the target country', zip('00001', { countryCode: 'CA' }), CONGRESS, 'OutsideOfTargetCountry'],
  ['stays there, of a country alone', zip('', { countryCode: 'NO', streetNo: '' }), CONGRESS, 'OutsideOfTargetCountry'],
  ['knows no lawmakers of other countries', zip('00001', { countryCode: 'FR' }), { levels: [0] }, 'UnsupportedCountry'],
  [
    'finds nobody in a country without data',
    zip('2600', { countryCode: 'AU', adminArea1Code: 'ACT' }),
    { levels: [0] },
    'NoRepsFound',
  ],
  [
    'needs a full British address',
    zip('SW1A 1AA', { countryCode: 'GB', street: '', streetNo: '' }),
    { countryCode: 'GB' },
    'NotFullAddress',
  ],
  ['needs a whole British postcode', zip('SW1A', { countryCode: 'GB' }), { countryCode: 'GB' }, 'NotFullAddress'],
  ['stays in the target area', zip('00001'), of({ adminArea1Codes: ['NY', 'AK'] }), 'OutsideOfTargetAdminArea1'],
  ['accepts a target area with its country', zip('00001'), of({ adminArea1Codes: ['US-NJ'] }), 'NJ NJ NJ-1'],
  ['stays in the target district', zip('00001'), of({ districtIds: ['NJ-2'] }), 'OutsideOfTargetDistrict'],
  ['accepts a target district by number', zip('00001'), of({ districtIds: [1] }), 'NJ NJ NJ-1'],
  [
    'asks for a full address if the target district is one of several',
    zip('00012'),
    of({ districtIds: ['NJ-2'] }),
    'NotFullAddress',
  ],
  ['excludes an unrelated district', zip('00012'), of({ districtIds: ['NJ-3'] }), 'OutsideOfTargetDistrict'],
  [
    'holds senators to the target district',
    zip('00001'),
    { ...SENATE, districtIds: ['NJ-2'] },
    'OutsideOfTargetDistrict',
  ],
  ['finds nobody for an unknown search', zip('00001'), { id: 'none' }, 'NoRepsFound'],

  ['finds by the ZIP code of an IP address', { countryCode: 'US', zip: '00001' }, CONGRESS, 'NJ NJ NJ-1'],
  ['does not choose for an IP address', { countryCode: 'US', zip: '00012' }, CONGRESS, 'NJ NJ'],
  [
    'does not choose by an IP address’s location',
    { countryCode: 'US', zip: '00012', lat: 40.5, lon: -73.5 },
    CONGRESS,
    'NJ NJ',
  ],
  [
    'uses an IP address’s location far from any border',
    { countryCode: 'US', zip: '', lat: 40.5, lon: -73.5 },
    CONGRESS,
    'NJ NJ NJ-2',
  ],
  [
    'does not use an IP address’s location near a border',
    { countryCode: 'US', zip: '', lat: 40.5, lon: -73.99 },
    CONGRESS,
    'NotFullAddress',
  ],
  [
    'finds senators by the state of an IP address',
    { countryCode: 'US', zip: '', adminArea1Code: 'NJ' },
    SENATE,
    'NJ NJ',
  ],
  [
    'does not use an IP address in Britain',
    { countryCode: 'GB', zip: 'SW1A 1AA' },
    { countryCode: 'GB' },
    'NotFullAddress',
  ],
  ['needs to know the country of an IP address', { zip: '' }, CONGRESS, 'NotFullAddress'],
];

const withFixture = (use: (server: TestServer) => Promise<void>) =>
  withServer(async (server) => {
    await importLawmakers(server.db, FIXTURE, { clock: () => new Date() });
    await use(server);
  });

test('finds exactly the lawmakers of a place', () =>
  withFixture(async (server) => {
    for (const [title, place, search, expected] of CASES)
      assert.is(await found(server, place, search), expected, title);
  }));

test('uses the country’s sample address for a preview without one', () =>
  withServer(async ({ post }) => {
    const ask = async (countryCode: string) =>
      post('Lawmakers/GetForPreview', { representativeSearch: of({ countryCode }), userIPLocation: null }, {});
    const { body } = await ask('US');
    assert.equal(
      (body as { id: string }[]).map(({ id }) => id),
      ['demo-nj-sen-1', 'demo-nj-sen-2', 'demo-nj-10'],
    );
    assert.equal((await ask('GB')).body, { error: 'NoRepsFound' });
    assert.equal((await ask('FR')).body, { error: 'NotFullAddress' });
  }));

test('finds by the id of a search in the content', () =>
  withFixture(async (server) => {
    const data = JSON.stringify({ cards: [{ actions: [{ representativeSearch: { id: 77, ...SENATE } }] }] });
    await server.db.updateTable('widgets').set({ data }).where('requestId', '=', 'wr-poll').execute();
    assert.is(await found(server, zip('00001'), { id: '77' }), 'NJ NJ');
  }));

const REFUSALS: [what: string, search: object, refusal: object][] = [
  [
    'which country it is for',
    { countryCode: 'CA' },
    { error: 'OutsideOfTargetCountry', target: { countryCode: 'CA', adminArea1Codes: [], districtIds: [] } },
  ],
  [
    'which states',
    { ...SENATE, adminArea1Codes: ['US-NY'] },
    { error: 'OutsideOfTargetAdminArea1', target: { countryCode: 'US', adminArea1Codes: ['NY'], districtIds: [] } },
  ],
  [
    'which districts',
    { ...CONGRESS, districtIds: ['nj-2'] },
    { error: 'OutsideOfTargetDistrict', target: { countryCode: 'US', adminArea1Codes: [], districtIds: ['NJ-2'] } },
  ],
];

for (const [what, search, refusal] of REFUSALS)
  test(`tells readers elsewhere ${what}, also with only the id of a search`, () =>
    withFixture(async ({ post, db }) => {
      const data = JSON.stringify({ cards: [{ actions: [{ representativeSearch: { id: 77, ...search } }] }] });
      await db.updateTable('widgets').set({ data }).where('requestId', '=', 'wr-poll').execute();
      const ask = { representativeSearch: { id: 77 }, address: zip('00001') };
      const { status, body } = await post('Lawmakers/GetForContact', ask);
      assert.equal([status, body], [422, refusal]);
    }));

test('returns a lawmaker who is in the data twice only once', () =>
  withFixture(async ({ post }) => {
    const { body } = await post('Lawmakers/GetForContact', {
      representativeSearch: of({ roles: [0] }),
      address: zip('00001'),
    });
    assert.equal(
      (body as { fullName: string }[]).map(({ fullName }) => fullName),
      ['Ánna O’Fixture, Jr.'],
    );
  }));

test('keeps e-mail addresses on the server', () =>
  withFixture(async ({ post }) => {
    const { text, body } = await post('Lawmakers/GetForContact', {
      representativeSearch: SENATE,
      address: zip('00001'),
    });
    assert.equal(
      (body as { canBeEmailed: boolean }[]).map(({ canBeEmailed }) => canBeEmailed),
      [true, false],
    );
    assert.not.match(text, 'lawmakers.invalid');
  }));

test('needs no idempotency key, since it changes nothing', () =>
  withFixture(async ({ post }) => {
    const { status } = await post(
      'Lawmakers/GetForContact',
      { representativeSearch: SENATE, address: zip('00001') },
      {},
    );
    assert.is(status, 200);
  }));

test.run();
