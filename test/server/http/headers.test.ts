import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { securityHeaders } from '../../../server/http/security.ts';
import { GET_ACTIONS, POLL } from '../support/bodies.ts';
import { withoutWidgets } from '../support/broken.ts';
import { createBuild } from '../support/build.ts';
import { sendRaw, sendTarget } from '../support/raw.ts';
import { type TestServer, withServer } from '../support/server.ts';

const ORIGIN = 'https://widgets.example';
const PAGE_POLICY = 'content-security-policy';
const EXPECTED = securityHeaders(ORIGIN);

test('forbids sniffing, framing of anything but pages, and plain HTTP after HTTPS', () => {
  assert.is(EXPECTED['x-content-type-options'], 'nosniff');
  assert.is(EXPECTED['cross-origin-resource-policy'], 'cross-origin');
  assert.is(EXPECTED['referrer-policy'], 'strict-origin-when-cross-origin');
  assert.match(EXPECTED['strict-transport-security'] ?? '', /^max-age=\d{8}/);
  assert.match(EXPECTED[PAGE_POLICY] ?? '', /^default-src 'none';.*frame-ancestors 'none'/);
  assert.is(EXPECTED['x-frame-options'], undefined);
  assert.is(securityHeaders('http://localhost:4620')['strict-transport-security'], undefined);
});

test('spends no bytes of an answer on Internet Explorer and Flash', () => {
  const old = Object.keys(EXPECTED).filter((name) => /^x-(?!content-type-options)/.test(name));
  assert.equal(old, []);
});

async function withBuild(use: (server: TestServer) => Promise<void>) {
  const { dir, remove } = createBuild();
  try {
    await withServer(use, { distDir: dir, publicOrigin: ORIGIN, gallery: true, rateLimit: 2 });
  } finally {
    remove();
  }
}

/** A page has a policy of its own, which must be there as well. */
function assertSecured(headers: Record<string, unknown>) {
  for (const [name, value] of Object.entries(EXPECTED))
    if (name === PAGE_POLICY) assert.match(String(headers[name]), /default-src/);
    else assert.is(headers[name], value, name);
}

const TARGETS: [target: string, status: number, method?: string][] = [
  ['/', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/loader.js', 200],
  ['/loader.js', 200, 'HEAD'],
  ['/up.txt', 200],
  ['/widget/', 200],
  ['/widget/tag.html', 200],
  ['/gallery/', 200],
  ['/share/wr-petition', 200],
  ['/share/wr-petition?mode=ab4e-test', 302],
  ['/share/wr-none', 404],
  ['/share/%zz', 404],
  ['/register-to-vote', 302],
  ['/contact-officials?country=US', 302],
  ['/none', 404],
  ['/widget', 404],
  ['/.env', 404],
  ['/widget/..%2f..%2fpackage.json', 404],
  ['/%zz', 400],
  ['/api/', 404],
  ['/api/%zz', 400],
  [`/api/${POLL}`, 405],
  [`/api/${POLL}`, 400, 'POST'],
  ['/api/Addresses/Suggest', 400],
  ['/loader.js', 404, 'POST'],
  ['/loader.js', 404, 'DELETE'],
  [`/api/${POLL}`, 404, 'PROPFIND'],
  ['*', 204, 'OPTIONS'],
  ['/api/x', 204, 'OPTIONS'],
];

for (const [target, status, method = 'GET'] of TARGETS)
  test(`answers ${method} ${target} with ${status} and every header`, () =>
    withBuild(async ({ app }) => {
      const answer = await sendTarget(app, target, { method });
      assert.is(answer.status, status);
      assertSecured(answer.headers);
    }));

const HOST = 'Host: x\r\n';
const RAW: [title: string, text: string, status: number][] = [
  ['a malformed request', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['headers over 16 kB', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation', `POST /api/x HTTP/1.1\r\n${HOST}Expect: wonders\r\nContent-Length: 0\r\n\r\n`, 417],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    'a preflight',
    `OPTIONS /api/${POLL} HTTP/1.1\r\n${HOST}Origin: null\r\nAccess-Control-Request-Method: POST\r\nConnection: close\r\n\r\n`,
    204,
  ],
  [
    'a body over 64 KB',
    `POST /api/${POLL} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 90000\r\nConnection: close\r\n\r\n`,
    413,
  ],
  ['two hosts', `GET /loader.js HTTP/1.1\r\n${HOST}Host: other.example\r\nConnection: close\r\n\r\n`, 400],
  [
    'an old file',
    `GET /loader.js HTTP/1.1\r\n${HOST}If-Modified-Since: Wed, 01 Jan 2098 00:00:00 GMT\r\nConnection: close\r\n\r\n`,
    304,
  ],
  ['a part of a file', `GET /loader.js HTTP/1.1\r\n${HOST}Range: bytes=900-\r\nConnection: close\r\n\r\n`, 416],
];

for (const [title, text, status] of RAW)
  test(`answers ${title} with ${status} and every header`, () =>
    withBuild(async ({ app }) => {
      const answer = await sendRaw(app, text);
      assert.is(answer.status, status);
      assertSecured(answer.headers);
    }));

test('answers 429 and 500 with every header', () =>
  withBuild(async ({ app, db, post }) => {
    await withoutWidgets(db, async () => {
      assert.is((await post(GET_ACTIONS, { widgetRequestId: 'wr-es' })).status, 500);
      for (const status of [500, 429]) {
        const answer = await sendTarget(app, `/api/${GET_ACTIONS}`, {
          method: 'POST',
          body: '{"widgetRequestId":"wr-es"}',
        });
        assert.is(answer.status, status);
        assertSecured(answer.headers);
      }
      assertSecured((await sendTarget(app, '/readyz')).headers);
    });
  }));

test.run();
