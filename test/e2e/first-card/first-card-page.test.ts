import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hashSource } from '../../../server/http/content-policy.ts';
import type { IpLocation } from '../../../server/location/ip-location.ts';
import { inlineScriptHashes } from '../../../server/static/page-facts.ts';
import { waitUntil } from '../../support/wait.ts';
import { DIST } from '../support/dist.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/** The frame's page with its first card, as the server answers with it. */

const PLACES: Record<string, string> = { '10.0.0.1': 'US', '10.0.0.2': 'FR' };
const location: IpLocation = {
  find: async ({ ip }) => ({ countryCode: PLACES[ip] ?? 'US', city: `City of ${ip}`, lat: 1.25, lon: 2.5 }),
};

let running: RunningServer;
test.before(async () => {
  running = await startServer({ location, trustProxy: 1 });
  // Until the letters of their titles are made, pages do without them.
  for (const id of ['wr-poll', 'wr-petition', 'wr-signup'])
    await waitUntil(async () => (await ask(`widgetRequestId=${id}`)).body.includes('id="face"'));
});
test.after(() => running.close());

type Asked = { from?: string; headers?: Record<string, string>; method?: 'GET' | 'HEAD' };

const ask = (query: string, { from = '10.0.0.1', headers = {}, method = 'GET' }: Asked = {}) =>
  running.server.app.inject({ method, url: `/widget/?${query}`, headers: { 'x-forwarded-for': from, ...headers } });

const FACE = /<script id="face".*?<\/script>/;
const STATIC = readFileSync(join(DIST, 'widget/index.html'), 'utf8');

test('holds the first card and the widget’s data, within its share of the budget', async () => {
  const { body, headers } = await ask('widgetRequestId=wr-poll&embedType=3');
  assert.match(body, 'What should become of Pier 9?');
  assert.match(body, /<label class="ca-answer">/);
  assert.match(body, '"widgetRequestId":"wr-poll"');
  assert.is(headers['cache-control'], 'public, no-cache, no-transform');
  const { rawPayload } = await ask('widgetRequestId=wr-poll', { headers: { 'accept-encoding': 'br' } });
  // With the script in the article, of 2.8 kB, that is less than the 14 kB of a first card.
  const plain = brotliDecompressSync(rawPayload).toString();
  const bare = brotliCompressSync(plain.replace(FACE, '')).length;
  assert.ok(bare < 11_000, `${bare} B`);
  // The letters of the title in the paper's face.
  assert.ok(rawPayload.length - bare < 10_000, `${rawPayload.length - bare} B`);
});

for (const [encoding, decode] of [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)
  test(`is compressed by ${encoding} for a client that accepts it`, async () => {
    const [plain, packed] = [
      await ask('widgetRequestId=wr-petition'),
      await ask('widgetRequestId=wr-petition', { headers: { 'accept-encoding': encoding } }),
    ];
    assert.is(packed.headers['content-encoding'], encoding);
    assert.is(packed.headers.vary, 'Accept-Encoding');
    assert.is(String(decode(packed.rawPayload)), plain.body);
    assert.is.not(packed.headers.etag, plain.headers.etag);
  });

test('is answered with 304 for a reader who has it, until a count changes', async () => {
  const { etag = '' } = (await ask('widgetRequestId=wr-petition')).headers;
  const again = () => ask('widgetRequestId=wr-petition', { headers: { 'if-none-match': `"other", W/${etag}` } });
  assert.is((await again()).statusCode, 304);
  assert.is((await again()).body, '');
  await running.server.db
    .insertInto('tallies')
    .values({ identifier: '3001|petition@1', answerId: '', count: 9_000_000 })
    .execute();
  const changed = await again();
  assert.is(changed.statusCode, 200);
  assert.is.not(changed.headers.etag, etag);
  assert.match(changed.body, '9,003,127');
});

test('answers HEAD as GET', async () => {
  const [get, head] = [await ask('widgetRequestId=wr-poll'), await ask('widgetRequestId=wr-poll', { method: 'HEAD' })];
  assert.equal([head.statusCode, head.body, head.headers.etag], [200, '', get.headers.etag]);
});

test('says nothing about its reader: the same bytes in every country and with every consent', async () => {
  const asked: [string, Asked][] = [
    ['consent=granted', { from: '10.0.0.1', headers: { cookie: 'a=1', 'accept-language': 'fr' } }],
    ['consent=denied&disableTracking=true', { from: '10.0.0.2' }],
    ['consent=auto&adCampaign=x', { from: '10.0.0.3', headers: { 'sec-gpc': '1' } }],
  ];
  for (const id of ['wr-poll', 'wr-petition', 'wr-signup']) {
    const pages = await Promise.all(asked.map(([more, how]) => ask(`widgetRequestId=${id}&${more}`, how)));
    assert.is(new Set(pages.map(({ body }) => body)).size, 1, id);
    assert.is(new Set(pages.map(({ headers }) => headers.etag)).size, 1, id);
    assert.not.match(pages[0]?.body ?? '', /endUserLocation|City of|10\.0\.0/);
  }
});

test('a first card that depends on the place is for its reader alone', async () => {
  const { headers, body } = await ask('widgetRequestId=wr-checkregistration');
  assert.is(headers['cache-control'], 'private, no-cache, no-transform');
  assert.match(body, '"countryCode":"US"');
  // Elsewhere a fallback stands in its place, which the reader's browser draws.
  assert.is((await ask('widgetRequestId=wr-checkregistration', { from: '10.0.0.2' })).body, STATIC);
});

const WITHOUT_CARD = [
  'widgetRequestId=wr-nowhere',
  'widgetRequestId=wr-poll&mode=ab4e-test',
  'widgetRequestId=wr-poll&route=/poll/success',
  'widgetRequestId=wr-poll&designVariant=2',
  'widgetRequestId=wr-poll&width=400.5',
  'widgetRequestId=wr-poll&width=9999',
  'widgetRequestId=wr-poll&articleUrl=https%3A%2F%2Fnews.example%2F',
  'articleUrl=https%3A%2F%2Fnowhere.example%2Fstory',
  '',
  '%zz',
];

for (const query of WITHOUT_CARD)
  test(`"${query}" gets the page without a card`, async () => {
    const { body, statusCode } = await ask(query);
    assert.is(statusCode, 200);
    assert.is(body, STATIC);
  });

test('draws few cards at once: somebody who asks for many widths together gets some pages without a card', async () => {
  const widths = Array.from({ length: 40 }, (_, index) => `widgetRequestId=wr-signup&width=${500 + index}`);
  const pages = await Promise.all(widths.map((query) => ask(query)));
  assert.equal(new Set(pages.map(({ statusCode }) => statusCode)), new Set([200]));
  const without = widths.filter((_, index) => pages[index]?.body === STATIC);
  assert.ok(without.length > 0 && without.length < widths.length, `${without.length} without a card`);
  assert.is.not((await ask(without[0] ?? '')).body, STATIC);
});

test('many readers of a card that depends on their place do not keep others from theirs', async () => {
  const personal = Array.from({ length: 40 }, () => ask('widgetRequestId=wr-checkregistration'));
  const pages = await Promise.all([...personal, ask('widgetRequestId=wr-petition&width=333')]);
  assert.is.not(pages.at(-1)?.body, STATIC);
});

test('draws so many cards a minute for one network, and more for others; what is drawn stays', async () => {
  const other = await startServer({ rateLimit: 2, trustProxy: 1 });
  const bodyFor = async (from: string, id: string) =>
    (await other.server.app.inject({ url: `/widget/?widgetRequestId=${id}`, headers: { 'x-forwarded-for': from } }))
      .body;
  const drawnFor = async (from: string, ids: string[]) => {
    const bodies: string[] = [];
    for (const id of ids) bodies.push(await bodyFor(from, id));
    return bodies.map((body) => body !== STATIC);
  };
  assert.equal(await drawnFor('10.0.0.1', ['wr-poll', 'wr-poll', 'wr-petition', 'wr-signup', 'wr-poll']), [
    true,
    true,
    true,
    false,
    true,
  ]);
  assert.equal(await drawnFor('10.0.0.2', ['wr-signup']), [true]);
  await other.close();
});

test('the page without a card is always there', async () => {
  const { body } = await running.server.app.inject('/widget/index.html?widgetRequestId=wr-poll');
  assert.is(body, STATIC);
});

test('what the server draws with is not served', async () => {
  for (const file of ['render.mjs', 'card.json'])
    assert.is((await running.server.app.inject(`/server/${file}`)).statusCode, 404);
});

test('its policy names its scripts by hash, and no other inline script', async () => {
  const { headers, body } = await ask('widgetRequestId=wr-poll');
  const policy = String(headers['content-security-policy']);
  assert.not.match(policy, /script-src[^;]*unsafe/);
  const hashes = inlineScriptHashes(body.replace(FACE, '').replace(/<script id="served".*?<\/script>/s, ''));
  assert.is(hashes.length, 2);
  for (const hash of hashes) assert.match(policy, hash);
});

const styleSources = (headers: Record<string, unknown>) =>
  /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';

test('its policy names its style sheets by hash, and it has no style attribute', async () => {
  const { headers, body } = await ask('widgetRequestId=wr-petition');
  assert.not.match(styleSources(headers), 'unsafe');
  const sheets = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text ?? '');
  assert.is(sheets.length, 2);
  for (const sheet of sheets) assert.match(styleSources(headers), hashSource(sheet));
  assert.not.match(body, / style="/);
  assert.match(sheets[1] ?? '', '--ca-accent');
});

test('a 304 has the policy of the page that the reader has, and the page without a card its own', async () => {
  const { headers } = await ask('widgetRequestId=wr-petition');
  const again = await ask('widgetRequestId=wr-petition', { headers: { 'if-none-match': String(headers.etag) } });
  assert.is(again.statusCode, 304);
  assert.is(again.headers['content-security-policy'], headers['content-security-policy']);
  const without = await ask('widgetRequestId=wr-nowhere');
  assert.not.match(styleSources(without.headers), 'unsafe');
  assert.ok(styleSources(without.headers).length < styleSources(headers).length);
});

test('without first cards every widget has the same page', async () => {
  const other = await startServer({ firstCards: false });
  const { body } = await other.server.app.inject('/widget/?widgetRequestId=wr-poll');
  assert.is(body, STATIC);
  await other.close();
});

test('a shared cache may keep it as long as the operator says', async () => {
  const other = await startServer({ firstCardSeconds: 30 });
  const { headers } = await other.server.app.inject('/widget/?widgetRequestId=wr-poll');
  assert.is(headers['cache-control'], 'public, max-age=0, s-maxage=30, stale-while-revalidate=300, no-transform');
  await other.close();
});

test.run();
