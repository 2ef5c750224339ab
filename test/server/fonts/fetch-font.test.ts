import { Agent, createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fetchFont, MOST_FONT_BYTES } from '../../../server/fonts/fetch-font.ts';

const FONT = Buffer.from('wOF2 and the rest');
const SHARED = { 'access-control-allow-origin': '*' };
const ORIGIN = 'https://widgets.example';

let answer: RequestListener;
let server: Server;
let address: string;
let asked = 0;
test.before(async () => {
  server = createServer((request, response) => {
    asked++;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/own.woff2`;
});
test.after(() => void server.close());

const open = new AbortController().signal;
const unguarded = () => new Agent();
const fetched = (closing = open) =>
  fetchFont(new URL(address), ORIGIN, closing, unguarded).then(
    (bytes) => bytes.toString(),
    (cause: Error) => cause.message,
  );

const answers = (status: number, headers: Record<string, string>, body: Buffer = FONT): RequestListener => {
  return (_request, response) => void response.writeHead(status, headers).end(body);
};

for (const [title, listener, wanted] of [
  ['takes a font that all origins may use', answers(200, SHARED), FONT.toString()],
  ['takes a font that this origin may use', answers(200, { 'access-control-allow-origin': ORIGIN }), FONT.toString()],
  [
    'takes none that others alone may use',
    answers(200, { 'access-control-allow-origin': 'https://a.example' }),
    'its server does not let other origins use it (Access-Control-Allow-Origin)',
  ],
  [
    'takes none that its own pages alone may use',
    answers(200, {}),
    'its server does not let other origins use it (Access-Control-Allow-Origin)',
  ],
  ['takes none that is not there', answers(404, SHARED), 'its server answers 404'],
  ['follows no redirect', answers(302, { ...SHARED, location: 'http://127.0.0.1/' }), 'its server answers 302'],
  ['takes nothing that is no font', answers(200, SHARED, Buffer.from('<!doctype html>')), 'it is no font'],
  [
    'takes none that is too large',
    answers(200, SHARED, Buffer.concat([FONT, Buffer.alloc(MOST_FONT_BYTES)])),
    'it has more than 4 MB',
  ],
] as const)
  test(title, async () => {
    answer = listener;
    assert.is(await fetched(), wanted);
  });

test('tells the font’s server which origin asks', async () => {
  let origin: string | undefined;
  answer = (request, response) => {
    origin = request.headers.origin;
    response.writeHead(200, SHARED).end(FONT);
  };
  await fetched();
  assert.is(origin, ORIGIN);
});

test('gives up a server that does not answer when this one closes', async () => {
  const closing = new AbortController();
  answer = () => closing.abort();
  assert.match(await fetched(closing.signal), /abort/i);
});

const guardedFailure = (url: string) =>
  fetchFont(new URL(url), ORIGIN, open).then(
    () => 'a font',
    (cause: Error) => cause.message,
  );

test('asks no server without https', async () => {
  asked = 0;
  assert.is(await guardedFailure(address), 'its address has no https');
  assert.is(asked, 0);
});

for (const host of ['127.0.0.1', 'localhost', '10.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]'])
  test(`asks nobody at ${host}, which is in a private network`, async () => {
    const { port } = new URL(address);
    assert.match(await guardedFailure(`https://${host}:${port}/own.woff2`), /private|not allowed|denied/i);
  });

test.run();
