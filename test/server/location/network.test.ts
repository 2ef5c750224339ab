import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { factsOf, networkLocation } from '../../../server/location/network.ts';
import { GET_ACTIONS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const networks = networkLocation();
const countryOf = async (ip: string) => (await networks.find({ ip, headers: {} }))?.countryCode ?? null;

const ADDRESSES: [ip: string, country: string | null][] = [
  ['8.8.8.8', 'US'],
  ['::ffff:81.2.69.142', 'GB'],
  ['2a02:8084::1', 'IE'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:10.0.0.1', null],
  ['192.168.1.1', null],
  ['172.20.0.1', null],
  ['203.0.113.9', null],
  ['2001:db8::1', null],
  ['fd00::1', null],
  ['unix:', null],
  ['', null],
];

for (const [ip, country] of ADDRESSES)
  test(`places "${ip}" in ${country ?? 'no country'}`, async () => assert.is(await countryOf(ip), country));

const RECORDS: [title: string, record: unknown, expected: unknown][] = [
  ['a country', { country_code: 'FR' }, { countryCode: 'FR' }],
  [
    'a city of a flat file',
    { country_code: 'US', state1: 'New Jersey', city: 'Newark', postcode: '07103', latitude: 40.7, longitude: -74.2 },
    { countryCode: 'US', adminArea1Name: 'New Jersey', city: 'Newark', zip: '07103', lat: 40.7, lon: -74.2 },
  ],
  [
    'a city of a nested file',
    {
      country: { iso_code: 'CA' },
      subdivisions: [{ iso_code: 'QC', names: { en: 'Quebec' } }],
      city: { names: { en: 'Montreal' } },
      postal: { code: 'H2X' },
      location: { latitude: 45.5, longitude: -73.6 },
    },
    {
      countryCode: 'CA',
      adminArea1Code: 'QC',
      adminArea1Name: 'Quebec',
      city: 'Montreal',
      zip: 'H2X',
      lat: 45.5,
      lon: -73.6,
    },
  ],
  ['no country', { country_code: 'ZZ' }, null],
  ['nothing', null, null],
  ['something else', { asn: 13335 }, null],
];

for (const [title, record, expected] of RECORDS)
  test(`reads ${title}`, () => assert.equal(JSON.parse(JSON.stringify(factsOf(record))), expected));

test('finds a network’s country without a proxy', async () => {
  const place = await withPlace({ networkFile: undefined }, '8.8.8.8');
  assert.is(place, 'US');
});

test('prefers what the proxy says', async () =>
  assert.is(await withPlace({ trustProxy: 1 }, '8.8.8.8', { 'cf-ipcountry': 'FR' }), 'FR'));

test('uses the network behind a trusted proxy', async () =>
  assert.is(await withPlace({ trustProxy: 1 }, '127.0.0.1', { 'x-forwarded-for': '81.2.69.142' }), 'GB'));

test('leaves private addresses to the deployment’s place', async () =>
  assert.is(await withPlace({ defaultLocation: { countryCode: 'IT' } }, '192.168.1.1'), 'IT'));

async function withPlace(options: object, remoteAddress: string, headers: Record<string, string> = {}) {
  let country: unknown;
  await withServer(async ({ app }) => {
    const payload = { widgetRequestId: 'wr-fr' };
    const answer = await app.inject({ method: 'POST', url: `/api/${GET_ACTIONS}`, payload, headers, remoteAddress });
    country = answer.json().endUserLocation?.countryCode ?? null;
  }, options);
  return country;
}

test.run();
