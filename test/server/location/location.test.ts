import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cdnLocation } from '../../../server/location/cdn-headers.ts';
import type { ServerOptions } from '../../../server/options.ts';
import { GET_ACTIONS } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

const ip = '203.0.113.9';
const place = async (headers: Record<string, string>) => cdnLocation().find({ ip, headers });

test('reads Cloudflare’s headers', async () => {
  const found = await place({
    'cf-ipcountry': 'CA',
    'cf-region-code': 'QC',
    'cf-region': 'Quebec',
    'cf-ipcity': Buffer.from('Québec').toString('latin1'),
    'cf-iplatitude': '46.8',
    'cf-iplongitude': '-71.2',
  });
  assert.equal(found, {
    query: ip,
    countryCode: 'CA',
    countryName: 'Canada',
    currency: 'CAD',
    city: 'Québec',
    zip: undefined,
    adminArea1Code: 'QC',
    adminArea1Name: 'Quebec',
    lat: 46.8,
    lon: -71.2,
  });
});

test('reads Vercel’s percent-encoded city', async () => {
  const found = await place({ 'x-vercel-ip-country': 'DE', 'x-vercel-ip-city': 'K%C3%B6ln' });
  assert.is(found?.city, 'Köln');
  assert.is(found?.currency, 'EUR');
});

for (const country of ['XX', 'T1', '', 'usa'])
  test(`gives no location if the CDN sends "${country}"`, async () =>
    assert.is(await place({ 'cf-ipcountry': country }), null));

const countryOf = async (options: ServerOptions) => {
  let country: unknown;
  await withServer(async ({ post }) => {
    const { body } = await post(GET_ACTIONS, { widgetRequestId: 'wr-fr' }, { 'cf-ipcountry': 'FR' });
    country = (body as { endUserLocation: { countryCode: string } | null }).endUserLocation?.countryCode;
  }, options);
  return country;
};

test('trusts the headers behind a trusted proxy', async () => assert.is(await countryOf({ trustProxy: 1 }), 'FR'));

test('trusts no header that anybody can send', async () => assert.is(await countryOf({}), undefined));

test('uses the deployment’s place for readers without one', async () =>
  assert.is(await countryOf({ defaultLocation: { countryCode: 'IT' } }), 'IT'));

test('tells a widget where its reader is without the widget', () =>
  withServer(
    async ({ post }) => {
      const { body } = await post('Widget/GetEndUserLocation', {}, { 'cf-ipcountry': 'FR' });
      assert.equal(Object.keys(body as object), ['endUserLocation']);
      assert.is((body as { endUserLocation: { countryCode: string } }).endUserLocation.countryCode, 'FR');
    },
    { trustProxy: 1 },
  ));

test('assumes no location by default', () =>
  withServer(async ({ post }) => {
    const { body } = await post(GET_ACTIONS, { widgetRequestId: 'wr-fr' });
    assert.is((body as { endUserLocation: unknown }).endUserLocation, null);
  }));

test.run();
