import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bearer, FIGURES, withAccess } from '../support/access.ts';

/** Other ways in than a token, and what every answer says to browsers. */

const TRIAL = { openDashboards: true };

test('opens a trial to whoever sits there', () =>
  withAccess(async ({ get }) => {
    assert.equal((await get(FIGURES)).json(), { publisherId: null });
    assert.match((await get('/dashboard')).body, '<title>Dashboards</title>');
    assert.is((await get('/dashboard/login?next=/dashboard/actions')).headers.location, '/dashboard/actions');
  }, TRIAL));

for (const [headers, status] of [
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'http://localhost:4621' }, 403],
  [{ origin: 'null' }, 403],
  [{ host: 'rebound.example:4620' }, 401],
  [{ host: 'rebound.example:4620', origin: 'http://rebound.example:4620', 'sec-fetch-site': 'same-origin' }, 401],
  [{ 'x-forwarded-for': '203.0.113.7' }, 401],
] as [Record<string, string>, number][])
  test(`closes a trial to ${JSON.stringify(headers)}`, () =>
    withAccess(async ({ get }) => {
      assert.is((await get(FIGURES, { headers })).statusCode, status);
      assert.not.match((await get('/dashboard', { headers })).body, '<title>Dashboards</title>');
    }, TRIAL));

const PROXY = {
  publicOrigin: 'https://widgets.example',
  trustProxy: '10.0.0.0/8',
  dashboardUserHeader: 'x-forwarded-user',
};
const SAID = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-user': 'ada' };

test('believes a trusted proxy that says who is signed in', () =>
  withAccess(async ({ get }) => {
    const asked = { from: '10.0.0.2', headers: SAID };
    assert.equal((await get(FIGURES, asked)).json(), { publisherId: null });
    assert.match((await get('/dashboard', asked)).body, '<title>Dashboards</title>');
  }, PROXY));

for (const [title, from, headers, options] of [
  ['a reader who reaches the server directly', '203.0.113.7', SAID, {}],
  ['a reader who names the proxy', '203.0.113.7', { ...SAID, 'x-forwarded-for': '10.0.0.2' }, {}],
  ['a program beside the proxy that forwards nothing', '10.0.0.2', { 'x-forwarded-user': 'ada' }, {}],
  ['a proxy that names nobody', '10.0.0.2', { ...SAID, 'x-forwarded-user': ' ' }, {}],
  ['a header that is not set', '10.0.0.2', SAID, { dashboardUserHeader: undefined }],
  ['a mere number of proxies', '10.0.0.2', SAID, { trustProxy: 1 }],
  ['no proxy', '10.0.0.2', SAID, { trustProxy: false }],
] as const)
  test(`does not believe ${title}`, () =>
    withAccess(
      async ({ get }) => {
        assert.is((await get(FIGURES, { from, headers })).statusCode, 401);
        assert.is((await get('/dashboard', { from, headers })).statusCode, 303);
      },
      { ...PROXY, ...options } as never,
    ));

for (const [said, query, status, publisherId] of [
  ['*', '', 200, null],
  ['1', '', 200, '1'],
  ['1', '?publisher=2', 403, undefined],
  ['', '', 401, undefined],
] as const)
  test(`opens what the proxy says: "${said}"${query}`, () =>
    withAccess(
      async ({ get }) => {
        const answer = await get(FIGURES + query, { from: '10.0.0.2', headers: { ...SAID, 'x-publisher': said } });
        assert.is(answer.statusCode, status);
        assert.is(answer.json().publisherId, publisherId);
      },
      { ...PROXY, dashboardPublisherHeader: 'x-publisher' },
    ));

const TARGETS: [url: string, status: number][] = [
  ['/dashboard', 200],
  ['/dashboard/', 200],
  ['/dashboard/index.html', 200],
  ['/dashboard/login', 303],
  ['/%64ashboard', 200],
  [FIGURES, 200],
  ['/dashboard/api/none', 404],
  ['/dashboard/none.js', 404],
  ['/metrics/none', 404],
];

for (const [url, status] of TARGETS)
  test(`lets no page elsewhere read or frame ${url}`, () =>
    withAccess(async ({ make, get }) => {
      const { token } = await make();
      const { statusCode, headers } = await get(url, { headers: bearer(token) });
      assert.is(statusCode, status);
      for (const name of ['access-control-allow-origin', 'access-control-expose-headers', 'timing-allow-origin'])
        assert.is(headers[name], undefined, name);
      assert.is(headers['cross-origin-resource-policy'], 'same-origin');
      assert.is(headers['referrer-policy'], 'same-origin');
      assert.is(headers['cache-control'], 'no-store');
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
    }));

test('runs the application’s own code alone, and lets it ask this server alone', () =>
  withAccess(async ({ get }) => {
    const policy = String((await get('/dashboard')).headers['content-security-policy']);
    assert.match(policy, "default-src 'none'; script-src 'self'; style-src 'self'");
    assert.match(policy, "connect-src 'self'");
    assert.not.match(policy, 'unsafe');
  }, TRIAL));

test('refuses a preflight', () =>
  withAccess(async ({ app }) => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    };
    for (const url of [FIGURES, '/metrics', '/%64ashboard/login']) {
      const answer = await app.inject({ method: 'OPTIONS', url, headers });
      const open = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      assert.equal(open, [], url);
    }
  }, TRIAL));

test('sends the application’s code to anybody, to be kept, and no other file by that way', () =>
  withAccess(async ({ get }) => {
    const code = await get('/dashboard/index-ABCD2345.js');
    assert.equal([code.statusCode, code.body], [200, 'dashboards();']);
    assert.match(String(code.headers['cache-control']), 'immutable');
    for (const url of ['/dashboard/../gallery/x.js', '/dashboard/%2e%2e/server/x.js', '/dashboard/..%2fgallery/x.js'])
      assert.ok((await get(url)).statusCode >= 400, url);
  }));

test('answers 404 where the build has no dashboards', () =>
  withAccess(
    async ({ get }) => {
      const { statusCode, body } = await get('/dashboard');
      assert.equal([statusCode, body], [404, '{"error":"Not found"}']);
    },
    { ...TRIAL, distDir: 'test/server/support/no-build' },
  ));

test.run();
