import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDom } from '../../../../../support/dom.ts';
import { type FakeClock, installClock } from '../../../../support/clock.ts';

withDom(test, {
  url: 'https://widget.test/widget/?widgetRequestId=wr&embedType=3&articleUrlTracking=https://news.test/&adCampaign=li',
});

const NAMES = { __ORIGIN__: '', __ENDPOINTS__: '{"apiBase":"/v2/api/"}' };
const requests: [url: string, init: RequestInit][] = [];
const told: unknown[] = [];
const { fetch } = globalThis;
let clock: FakeClock;

test.before(async () => {
  clock = installClock();
  Object.assign(globalThis, NAMES);
  globalThis.fetch = async (url, init) => {
    requests.push([String(url), init ?? {}]);
    return Response.json({});
  };
  const parent = { postMessage: (...args: unknown[]) => void told.push(args) };
  Object.defineProperty(globalThis, 'parent', { value: parent, configurable: true });
  await import('../../../../../../widget/core/host/frame/page/early.ts');
});

test.after(() => {
  clock.uninstall();
  globalThis.fetch = fetch;
  for (const name of Object.keys(NAMES)) Reflect.deleteProperty(globalThis, name);
});

const say = (data: unknown, source: unknown) =>
  dispatchEvent(Object.assign(new Event('message'), { data, source, origin: 'https://news.test' }));

test('sends Ready at once', () => {
  assert.equal(told, [[{ type: 'civicActionReady', takes: true }, '*']]);
});

test('requests the widget once, under the configured base, with a key', async () => {
  assert.is(requests.length, 1);
  const [[url, { method, headers, body }]] = requests as [[string, RequestInit]];
  assert.is(url, 'https://widget.test/v2/api/Widget/GetActionsAsync');
  assert.is(method, 'POST');
  assert.match((headers as Record<string, string>)['Idempotency-Key'] ?? '', /^[\da-f-]{36}$/);
  assert.equal(JSON.parse(String(body)), {
    widgetEmbedType: 3,
    articleUrlTracking: 'https://news.test/',
    sponsored: false,
    widgetRequestId: 'wr',
    adCampaign: 'li',
  });
  const attempt = window.civicActionEarly?.attempt;
  assert.is((await attempt?.answer)?.status, 200);
  assert.is(attempt?.key, (headers as Record<string, string>)['Idempotency-Key']);
});

test('aborts the request when it runs again', () => {
  const signal = requests[0]?.[1].signal;
  assert.is(signal?.aborted, false);
  window.civicActionEarly?.attempt?.stop();
  assert.is(signal?.aborted, true);
});

test('sends Ready again to a loader that arrives before the application', () => {
  const count = () => told.length;
  say({ type: 'advert' }, parent);
  say({ type: 'consent', consent: 'auto' }, {});
  assert.is(count(), 1);
  say({ type: 'consent', consent: 'auto' }, parent);
  say({ type: 'consent', consent: 'auto' }, parent);
  assert.equal(told.slice(1), [[{ type: 'civicActionReady', takes: true }, '*']]);
  window.civicActionEarly?.messages.splice(0);
});

test('keeps only the host’s messages until the application takes over', () => {
  say('from the host', parent);
  say('from an advert', {});
  const early = window.civicActionEarly;
  assert.equal(
    early?.messages.map(({ data }) => data),
    ['from the host'],
  );
  const taken: unknown[] = [];
  if (early) early.take = ({ data }) => void taken.push(data);
  say('later', parent);
  assert.equal([taken, early?.messages.length], [['later'], 1]);
});

test('gives the page its own content back when the application has not come after 30 s', async () => {
  await clock.tick(29_999);
  assert.is(told.length, 2);
  await clock.tick(1);
  assert.equal(told.slice(2), [[{ type: 'civicActionNotDisplayed', reason: 'network' }, '*']]);
});

test.run();
