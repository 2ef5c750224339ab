import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { atCoordinates, atHouse, withDistricts } from '../support/districts.ts';
import { answering, silent, type startGeocoder } from '../support/geocoder.ts';
import { address, FOR_CONTACT, found } from '../support/lawmakers/lookups.ts';
import { importMadeUp } from '../support/lawmakers/made-up.ts';
import type { TestServer } from '../support/server.ts';

type Handler = Parameters<typeof startGeocoder>[0];

const CONGRESS = {
  countryCode: 'US',
  members: ['H NJ 1 Rep_One', 'H NJ 2 Rep_Two', 'H AK 0 Rep_Alaska'],
  postcodes: ['00001 H NJ 1', '00012 H NJ 1', '00012 H NJ 2', '00099 H NJ 1', '00099 H NY 9'],
  map: 'CD 119',
};
const STATES = {
  countryCode: 'US',
  members: [
    ...['a NJ 8 Ann_Eight', 'a NJ 9 Ann_Nine', 's NJ 8 Sam_Eight', 's NJ 9 Sam_Nine'],
    ...['a NH Hillsborough_23 Hil_Three', 's MA 1st_Essex Essie_First', 's NE 5 Una_Five', 's DC Ward_2 Wes_Two'],
  ],
  postcodes: [...['00012 a NJ 8', '00012 a NJ 9', '00012 s NJ 8', '00012 s NJ 9', '00001 a NJ 8', '00001 s NJ 8']],
  map: 'SLD 2024',
};

const ALL = { countryCode: 'US' };
const SPLIT = address({ postalCode: '00012' });
const withCensus = (handler: Handler, use: (server: TestServer, asked: URL[]) => Promise<void>, perMinute = 0) =>
  withDistricts(
    'census',
    handler,
    async (server, asked) => {
      await importMadeUp(server, 'us', CONGRESS);
      await importMadeUp(server, 'us-states', STATES);
      await use(server, asked);
    },
    { perMinute },
  );

const WHOLE = { congress: '02', upper: '9', lower: '8' };

test('asks the Census Bureau once for a house, its coordinates and the districts of three chambers', () =>
  withCensus(answering(atHouse(WHOLE)), async (server, asked) => {
    assert.is(await found(server, { ...SPLIT, street: 'Main Street, Apt 3' }, ALL), 'NJ-2 NJ-8 NJ-9');
    const [url, ...others] = asked;
    assert.is(others.length, 0);
    assert.equal(
      [url?.pathname, Object.fromEntries(url?.searchParams ?? [])],
      [
        '/geographies/onelineaddress',
        {
          ...{ address: '1 Main Street, Newark, NJ 00012', benchmark: 'Public_AR_Current', vintage: 'Current_Current' },
          ...{ layers: 'all', format: 'json' },
        },
      ],
    );
  }));

test('asks by the coordinates that an address has', () =>
  withCensus(answering(atCoordinates(WHOLE)), async (server, asked) => {
    assert.is(await found(server, { ...SPLIT, latitude: 40.5, longitude: -73.5 }, ALL), 'NJ-2 NJ-8 NJ-9');
    assert.equal(
      asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('x'), searchParams.get('y')]),
      [['/geographies/coordinates', '-73.5', '40.5']],
    );
  }));

const UNASKED: [title: string, place: Record<string, unknown>, search: object, expected: string][] = [
  ['the table settles all', address({ postalCode: '00001' }), ALL, 'NJ-1 NJ-8 NJ-8'],
  ['a state has one district', address({ postalCode: '99501', adminArea1Code: 'AK' }), { ...ALL, levels: [0] }, 'AK-0'],
  ['a network is somewhere', { countryCode: 'US', zip: '00012', lat: 40.5, lon: -73.5 }, ALL, 'NotFullAddress'],
  ['the address has no street', { ...SPLIT, street: '' }, ALL, 'NotFullAddress'],
];

for (const [title, place, search, expected] of UNASKED)
  test(`asks no service where ${title}`, () =>
    withCensus(answering(atHouse(WHOLE)), async (server, asked) => {
      assert.is(await found(server, place, search), expected);
      assert.is(asked.length, 0);
    }));

const at = (postalCode: string, adminArea1Code: string) =>
  address({ postalCode, adminArea1Code, adminArea1Name: '', city: 'Somewhere' });
const matched = (zip: string, state: string) => `1 MAIN ST, SOMEWHERE, ${state}, ${zip}`;
const only = (layer: string, NAME: string, GEOID = '34523') => ({ more: { [layer]: [{ GEOID, NAME }] } });
const LOWER = '2024 State Legislative Districts - Lower';
const UPPER = '2024 State Legislative Districts - Upper';

const NAMED: [name: string, place: Record<string, unknown>, answer: object, expected: string][] = [
  [
    'Hillsborough 23',
    at('03101', 'NH'),
    atHouse({ state: 'New Hampshire', ...only(LOWER, 'State House District Hillsborough 23') }, matched('03101', 'NH')),
    'NH-Hillsborough 23',
  ],
  [
    '1st Essex, which it calls First Essex,',
    at('01901', 'MA'),
    atHouse({ state: 'Massachusetts', ...only(UPPER, 'First Essex District') }, matched('01901', 'MA')),
    'MA-1st Essex',
  ],
  [
    '5 of one house',
    at('68001', 'NE'),
    atHouse({ state: 'Nebraska', ...only(UPPER, 'State Legislative District 5') }, matched('68001', 'NE')),
    'NE-5',
  ],
  [
    'Ward 2',
    at('20001', 'DC'),
    atHouse({ state: 'District of Columbia', ...only(UPPER, 'Ward 2') }, matched('20001', 'DC')),
    'DC-Ward 2',
  ],
  [
    'no seat that is vacant',
    at('00013', 'NJ'),
    atHouse({ ...only(LOWER, 'Assembly District 7') }, matched('00013', 'NJ')),
    'NoRepsFound',
  ],
  [
    'nobody by a name that nothing fits',
    at('03101', 'NH'),
    atHouse({ state: 'New Hampshire', ...only(LOWER, 'State House District Belknap 1') }, matched('03101', 'NH')),
    'NotFullAddress',
  ],
  [
    'nobody where no district is',
    at('03101', 'NH'),
    atHouse(
      { state: 'New Hampshire', ...only(LOWER, 'State House Districts not defined', '33ZZZ') },
      matched('03101', 'NH'),
    ),
    'NotFullAddress',
  ],
];

for (const [name, place, answer, expected] of NAMED)
  test(`finds ${name} by the Census Bureau's name`, () =>
    withCensus(answering(answer), async (server) =>
      assert.is(
        await found(server, place, { ...ALL, levels: [1], roles: expected === 'NoRepsFound' ? [0] : [] }),
        expected,
      ),
    ));

/** Of ZIP codes that are in no table, so that nothing holds the answer to the members' own map. */
const MAPS: [title: string, maps: (string | undefined)[], year: string, search: object, expected: string][] = [
  ['both of the lists’ maps', ['CD 119', 'SLD 2024'], '2024', ALL, 'NJ-2 NJ-8 NJ-9'],
  ['a map of later state districts', ['CD 119', 'SLD 2024'], '2026', ALL, 'NJ-2'],
  ['a map of an earlier Congress', ['CD 118', 'SLD 2024'], '2024', ALL, 'NJ-8 NJ-9'],
  ['no map that the list of Congress names', [undefined, 'SLD 2024'], '2024', ALL, 'NJ-8 NJ-9'],
  ['no map that the list of the states names', ['CD 119', undefined], '2024', ALL, 'NJ-2'],
  ['no map at all', [undefined, undefined], '2024', ALL, 'NotFullAddress'],
  ['a district of the search', ['CD 119', 'SLD 2024'], '2024', { levels: [0], districtIds: ['NJ-S9'] }, 'NJ-2'],
  ['it on a later map', ['CD 119', 'SLD 2024'], '2026', { levels: [0], districtIds: ['NJ-S9'] }, 'NotFullAddress'],
];

/** The same layers of another year. */
const ofYear = (answer: object, year: string) =>
  JSON.parse(JSON.stringify(answer).replaceAll('2024 State', `${year} State`)) as object;

for (const [title, [congress, states], year, search, expected] of MAPS)
  test(`counts districts of one map with the members: ${title}`, () =>
    withCensus(answering(ofYear(atHouse(WHOLE, '1 MAIN ST, NEWARK, NJ, 00013'), year)), async (server) => {
      for (const [list, map = null] of [['us', congress] as const, ['us-states', states] as const])
        await server.db.updateTable('lawmakerLists').set({ map }).where('list', '=', list).execute();
      assert.is(await found(server, address({ postalCode: '00013' }), { ...ALL, ...search }), expected);
    }));

test('finds the state of a ZIP code in two', () =>
  withCensus(answering(atHouse({ congress: '01' }, '1 MAIN ST, NEWARK, NJ, 00099')), async (server) => {
    const nowhere = address({ postalCode: '00099', adminArea1Code: '', adminArea1Name: '' });
    assert.is(await found(server, nowhere, { ...ALL, levels: [0] }), 'NJ-1');
  }));

/** The three chambers in order: which of them are found of the split ZIP code. */
const ODD: [title: string, answer: object, expected: string][] = [
  ['a missing layer', atHouse({ congress: '02', upper: '9' }), 'NJ-2 NJ-9'],
  ['the layer of another Congress', atHouse({ ...WHOLE, session: '120' }), 'NJ-8 NJ-9'],
  ['a district that the ZIP code does not touch', atHouse({ ...WHOLE, congress: '05' }), 'NJ-8 NJ-9'],
  ['another state', atHouse({ ...WHOLE, state: 'New York' }), 'NotFullAddress'],
  ['another house', atHouse(WHOLE, '3 MAIN ST, NEWARK, NJ, 00012'), 'NotFullAddress'],
  ['another ZIP code', atHouse(WHOLE, '1 MAIN ST, NEWARK, NJ, 00001'), 'NotFullAddress'],
  ['no match', { result: { addressMatches: [] } }, 'NotFullAddress'],
  [
    'two districts of one chamber',
    atHouse({
      ...WHOLE,
      more: {
        [LOWER]: [
          { GEOID: '34008', NAME: 'Assembly District 8' },
          { GEOID: '34009', NAME: 'Assembly District 9' },
        ],
      },
    }),
    'NJ-2 NJ-9',
  ],
  [
    'two matches in two districts',
    {
      result: {
        addressMatches: [
          ...atHouse(WHOLE).result.addressMatches,
          ...atHouse({ ...WHOLE, lower: '9' }).result.addressMatches,
        ],
      },
    },
    'NJ-2 NJ-9',
  ],
];

for (const [title, answer, expected] of ODD)
  test(`never finds a wrong person by ${title}`, () =>
    withCensus(answering(answer), async (server) => assert.is(await found(server, SPLIT, ALL), expected)));

const FAILING: [title: string, handler: Handler, status: number, error: string, wait: string][] = [
  ['down', answering('no', 500), 503, 'AddressLookupUnavailable', '30'],
  ['over its quota', answering('no', 429, { 'retry-after': '3123' }), 429, 'Too many requests', '600'],
  ['a page of a firewall', answering('<html><body>Sorry</body></html>'), 503, 'AddressLookupUnavailable', '30'],
  ['something else', answering({ result: null }), 503, 'AddressLookupUnavailable', '30'],
  ['silent', silent, 503, 'AddressLookupUnavailable', '30'],
];

for (const [title, handler, status, error, wait] of FAILING)
  test(`does not blame the address where the Census Bureau's service is ${title}`, () =>
    withCensus(handler, async ({ post }, asked) => {
      const answer = await post(FOR_CONTACT, { representativeSearch: ALL, address: SPLIT }, {});
      assert.equal([answer.status, answer.body, answer.headers['retry-after']], [status, { error }, wait]);
      assert.is(asked.length, 1, 'it is not asked again');
    }));

test('never says that a reader lives elsewhere where the service is down', () =>
  withCensus(answering('no', 500), async (server) => {
    assert.is(await found(server, SPLIT, { ...ALL, districtIds: ['NJ-2'] }), 'AddressLookupUnavailable');
  }));

test('keeps to the deployment’s limit', () =>
  withCensus(
    answering(atHouse(WHOLE)),
    async (server, asked) => {
      assert.is(await found(server, SPLIT, ALL), 'NJ-2 NJ-8 NJ-9');
      assert.is(await found(server, SPLIT, ALL), 'Too many requests');
      assert.is(asked.length, 1);
    },
    1,
  ));

test.run();
