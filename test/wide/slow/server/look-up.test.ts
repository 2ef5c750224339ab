import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GeocoderOptions } from '../../../../server/addresses/geocoders/create.ts';
import type { AddressSuggestion, GeocodedAddress } from '../../../../widget/core/api/wire.ts';
import { answering, censusMatch, photonFeature, silent, startGeocoder } from '../../../server/support/geocoder.ts';
import { type TestServer, withServer } from '../../../server/support/server.ts';

const WHOLE = '185 South Orange Ave, Newark, NJ 07103';
const POINT: [number, number] = [-74.1908, 40.7391];

type Query = Record<string, string>;

async function get({ app }: Pick<TestServer, 'app'>, path: string, query: Query) {
  const answer = await app.inject({ method: 'GET', url: `/api/Addresses/${path}`, query });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as unknown };
}

const suggest = async (server: TestServer, query: string, others: Query = { countryCode: 'US' }) =>
  get(server, 'Suggest', { query, ...others });

async function geocode(server: TestServer, query: string) {
  const [first] = (await suggest(server, query)).body as AddressSuggestion[];
  const { body } = await get(server, 'Geocode', { id: first?.id ?? '' });
  return body as GeocodedAddress;
}

async function withGeocoder(
  kind: GeocoderOptions['kind'],
  handler: Parameters<typeof startGeocoder>[0],
  use: (server: TestServer, asked: URL[]) => Promise<void>,
  perMinute = 0,
) {
  const { url, asked, close } = await startGeocoder(handler);
  try {
    await withServer((server) => use(server, asked), { geocoder: { kind, url, perMinute } });
  } finally {
    await close();
  }
}

test('suggests the typed address in two lines', () =>
  withServer(async (server) => {
    const { status, body, headers } = await suggest(server, WHOLE);
    assert.is(status, 200);
    const [{ id: _, ...first } = { id: '' }] = body as AddressSuggestion[];
    assert.equal(first, { text: WHOLE, mainText: '185 South Orange Ave', secondaryText: 'Newark, NJ 07103' });
    assert.is(headers['cache-control'], 'no-store');
  }));

test('returns the whole address without invented coordinates', () =>
  withServer(async (server) => {
    assert.equal(await geocode(server, '185 South Orange Ave apt 3 07103'), {
      unit: 'apt 3',
      streetNo: '185',
      street: 'South Orange Ave',
      city: 'Newark',
      county: 'Essex',
      adminArea1Code: 'NJ',
      adminArea1Name: 'New Jersey',
      countryCode: 'US',
      postalCode: '07103',
      formattedAddress: '185 South Orange Ave, apt 3, Newark, NJ 07103',
      accuracy: 'typed',
    });
  }));

test('leaves missing parts empty', () =>
  withServer(async (server) => {
    const { streetNo, street, postalCode } = await geocode(server, '07103');
    assert.equal([streetNo, street, postalCode], ['', '', '07103']);
  }));

test('suggests nothing for text that is no address', () =>
  withServer(async (server) => {
    for (const query of ['улица Ленина 5', '<script>alert(1)</script>', 'x', 'a'.repeat(5_000)])
      assert.equal((await suggest(server, query)).body, [], query.slice(0, 30));
  }));

test('suggests addresses only in the requested country', () =>
  withServer(async (server) => {
    const british = '10 Downing Street, London SW1A 2AA';
    for (const [query, countryCode] of [
      [`${british}, UK`, 'US'],
      [british, 'US'],
      [`${WHOLE}, USA`, 'GB'],
      [WHOLE, 'FR'],
    ] as const)
      assert.equal((await suggest(server, query, { countryCode })).body, [], `${query} in ${countryCode}`);
    const [first] = (await suggest(server, `${british}, UK`, {})).body as AddressSuggestion[];
    assert.is(first?.text, '10 Downing Street, London SW1A 2AA');
  }));

const BAD: [title: string, path: string, query: Query, field: string][] = [
  ['no query', 'Suggest', {}, 'query'],
  ['a blank query', 'Suggest', { query: '  ' }, 'query'],
  ['no id', 'Geocode', {}, 'id'],
  ['an unknown id', 'Geocode', { id: 'nobody' }, 'id'],
  ['an id of something else', 'Geocode', { id: Buffer.from('{"a":1}').toString('base64url') }, 'id'],
  ['an endless id', 'Geocode', { id: 'a'.repeat(5_000) }, 'id'],
];

for (const [title, path, query, field] of BAD)
  test(`refuses ${title}`, () =>
    withServer(async (server) => {
      const { status, body } = await get(server, path, query);
      assert.is(status, 400);
      assert.equal(Object.keys((body as { errors: object }).errors), [field]);
    }));

test('lets any page ask', () =>
  withServer(async ({ app }) => {
    const url = '/api/Addresses/Suggest?query=07103';
    const { headers } = await app.inject({ method: 'GET', url, headers: { origin: 'https://news.example' } });
    assert.is(headers['access-control-allow-origin'], '*');
  }));

test('takes coordinates from the configured geocoder', () =>
  withGeocoder(
    'census',
    answering(censusMatch('185 S ORANGE AVE, NEWARK, NJ, 07103', POINT)),
    async (server, asked) => {
      const { latitude, longitude, accuracy, street } = await geocode(server, WHOLE);
      assert.equal([latitude, longitude, accuracy, street], [40.7391, -74.1908, 'address', 'South Orange Ave']);
      assert.equal(
        asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('address')]),
        [['/locations/onelineaddress', WHOLE]],
      );
    },
  ));

test('takes a missing ZIP code from the geocoder', () =>
  withGeocoder('census', answering(censusMatch('920 BROAD ST, NEWARK, NJ, 07102', POINT)), async (server) => {
    assert.is((await geocode(server, '920 Broad St, Newark, NJ')).postalCode, '07102');
  }));

const OTHERS: [title: string, match: string][] = [
  ['another house', '187 S ORANGE AVE, NEWARK, NJ, 07103'],
  ['another ZIP code', '185 S ORANGE AVE, NEWARK, NJ, 07079'],
  ['another state', '185 S ORANGE AVE, NEWARK, DE, 07103'],
];

for (const [title, match] of OTHERS)
  test(`does not take the coordinates of ${title}`, () =>
    withGeocoder('census', answering(censusMatch(match, POINT)), async (server) => {
      const { latitude, accuracy } = await geocode(server, WHOLE);
      assert.equal([latitude, accuracy], [undefined, 'typed']);
    }));

const FAILURES: [title: string, handler: Parameters<typeof startGeocoder>[0]][] = [
  ['down', answering('no', 500)],
  ['over its quota', answering('no', 429)],
  ['cut off', (request) => request.socket.destroy()],
  ['speaking another language', answering('<html>')],
  ['answering something else', answering({ result: null })],
];

for (const [title, handler] of FAILURES)
  test(`works without a geocoder that is ${title}`, () =>
    withGeocoder('census', handler, async (server) => {
      const { postalCode, accuracy } = await geocode(server, WHOLE);
      assert.equal([postalCode, accuracy], ['07103', 'typed']);
    }));

test('works without a geocoder that does not answer', () =>
  withGeocoder('census', silent, async (server) => {
    assert.is((await geocode(server, WHOLE)).accuracy, 'typed');
  }));

const photon = (properties: Record<string, string> = {}) =>
  photonFeature(
    {
      housenumber: '185',
      street: 'South Orange Avenue',
      city: 'Newark',
      state: 'New Jersey',
      postcode: '07103',
      ...properties,
    },
    POINT,
  );

test('suggests a geocoder’s results near the reader, with coordinates', () =>
  withGeocoder('photon', answering({ features: [photon()] }), async (server, asked) => {
    const near = { countryCode: 'US', latitude: '40.7', longitude: '-74.2' };
    const [first] = (await suggest(server, '185 south or', near)).body as AddressSuggestion[];
    assert.is(first?.text, '185 South Orange Avenue, Newark, NJ 07103');
    const { body } = await get(server, 'Geocode', { id: first?.id ?? '' });
    assert.equal([(body as GeocodedAddress).latitude, (body as GeocodedAddress).accuracy], [40.7391, 'address']);
    assert.equal([...(asked[0]?.searchParams.values() ?? [])], ['185 south or', '8', '40.7', '-74.2']);
  }));

test('does not take a street or another country for an address', () =>
  withGeocoder(
    'photon',
    answering({ features: [photon({ housenumber: '' }), photon({ countrycode: 'CA' })] }),
    async (server) => assert.equal((await suggest(server, '185 south or')).body, []),
  ));

const REFUSALS: [
  title: string,
  handler: Parameters<typeof startGeocoder>[0],
  status: number,
  error: string,
  wait: string,
][] = [
  ['down', answering('no', 503), 503, 'AddressLookupUnavailable', '30'],
  ['down for a while', answering('no', 503, { 'retry-after': '120' }), 503, 'AddressLookupUnavailable', '120'],
  ['over its quota', answering('no', 429, { 'retry-after': '7' }), 429, 'Too many requests', '7'],
];

for (const [title, handler, status, error, wait] of REFUSALS)
  test(`says that the geocoder is ${title} when nothing else helps`, () =>
    withGeocoder('photon', handler, async (server) => {
      const refused = await suggest(server, '185 south or');
      assert.equal([refused.status, refused.body, refused.headers['retry-after']], [status, { error }, wait]);
    }));

test('parses the typed text while the geocoder is down', () =>
  withGeocoder('photon', answering('no', 503), async (server) =>
    assert.is(((await suggest(server, WHOLE)).body as AddressSuggestion[])[0]?.text, WHOLE),
  ));

test('asks a geocoder no more often than configured', () =>
  withGeocoder(
    'photon',
    answering({ features: [] }),
    async (server, asked) => {
      await suggest(server, '185 south or');
      const { status } = await suggest(server, '185 south ora');
      assert.equal([status, asked.length], [429, 1]);
    },
    1,
  ));

test.run();
