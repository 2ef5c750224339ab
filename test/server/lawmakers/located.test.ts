import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importLawmakers } from '../../../server/import/lawmakers/import.ts';
import type { WireLawmaker } from '../../../widget/core/api/wire.ts';
import { answering, censusMatch, silent, startGeocoder } from '../support/geocoder.ts';
import { address, CONGRESS, FOR_CONTACT, found, SENATE } from '../support/lawmakers/lookups.ts';
import { type TestServer, withServer } from '../support/server.ts';

const FIXTURE = 'test/fixtures/lawmakers';

/** ZIP code 00012 lies in both of the fixture's districts; this point is in the second. */
const SPLIT = address({ postalCode: '00012' });
const HOUSE = { ...CONGRESS, roles: [0] };
const MATCH = censusMatch('1 MAIN ST, NEWARK, NJ, 00012', [-73.5, 40.5]);

type Handler = Parameters<typeof startGeocoder>[0];

/** The fixture's lawmakers, and a geocoder that answers like this; `null` for none. */
async function withLawmakers(
  handler: Handler | null,
  use: (server: TestServer, asked: URL[]) => Promise<void>,
  perMinute = 0,
) {
  const { url, asked, close } = await startGeocoder(handler ?? silent);
  try {
    const geocoder = handler && { geocoder: { kind: 'census' as const, url, perMinute } };
    await withServer(async (server) => {
      await importLawmakers(server.db, FIXTURE, { clock: () => new Date() });
      await use(server, asked);
    }, geocoder ?? {});
  } finally {
    await close();
  }
}

test('locates a house entered by hand when its ZIP code has several districts', () =>
  withLawmakers(answering(MATCH), async (server, asked) => {
    assert.is(await found(server, SPLIT), 'NJ NJ NJ-2');
    assert.equal(
      asked.map(({ searchParams }) => searchParams.get('address')),
      ['1 Main Street, Newark, NJ 00012'],
    );
  }));

test('asks for the house without its flat number, whatever follows the ZIP code', () =>
  withLawmakers(answering(MATCH), async (server, asked) => {
    const flat = { ...SPLIT, street: 'Main Street, Apt 3', postalCode: '00012-1234' };
    assert.is(await found(server, flat), 'NJ NJ NJ-2');
    assert.is(asked[0]?.searchParams.get('address'), '1 Main Street, Newark, NJ 00012-1234');
  }));

const UNASKED: [title: string, place: Record<string, unknown>, search: object, expected: string][] = [
  ['one district decides', address({ postalCode: '00001' }), CONGRESS, 'NJ NJ NJ-1'],
  ['no district matters', SPLIT, SENATE, 'NJ NJ'],
  ['coordinates were given', { ...SPLIT, latitude: 40.5, longitude: -74.5 }, CONGRESS, 'NJ NJ NJ-1'],
  ['there is no street', { ...SPLIT, street: '' }, CONGRESS, 'NJ NJ'],
];

for (const [title, place, search, expected] of UNASKED)
  test(`sends no address to a geocoder when ${title}`, () =>
    withLawmakers(answering(MATCH), async (server, asked) => {
      assert.is(await found(server, place, search), expected);
      assert.is(asked.length, 0);
    }));

test('does not choose when the geocoder does not know the house', () =>
  withLawmakers(answering({ result: { addressMatches: [] } }), async (server) =>
    assert.is(await found(server, SPLIT), 'NJ NJ'),
  ));

test('does not use the location of another house', () =>
  withLawmakers(answering(censusMatch('3 MAIN ST, NEWARK, NJ, 00012', [-73.5, 40.5])), async (server) =>
    assert.is(await found(server, SPLIT), 'NJ NJ'),
  ));

test('does not choose without a geocoder', () =>
  withLawmakers(null, async (server) => {
    assert.is(await found(server, SPLIT), 'NJ NJ');
    assert.is(await found(server, SPLIT, HOUSE), 'NotFullAddress');
  }));

const FAILING: [title: string, handler: Handler, status: number, error: string][] = [
  ['down', answering('no', 500), 503, 'AddressLookupUnavailable'],
  ['over its quota', answering('no', 429, { 'retry-after': '7' }), 429, 'Too many requests'],
  ['silent', silent, 503, 'AddressLookupUnavailable'],
];

for (const [title, handler, status, error] of FAILING)
  test(`says that the geocoder is ${title}, and does not blame the address`, () =>
    withLawmakers(handler, async ({ post }) => {
      const answer = await post(FOR_CONTACT, { representativeSearch: HOUSE, address: SPLIT }, {});
      assert.equal([answer.status, answer.body], [status, { error }]);
      assert.ok(Number(answer.headers['retry-after']) > 0);
    }));

test('hides nobody who is certain when the geocoder is down', () =>
  withLawmakers(answering('no', 500), async ({ post }) => {
    const { body } = await post(FOR_CONTACT, { representativeSearch: CONGRESS, address: SPLIT }, {});
    assert.equal(
      (body as WireLawmaker[]).map(({ fullName, uncertain }) => [fullName, uncertain?.map(({ error }) => error)]),
      ['Senator One', 'Senator Two'].map((name) => [name, ['AddressLookupUnavailable']]),
    );
  }));

test('keeps to the deployment’s limit', () =>
  withLawmakers(
    answering(MATCH),
    async (server, asked) => {
      await found(server, SPLIT, HOUSE);
      assert.is(await found(server, SPLIT, HOUSE), 'Too many requests');
      assert.is(asked.length, 1);
    },
    1,
  ));

test.run();
