import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import { createApiLookup } from '../../../../widget/parts/addresses/api-lookup.ts';
import { withApi } from '../../support/api-server.ts';

const api = withApi(test);

const NEAR = { latitude: 40.7, longitude: -74.2 };
const SUGGESTION = {
  id: 's1',
  text: '125 West State Street, Trenton',
  mainText: '125 West State Street',
  secondaryText: 'Trenton',
};
const GEOCODED = {
  streetNo: '125',
  street: 'West State Street',
  city: 'Trenton',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'us',
  postalCode: '08608',
  formattedAddress: '125 West State Street, Trenton, NJ 08608',
  latitude: null,
  longitude: null,
  accuracy: 'typed',
};

const lookup = (near: typeof NEAR | null = NEAR) => createApiLookup(api.base, { near, locale: 'en-US' });
const suggest = (query: string, countryCode = 'US', signal = new AbortController().signal) =>
  lookup().suggest(query, { countryCode, signal });

test('searches near the IP address’s location, within the country', async () => {
  api.replyWith({ json: [SUGGESTION] });
  assert.equal(await suggest('125 w&x'), [SUGGESTION]);
  const [{ path, method } = { path: '', method: '' }] = api.received;
  assert.is(method, 'GET');
  const { pathname, searchParams } = new URL(path, api.base);
  assert.is(pathname, '/api/Addresses/Suggest');
  assert.equal(Object.fromEntries(searchParams), {
    query: '125 w&x',
    countryCode: 'US',
    latitude: '40.7',
    longitude: '-74.2',
  });
});

test('leaves out unknown values', async () => {
  api.replyWith({ json: [] });
  await lookup(null).suggest('125', { countryCode: '', signal: new AbortController().signal });
  assert.is(api.received[0]?.path, '/api/Addresses/Suggest?query=125');
});

test('reads an address without coordinates', async () => {
  api.replyWith({ json: GEOCODED });
  const address = await lookup().geocode(SUGGESTION);
  assert.is(api.received[0]?.path, '/api/Addresses/Geocode?id=s1');
  assert.is(address?.countryCode, 'US');
  assert.is(address?.latitude, undefined);
});

test('keeps a flat with its street', async () => {
  api.replyWith({ json: { ...GEOCODED, unit: 'Apt 4' } });
  assert.is((await lookup().geocode(SUGGESTION))?.street, 'West State Street, Apt 4');
});

test('an unknown address is an answer, not a failure', async () => {
  api.replyWith({ json: [] });
  assert.equal(await suggest('zzz'), []);
});

const QUESTIONS = [
  ['suggestions', () => suggest('125'), [SUGGESTION]],
  ['geocoding', () => lookup().geocode(SUGGESTION), GEOCODED],
] as const;

for (const [name, ask, json] of QUESTIONS) {
  for (const status of [408, 413, 429, 500, 502, 503, 504])
    test(`retries ${name} up to twice after ${status}`, async () => {
      const failure = { status, json: {}, headers: { 'Retry-After': '0' } };
      api.replyWith(failure, failure, { json });
      assert.ok(await ask());
      assert.is(api.received.length, 3);
      api.replyWith(failure);
      const error = await ask().catch((cause) => cause);
      assert.instance(error, RequestError);
      assert.is(error.status, status);
      assert.is(api.received.length, 3);
    });

  test(`retries ${name} after a broken response`, async () => {
    api.replyWith({ breakOff: true }, { json });
    assert.ok(await ask());
    assert.is(api.received.length, 2);
  });

  test(`does not retry ${name} after a client error`, async () => {
    api.replyWith({ status: 400 });
    await ask().catch(() => {});
    assert.is(api.received.length, 1);
  });
}

test('does not retry if the server asks for a long wait', async () => {
  api.replyWith({ status: 429, json: {}, headers: { 'Retry-After': '30' } });
  const error = await suggest('125').catch((cause) => cause);
  assert.is(error.status, 429);
  assert.is(api.received.length, 1);
});

for (const json of [{}, [{ id: 1 }], 'x'])
  test(`${JSON.stringify(json)} is not a list of suggestions`, async () => {
    api.replyWith({ json });
    assert.instance(await suggest('125').catch((cause) => cause), Error);
  });

test('aborts a look-up whose answer is no longer needed', async () => {
  api.replyWith({ never: true });
  const controller = new AbortController();
  const asked = suggest('125', 'US', controller.signal).catch((cause) => cause);
  controller.abort();
  assert.instance(await asked, Error);
});

test.run();
