import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAccess } from '../../../server/access/access.ts';
import { endToken } from '../../../server/access/tokens.ts';
import { withDefaults } from '../../../server/options.ts';
import { bearer, cookieOf, FIGURES, inDays, withAccess } from '../support/access.ts';

const SHELL = '<title>Dashboards</title>';

test('leads whoever is not signed in to the login, and back to where they were going', () =>
  withAccess(async ({ make, get, signIn }) => {
    const asked = '/dashboard/loading?by=country';
    const away = await get(asked);
    assert.equal(
      [away.statusCode, away.headers.location],
      [303, '/dashboard/login?next=%2Fdashboard%2Floading%3Fby%3Dcountry'],
    );
    assert.match((await get(String(away.headers.location))).body, `name="next" value="${asked}"`);
    const { token } = await make();
    const answer = await signIn(` ${token}\n`, { next: asked });
    assert.equal([answer.statusCode, answer.headers.location], [303, asked]);
    const page = await get(asked, { headers: { cookie: cookieOf(answer) } });
    assert.is(page.statusCode, 200);
    assert.match(page.body, SHELL);
  }));

test('signs in only here: no other address comes out of `next`', () =>
  withAccess(async ({ make, get, signIn }) => {
    const { token } = await make();
    const next = '//evil.example/dashboard';
    assert.not.match((await get(`/dashboard/login?next=${next}`)).body, 'evil');
    assert.is((await signIn(token, { next })).headers.location, '/dashboard');
    assert.is((await get(`/dashboard/login?next=${next}`, { headers: bearer(token) })).headers.location, '/dashboard');
  }));

test('escapes what stands in `next`', () =>
  withAccess(async ({ get }) => {
    const { body } = await get(`/dashboard/login?next=${encodeURIComponent('/dashboard?"><script>')}`);
    assert.not.match(body, '<script>');
  }));

for (const [publicOrigin, attributes] of [
  [undefined, /^dashboard=[0-9a-f]{40}; Max-Age=2592000; Path=\/dashboard; HttpOnly; SameSite=Strict$/],
  ['http://widgets.example', /^dashboard=[0-9a-f]{40}; Max-Age=2592000; Path=\/dashboard; HttpOnly; SameSite=Strict$/],
  [
    'https://widgets.example',
    /^__Host-dashboard=[0-9a-f]{40}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  ],
] as const)
  test(`sets a cookie for ${publicOrigin ?? 'the address that was asked'}, without the token`, () =>
    withAccess(
      async ({ make, get, signIn, db }) => {
        const { token } = await make();
        const answer = await signIn(token);
        assert.match(String(answer.headers['set-cookie']), attributes);
        const cookie = cookieOf(answer);
        assert.not.match(cookie, token.slice('ca_'.length));
        const stored = JSON.stringify(await db.selectFrom('accessSessions').selectAll().execute());
        assert.not.match(stored, cookie.split('=')[1] ?? '?');
        assert.equal((await get(FIGURES, { headers: { cookie } })).json(), { publisherId: null });
      },
      { publicOrigin },
    ));

test('keeps a browser signed in no longer than its token works', () =>
  withAccess(async ({ make, signIn }) => {
    const { token } = await make({ expiresAt: inDays(2) });
    const [, seconds] = /Max-Age=(\d+);/.exec(String((await signIn(token)).headers['set-cookie'])) ?? [];
    assert.ok(Math.abs(Number(seconds) - 2 * 86_400) <= 60, seconds);
  }));

test('signs out at once where the token is ended, and for good where the reader signs out', () =>
  withAccess(async ({ make, get, signIn, app, db }) => {
    const { id, token } = await make({ publisherId: '1' });
    const [first, second] = [cookieOf(await signIn(token)), cookieOf(await signIn(token))];
    const statusOf = async (cookie: string) => (await get(FIGURES, { headers: { cookie } })).statusCode;
    assert.equal((await get(FIGURES, { headers: { cookie: first } })).json(), { publisherId: '1' });
    const out = await app.inject({ method: 'POST', url: '/dashboard/logout', headers: { cookie: first } });
    assert.equal([out.statusCode, out.headers.location], [303, '/dashboard/login?out']);
    assert.match(String(out.headers['set-cookie']), /^dashboard=; Max-Age=0; Path=\/dashboard/);
    assert.equal([await statusOf(first), await statusOf(second)], [401, 200]);
    await endToken(db, new Date(), id);
    assert.is(await statusOf(second), 401);
    assert.equal(await db.selectFrom('accessSessions').selectAll().execute(), []);
  }));

test('ends a session after its days, whatever the browser does with the cookie', () =>
  withAccess(async ({ make, get, signIn, db }) => {
    const { token } = await make();
    const cookie = cookieOf(await signIn(token));
    await db
      .updateTable('accessSessions')
      .set({ expiresAt: inDays(-1) })
      .execute();
    assert.is((await get(FIGURES, { headers: { cookie } })).statusCode, 401);
    await signIn(token);
    assert.is((await db.selectFrom('accessSessions').selectAll().execute()).length, 1);
  }));

test('answers a wrong token with the form and a sentence', () =>
  withAccess(async ({ signIn }) => {
    const { statusCode, body, headers } = await signIn('ca_wrong', { next: '/dashboard/actions' });
    assert.is(statusCode, 401);
    assert.match(body, 'This token opens nothing here.');
    assert.match(body, 'value="/dashboard/actions"');
    assert.match(body, '<title>Error: Sign in');
    assert.not.match(body, 'ca_wrong');
    assert.is(headers['set-cookie'], undefined);
  }));

test('answers the eleventh wrong token with 429, a sentence and the time to wait', () =>
  withAccess(async ({ make, signIn }) => {
    const { token } = await make();
    for (let tried = 0; tried < 10; tried++) assert.is((await signIn('wrong')).statusCode, 401);
    const { statusCode, headers, body } = await signIn('wrong');
    assert.is(statusCode, 429);
    assert.match(body, `Try again in ${headers['retry-after']} seconds.`);
    assert.is(headers['set-cookie'], undefined);
    assert.is((await signIn(token)).statusCode, 303);
  }));

for (const headers of [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
] as Record<string, string>[])
  test(`takes no form of another site: ${JSON.stringify(headers)}`, () =>
    withAccess(async ({ make, signIn, get, app }) => {
      const { token } = await make();
      const refused = await signIn(token, {}, { headers });
      assert.is(refused.statusCode, 403);
      assert.is(refused.headers['set-cookie'], undefined);
      assert.match(refused.body, 'another site');
      const cookie = cookieOf(await signIn(token));
      const out = await app.inject({ method: 'POST', url: '/dashboard/logout', headers: { cookie, ...headers } });
      assert.is(out.statusCode, 403);
      assert.is((await get(FIGURES, { headers: { cookie } })).statusCode, 200);
    }));

for (const [title, contentType, payload, status] of [
  ['JSON', 'application/json', '{"token":"x"}', 415],
  ['a form that is too large', 'application/x-www-form-urlencoded', `token=${'x'.repeat(5_000)}`, 413],
  ['an empty form', 'application/x-www-form-urlencoded', '', 401],
] as const)
  test(`answers ${title} with ${status} and the page`, () =>
    withAccess(async ({ app }) => {
      const headers = { 'content-type': contentType };
      const answer = await app.inject({ method: 'POST', url: '/dashboard/login', payload, headers });
      assert.is(answer.statusCode, status);
      assert.match(answer.body, '<h1>Sign in to the dashboards</h1>');
    }));

test('asks a browser that comes from another site once more, since it has kept its cookie back', () =>
  withAccess(async ({ get }) => {
    const coming = await get('/dashboard/loading?by=country', { headers: { 'sec-fetch-site': 'cross-site' } });
    assert.equal([coming.statusCode, coming.headers.refresh], [200, '0;url=/dashboard/loading?by=country']);
    assert.not.match(coming.body, SHELL);
  }));

test('offers to sign out to whom a sign-in here has let in, and to nobody else', () =>
  withAccess(
    async ({ make, get, signIn }) => {
      const { token } = await make();
      const canSignOut = async (headers: Record<string, string>, from?: string) =>
        (await get('/dashboard/api/scopes', { headers, ...(from && { from }) })).json().canSignOut;
      const cookie = cookieOf(await signIn(token));
      const byProxy = { 'x-user': 'ada', 'x-forwarded-for': '192.0.2.9' };
      assert.is(await canSignOut({ cookie }), true);
      assert.is(await canSignOut(bearer(token)), false);
      assert.is(await canSignOut({ ...byProxy, cookie }, '10.0.0.1'), false);
    },
    { trustProxy: '10.0.0.0/8', dashboardUserHeader: 'x-user' },
  ));

test('takes the look of the dashboards for the login, where they are built', () =>
  withAccess(async ({ get }) => {
    const { body, headers } = await get('/dashboard/login');
    assert.match(body, '<link rel="stylesheet" href="/dashboard/style-ABCD2345.css">');
    assert.match(String(headers['content-security-policy']), /style-src-elem 'self' 'sha256-[^;]*; font-src 'self'/);
  }));

test('reads sessions of another server on the same database', () =>
  withAccess(async (one) => {
    const cookie = cookieOf(await one.signIn((await one.make()).token));
    const other = createAccess(one.db, withDefaults({}));
    const request = { headers: { cookie, host: 'localhost' }, ip: '192.0.2.1' };
    assert.equal(await other.of(request as never), { publisherId: null, canSignOut: true });
  }));

test.run();
