import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSender } from '../../../../widget/core/browser/send-report.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';

withDom(test, { url: 'https://widget.test/widget/?articleUrlTracking=https://x.test/?email=ada@x.org' });

type Sent = { url: string; body: string };

const { fetch } = globalThis;
const sent: Sent[] = [];

test.before.each(() => {
  sent.splice(0);
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: String(init?.body) });
    return new Response('{}');
  };
});
test.after.each(() => {
  globalThis.fetch = fetch;
});

const CONFIG = { errorReports: 'https://key@errors.test/7', environment: 'production', version: '1.2.3' } as const;

const eventOf = ({ body }: Sent) => JSON.parse(body.split('\n')[2] ?? '{}');

async function send(errors: Error[], config: Parameters<typeof createSender>[0] = CONFIG) {
  const report = createSender(config, 'default');
  for (const error of errors) report(error, { path: 'Widget/X', body: { email: 'ada@x.org' } });
  await waitUntil(() => sent.length > 0);
}

test('sends release, environment and mode, and nothing about the reader', async () => {
  await send([new Error('No mail to "Ada King" <ada@x.org>')]);
  const [only] = sent;
  assert.ok(only);
  const event = eventOf(only);
  assert.is(event.release, '1.2.3');
  assert.is(event.environment, 'production');
  assert.is(event.tags.mode, 'default');
  assert.equal(event.extra, { path: 'Widget/X' });
  assert.is(event.exception.values[0].value, 'No mail to "…" <[email]>');
  for (const key of ['user', 'breadcrumbs', 'contexts', 'server_name']) assert.is(event[key], undefined, key);
  assert.not.match(only.body, /ada|Ada|articleUrlTracking/);
});

test('sends the browser’s name in at most 255 characters, and no other headers', async () => {
  const { userAgent } = navigator;
  const long = `Mozilla/5.0 ${'x'.repeat(400)}`;
  Object.defineProperty(navigator, 'userAgent', { value: long, configurable: true });
  await send([new Error('x')]);
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  assert.ok(sent[0]);
  assert.equal(eventOf(sent[0]).request, { headers: { 'User-Agent': long.slice(0, 255) } });
});

test('sends to the service that the build names', async () => {
  await send([new Error('x')]);
  assert.match(sent[0]?.url ?? '', /^https:\/\/errors\.test\/api\/7\/envelope/);
});

test('sends through the API if the build names a tunnel', async () => {
  await send([new Error('x')], { ...CONFIG, errorTunnel: 'https://widget.test/api/Widget/Notes' });
  assert.match(sent[0]?.url ?? '', /^https:\/\/widget\.test\/api\/Widget\/Notes$/);
});

test('stops sending when a page fails in a loop', async () => {
  await send(Array.from({ length: 30 }, (_, n) => new Error(`broken ${'x'.repeat(n)}`)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(sent.length, 20);
});

test.run();
