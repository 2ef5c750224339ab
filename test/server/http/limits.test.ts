import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CHECK_REGISTRATION,
  EMAIL,
  GET_ACTIONS,
  letter,
  OPINION,
  PETITION,
  SIGNUP,
  TEST_EMAIL,
  VIDEO_EMAIL,
} from '../support/bodies.ts';
import { sendTarget } from '../support/raw.ts';
import { withServer } from '../support/server.ts';

const TWO = { rateLimit: 2 };
const WIDGET = { widgetRequestId: 'wr-es' };

/** The statuses of this many requests. */
async function statuses(times: number, send: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let sent = 0; sent < times; sent++) all.push(await send());
  return all;
}

test('answers 429 with Retry-After to the third request in a minute', () =>
  withServer(async ({ post, app }) => {
    const send = async () => (await post(GET_ACTIONS, WIDGET)).status;
    assert.equal(await statuses(2, send), [200, 200]);
    const { status, body, headers } = await post(GET_ACTIONS, WIDGET);
    assert.is(status, 429);
    assert.equal(body, { error: 'Too many requests' });
    assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
    assert.is(headers['access-control-allow-origin'], '*');
    assert.is((await app.inject('/healthz')).statusCode, 200);
  }, TWO));

for (const target of [
  '/%61pi/Widget/GetActionsAsync',
  '/api/Widget/Get%41ctionsAsync',
  'http://widgets.example/api/Widget/GetActionsAsync',
  '/api/Widget/GetActionsAsync?x=/',
  '/api/Widget/GetActionsAsync;x',
])
  test(`counts requests for ${target}`, () =>
    withServer(async ({ app }) => {
      const body = JSON.stringify(WIDGET);
      const send = async () => (await sendTarget(app, target, { method: 'POST', body })).status;
      const [first = 0] = await statuses(3, send);
      assert.is(await send(), first === 200 ? 429 : first);
      assert.ok(first === 200 || first === 404);
    }, TWO));

test('allows thirty letters a minute, counting every kind together', () =>
  withServer(async ({ post }) => {
    const paths = [EMAIL, VIDEO_EMAIL, TEST_EMAIL];
    const sent = await Promise.all(Array.from({ length: 30 }, (_, at) => post(paths[at % 3] ?? EMAIL, {})));
    assert.equal([...new Set(sent.map(({ status }) => status))], [400]);
    for (const path of paths) assert.is((await post(path, letter())).status, 429);
    assert.is((await post(PETITION, {})).status, 400);
  }));

test('allows ten registration checks a minute, counted separately', () =>
  withServer(async ({ post }) => {
    const send = async () => (await post(CHECK_REGISTRATION, {})).status;
    assert.equal(await statuses(11, send), [...Array(10).fill(400), 429]);
    assert.is((await post(EMAIL, {})).status, 400);
  }));

test('allows no call more requests than the deployment’s limit', () =>
  withServer(async ({ post }) => {
    const send = async () => (await post(EMAIL, {})).status;
    assert.equal(await statuses(3, send), [400, 400, 429]);
  }, TWO));

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

for (const proxy of ['203.0.113.7:1', '[2001:db8::7]:1'])
  test(`counts the address behind a proxy that writes ${proxy}, whatever the port`, () =>
    withServer(
      async ({ app }) => {
        const send = async (port: number) =>
          (await app.inject({ url: '/share/wr-petition', ...from(proxy.replace(/1$/, String(port))) })).statusCode;
        assert.equal([await send(50_001), await send(50_002), await send(50_003)], [200, 200, 429]);
      },
      { ...TWO, trustProxy: 1 },
    ));

for (const [bits, networks, address] of [
  [56, 4, (at: number) => `2a02:db8:1:2${at.toString(16).padStart(2, '0')}::7`],
  [48, 16, (at: number) => `2a02:db8:1:${at.toString(16)}00::7`],
] as const)
  test(`counts an IPv6 /${bits} as ${networks} households`, () =>
    withServer(
      async ({ app }) => {
        const send = async (at: number) =>
          (await app.inject({ url: '/share/wr-petition', ...from(address(at)) })).statusCode;
        for (let at = 0; at < networks; at++) assert.equal([await send(at), await send(at)], [200, 200]);
        assert.is(await send(networks), 429);
        assert.is((await app.inject({ url: '/share/wr-petition', ...from('2a02:db8:2::7') })).statusCode, 200);
      },
      { ...TWO, trustProxy: 1 },
    ));

test('allows 120 signatures, sign-ups and opinions a minute together', () =>
  withServer(async ({ post }) => {
    const paths = [PETITION, SIGNUP, OPINION];
    const sent = await Promise.all(Array.from({ length: 120 }, (_, at) => post(paths[at % 3] ?? PETITION, {})));
    assert.equal([...new Set(sent.map(({ status }) => status))], [400]);
    for (const path of paths) assert.is((await post(path, {})).status, 429);
    assert.is((await post(EMAIL, {})).status, 400);
  }));

test('answers the third share page in a minute with a page that says so', () =>
  withServer(async ({ app, post }) => {
    const send = async () => (await app.inject('/share/wr-petition')).statusCode;
    assert.equal(await statuses(2, send), [200, 200]);
    const { statusCode, headers, body } = await app.inject('/%73hare/wr-poll');
    assert.is(statusCode, 429);
    assert.match(String(headers['content-type']), /^text\/html/);
    assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
    assert.match(body, '<h1>This page can’t be shown right now.</h1>');
    assert.is((await post(GET_ACTIONS, WIDGET)).status, 200);
  }, TWO));

test('has no limits if the proxy counts requests', () =>
  withServer(
    async ({ post }) => {
      const send = async () => (await post(CHECK_REGISTRATION, {})).status;
      assert.equal([...new Set(await statuses(15, send))], [400]);
    },
    { rateLimit: 0 },
  ));

test.run();
