import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBuild, PAGE } from '../support/build.ts';
import { type TestServer, withServer } from '../support/server.ts';

async function withBuild(use: (server: TestServer, dir: string) => Promise<void>) {
  const { dir, remove } = createBuild();
  try {
    await withServer((server) => use(server, dir), { distDir: dir });
  } finally {
    remove();
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300, stale-while-revalidate=600';

const CACHED: [url: string, cacheControl: string, type: RegExp][] = [
  ['/loader.js', SHORT, /javascript/],
  ['/native.js', SHORT, /javascript/],
  ['/react.js', SHORT, /javascript/],
  ['/v1.2.3/loader.js', IMMUTABLE, /javascript/],
  ['/widget/index-ABCD2345.js', IMMUTABLE, /javascript/],
  ['/widget/style-WXYZ6789.css', IMMUTABLE, /^text\/css/],
  ['/widget/', 'no-cache, no-transform', /^text\/html/],
  ['/widget/index.html', 'no-cache, no-transform', /^text\/html/],
  ['/up.txt', 'public, max-age=31536000', /^text\/plain/],
];

for (const [url, cacheControl, type] of CACHED)
  test(`serves ${url} to every origin, kept as ${cacheControl}`, () =>
    withBuild(async ({ app }) => {
      const { statusCode, headers } = await app.inject(url);
      assert.is(statusCode, 200);
      assert.is(headers['cache-control'], cacheControl);
      assert.match(String(headers['content-type']), type);
      assert.is(headers['access-control-allow-origin'], '*');
      assert.is(headers['timing-allow-origin'], '*');
      assert.is(headers['cross-origin-resource-policy'], 'cross-origin');
      assert.is(headers['x-content-type-options'], 'nosniff');
      assert.ok(headers.etag);
    }));

for (const [query, policy] of [
  ['', undefined],
  ['?isolated=true', 'credentialless'],
  ['?isolated=', undefined],
] as const)
  test(`/widget/${query} ${policy ? 'may' : 'may not'} be framed by a page that is isolated`, () =>
    withBuild(async ({ app }) => {
      const { headers } = await app.inject(`/widget/${query}`);
      assert.is(headers['cross-origin-embedder-policy'], policy);
    }));

test('sends the files that the build compressed', () =>
  withBuild(async ({ app }) => {
    const { headers, rawPayload } = await app.inject({ url: '/loader.js', headers: { 'accept-encoding': 'gzip, br' } });
    assert.is(headers['content-encoding'], 'br');
    assert.match(String(headers['content-type']), /javascript/);
    assert.is(headers['cache-control'], SHORT);
    assert.match(String(headers.vary), /accept-encoding/i);
    assert.is(brotliDecompressSync(rawPayload).toString(), 'loader();');
  }));

for (const url of ['/up.txt', '/widget/big.txt'])
  test(`sends ${url}, which the build left alone, as it is`, () =>
    withBuild(async ({ app }, dir) => {
      writeFileSync(join(dir, 'widget/big.txt'), 'x'.repeat(5_000));
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      assert.is(headers['content-encoding'], undefined);
      assert.ok(Number(headers['content-length']) > 0);
    }));

test('compresses long answers of the API and pages', () =>
  withBuild(async ({ app }) => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const payload = { widgetRequestId: 'wr-poll' };
    const api = await app.inject({ method: 'POST', url: '/api/Widget/GetActionsAsync', headers, payload });
    const page = await app.inject({ url: '/share/wr-poll', headers });
    for (const answer of [api, page]) {
      assert.is(answer.statusCode, 200);
      assert.is(answer.headers['content-encoding'], 'br');
    }
    assert.is((await app.inject({ url: '/healthz', headers })).headers['content-encoding'], undefined);
  }));

test('answers 304 to a browser that has the loader', () =>
  withBuild(async ({ app }) => {
    const { headers } = await app.inject('/loader.js');
    const again = await app.inject({ url: '/loader.js', headers: { 'if-none-match': String(headers.etag) } });
    assert.is(again.statusCode, 304);
  }));

test('lets any page frame the widget, and runs only the widget’s own scripts', () =>
  withBuild(async ({ app }) => {
    const { headers } = await app.inject('/widget/?widgetRequestId=wr-poll&embedType=3');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update('early()').digest('base64');
    assert.is(headers['x-frame-options'], undefined);
    // Its `*` would refuse pages without a network scheme, such as articles in sandboxed frames.
    assert.not.match(policy, 'frame-ancestors');
    assert.match(policy, `script-src 'self' http://localhost:80 'sha256-${hash}';`);
    assert.not.match(policy, /script-src[^;]*unsafe/);
  }));

test('gives the tag page an opaque origin in any context', () =>
  withBuild(async ({ app }) => {
    const { statusCode, headers } = await app.inject('/widget/tag.html');
    assert.is(statusCode, 200);
    assert.match(String(headers['content-security-policy']), /^sandbox allow-scripts;/);
    assert.not.match(String(headers['content-security-policy']), /allow-same-origin|unsafe-eval/);
    assert.is(headers['cache-control'], 'no-cache, no-transform');
  }));

test('allows the inline scripts of a rebuilt page', () =>
  withBuild(async ({ app }, dir) => {
    await app.inject('/widget/');
    writeFileSync(join(dir, 'widget/index.html'), '<script>other()</script>');
    const { headers } = await app.inject('/widget/');
    const hash = createHash('sha256').update('other()').digest('base64');
    assert.match(String(headers['content-security-policy']), hash);
  }));

for (const url of ['/widget/', '/widget/?a=1&a=2&%zz', '/widget/index.html'])
  test(`answers HEAD on ${url} as GET, without a redirect`, () =>
    withBuild(async ({ app }) => {
      const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject({ method: 'GET', url })];
      assert.is(get.statusCode, 200);
      assert.is(get.body, PAGE);
      assert.is(head.statusCode, 200);
      assert.is(head.body, '');
      assert.is(head.headers['content-security-policy'], get.headers['content-security-policy']);
      assert.is(head.headers['content-length'], get.headers['content-length']);
    }));

for (const url of ['/nothing.js', '/widget/nothing.js', '/../package.json', '/%2e%2e/package.json', '/.git/config'])
  test(`has nothing at ${url}`, () =>
    withBuild(async ({ app }) => {
      const { statusCode, headers } = await app.inject(url);
      assert.ok(statusCode === 404 || statusCode === 403);
      assert.match(String(headers['content-type']), /json/);
    }));

test('is alive but not ready without a build', () =>
  withServer(async ({ app }) => {
    const ready = await app.inject('/readyz');
    assert.is(ready.statusCode, 503);
    assert.equal(ready.json(), { error: 'Not ready', missing: ['build'] });
    assert.is((await app.inject('/healthz')).statusCode, 200);
    assert.is((await app.inject('/widget/')).statusCode, 404);
  }));

test('is ready with database, content and build', () =>
  withBuild(async ({ app }) => {
    const ready = await app.inject('/readyz');
    assert.is(ready.statusCode, 200);
    assert.equal(ready.json(), { status: 'ready' });
  }));

test.run();
