import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endToken } from '../../../server/access/tokens.ts';
import { bearer, FIGURES, inDays, withAccess } from '../support/access.ts';

test('opens everybody’s figures to a token, and one publisher’s to a token of theirs', () =>
  withAccess(async ({ make, get }) => {
    const [all, one] = [await make(), await make({ publisherId: '1' })];
    const ask = async (token: string, query: string) => {
      const answer = await get(FIGURES + query, { headers: bearer(token) });
      return [answer.statusCode, answer.json()];
    };
    assert.equal(await ask(all.token, ''), [200, { publisherId: null }]);
    assert.equal(await ask(all.token, '?publisher=2'), [200, { publisherId: '2' }]);
    assert.equal(await ask(one.token, ''), [200, { publisherId: '1' }]);
    assert.equal(await ask(one.token, '?publisher=1'), [200, { publisherId: '1' }]);
    assert.equal(await ask(one.token, '?publisher=2'), [403, { error: 'These figures are another publisher’s' }]);
  }));

test('makes tokens of 160 random bits, and stores none of them', () =>
  withAccess(async ({ make, db }) => {
    const tokens = [await make(), await make()].map(({ token }) => token);
    for (const token of tokens) assert.match(token, /^ca_[0-9a-f]{40}$/);
    assert.is(new Set(tokens).size, 2);
    const stored = JSON.stringify(await db.selectFrom('accessTokens').selectAll().execute());
    for (const token of tokens) assert.not.match(stored, token.slice('ca_'.length));
  }));

for (const [title, token] of [
  ['an unknown token', `ca_${'0'.repeat(40)}`],
  ['no token', ''],
  ['something else', "' or 1=1 --"],
] as const)
  test(`answers ${title} with 401`, () =>
    withAccess(async ({ make, get }) => {
      await make();
      const { statusCode, headers, json } = await get(FIGURES, { headers: bearer(token) });
      assert.equal([statusCode, json()], [401, { error: 'An access token is needed' }]);
      assert.is(headers['www-authenticate'], 'Bearer');
    }));

test('answers tokens that have ended or expired as it answers unknown ones', () =>
  withAccess(async ({ make, get, db }) => {
    const [ended, expired, later] = [
      await make(),
      await make({ expiresAt: inDays(-1) }),
      await make({ expiresAt: inDays(1) }),
    ];
    assert.is(await endToken(db, new Date(), ended.id), true);
    assert.is(await endToken(db, new Date(), ended.id), false);
    const answers = await Promise.all(
      [ended, expired, later].map(({ token }) => get(FIGURES, { headers: bearer(token) })),
    );
    assert.equal(
      answers.map(({ statusCode, body }) => [statusCode, body]),
      [
        [401, '{"error":"An access token is needed"}'],
        [401, '{"error":"An access token is needed"}'],
        [200, '{"publisherId":null}'],
      ],
    );
  }));

test('notes the day on which a token was last used, and no time', () =>
  withAccess(async ({ make, get, db }) => {
    const used = await make();
    await make();
    await get(FIGURES, { headers: bearer(used.token) });
    const rows = await db.selectFrom('accessTokens').select('lastUsedOn').orderBy('id').execute();
    const [first, second] = rows.map(({ lastUsedOn }) => lastUsedOn);
    assert.match(first ?? '', /^\d{4}-\d{2}-\d{2}$/);
    assert.is(second, null);
  }));

test('takes a proxy’s own password for no token', () =>
  withAccess(async ({ get }) => {
    assert.is((await get(FIGURES, { headers: { authorization: 'Basic YTpi' } })).statusCode, 401);
  }));

test('answers with 429 after ten wrong tokens of a network, and goes on with a right one', () =>
  withAccess(async ({ make, get }) => {
    const { token } = await make();
    const ask = async (text: string, from: string) => (await get(FIGURES, { headers: bearer(text), from })).statusCode;
    for (let tried = 0; tried < 10; tried++) assert.is(await ask(`ca_${tried}`, '192.0.2.7'), 401);
    const refused = await get(FIGURES, { headers: bearer('ca_11'), from: '192.0.2.7' });
    assert.equal([refused.statusCode, refused.json()], [429, { error: 'Too many wrong tokens' }]);
    assert.match(String(refused.headers['retry-after']), /^[1-9]\d?$/);
    assert.is(await ask(token, '192.0.2.7'), 200);
    assert.is(await ask('ca_12', '198.51.100.7'), 401);
  }));

for (const [name, value] of [
  ['sec-fetch-site', 'cross-site'],
  ['sec-fetch-site', 'same-site'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
] as const)
  test(`answers a page elsewhere (${name}: ${value}) with 403, whatever it sends`, () =>
    withAccess(async ({ make, get }) => {
      const { token } = await make();
      const { statusCode } = await get(FIGURES, { headers: { ...bearer(token), [name]: value } });
      assert.is(statusCode, 403);
    }));

test.run();
