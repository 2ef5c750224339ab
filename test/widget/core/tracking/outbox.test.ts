import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Client, PostOptions } from '../../../../widget/core/api/client.ts';
import { type Failure, RequestError } from '../../../../widget/core/api/errors.ts';
import { sendKeepalive } from '../../../../widget/core/api/keepalive.ts';
import type { RecordActivityRequest } from '../../../../widget/core/api/wire.ts';
import { createOutbox } from '../../../../widget/core/tracking/outbox.ts';
import { withClock } from '../../support/clock.ts';

type Sent = { id: unknown; key: string | undefined; options: PostOptions };

const failed = (failure: Failure, status = 0) => new RequestError('x', { failure, path: 'x', status });
const letter = (widgetId: number): RecordActivityRequest => ({ type: 'Engaged', widgetId, actions: [] });

function setUp() {
  const sent: Sent[] = [];
  const page = Object.assign(new EventTarget(), { document: { visibilityState: 'visible' } });
  const network: { error: RequestError | null; answer: Promise<object> } = { error: null, answer: Promise.resolve({}) };
  const post = async (_call: unknown, body: unknown, options: PostOptions = {}) => {
    sent.push({ id: (body as RecordActivityRequest).widgetId, key: options.key, options });
    if (network.error) throw network.error;
    return network.answer;
  };
  const outbox = createOutbox({ post } as Client, page as never);
  const online = async () => {
    page.dispatchEvent(new Event('online'));
    await new Promise(setImmediate);
  };
  return { outbox, page, sent, network, online, ids: () => sent.splice(0).map(({ id }) => id) };
}

test('sends events with keepalive, without error reports, each with its own key', async () => {
  const { outbox, sent } = setUp();
  await outbox.send(letter(1));
  await outbox.send(letter(2));
  for (const { options } of sent) assert.equal([options.by, options.isQuiet], [sendKeepalive, true]);
  assert.ok(sent[0]?.key);
  assert.is.not(sent[0]?.key, sent[1]?.key);
});

for (const failure of ['network', 'timeout'] satisfies Failure[])
  test(`keeps unsent events (${failure}) and sends them in order, with their keys, when online again`, async () => {
    const { outbox, sent, network, online } = setUp();
    network.error = failed(failure);
    for (const id of [1, 2, 3]) await outbox.send(letter(id));
    const [first] = sent.splice(0);
    network.error = null;
    await online();
    assert.equal(
      sent.map(({ id }) => id),
      [1, 2, 3],
    );
    assert.is(sent[0]?.key, first?.key);
    await online();
    assert.is(sent.length, 3, 'sent once more');
  });

const settled: [title: string, error: RequestError][] = [
  ['400', failed('status', 400)],
  ['413', failed('status', 413)],
  ['an answer that can’t be read', failed('parse', 200)],
];

for (const [title, error] of settled)
  test(`drops an event after ${title}`, async () => {
    const { outbox, network, online, ids } = setUp();
    network.error = error;
    await outbox.send(letter(1));
    ids();
    network.error = null;
    await online();
    assert.equal(ids(), []);
  });

for (const status of [429, 500, 503])
  test(`keeps an event after ${status} from a busy server`, async () => {
    const { outbox, network, online, ids } = setUp();
    network.error = failed('status', status);
    await outbox.send(letter(1));
    ids();
    network.error = null;
    await online();
    assert.equal(ids(), [1]);
  });

test('drops an event that is rejected on a retry, and continues with the rest', async () => {
  const { outbox, network, online, ids } = setUp();
  network.error = failed('network');
  for (const id of [1, 2]) await outbox.send(letter(id));
  ids();
  network.error = failed('status', 400);
  await online();
  assert.equal(ids(), [1, 2]);
  await online();
  assert.equal(ids(), []);
});

test('retries if the connection returns before the offline attempt has failed', async () => {
  const { outbox, network, online, ids } = setUp();
  let fail = (_cause: unknown) => {};
  network.answer = new Promise((_, reject) => {
    fail = reject;
  });
  const sent = outbox.send(letter(1));
  await online();
  assert.equal(ids(), [1]);
  network.answer = Promise.resolve({});
  fail(failed('network'));
  await sent;
  assert.equal(ids(), [1]);
  await online();
  assert.equal(ids(), []);
});

test(
  'retries a little later if the browser wrongly reports a connection',
  withClock(async (clock) => {
    const { outbox, page, network, ids } = setUp();
    network.error = failed('network');
    await outbox.send(letter(1));
    page.dispatchEvent(new Event('online'));
    await clock.tick(999);
    assert.equal(ids(), [1, 1]);
    await clock.tick(1);
    assert.equal(ids(), [1]);
    network.error = null;
    await clock.tick(5_000);
    assert.equal(ids(), [1]);
    await clock.tick(60_000);
    assert.equal(ids(), [], 'sent once more');
  }),
);

test(
  'stops retrying after the last wait, and when stopped',
  withClock(async (clock) => {
    const { outbox, page, network, ids } = setUp();
    network.error = failed('network');
    await outbox.send(letter(1));
    ids();
    page.dispatchEvent(new Event('online'));
    await clock.tick(120_000);
    assert.equal(ids(), [1, 1, 1, 1]);
    page.dispatchEvent(new Event('online'));
    await clock.tick(0);
    ids();
    outbox.stop();
    await clock.tick(120_000);
    assert.equal(ids(), []);
  }),
);

test('stops at the first event that can’t be sent', async () => {
  const { outbox, network, online, ids } = setUp();
  network.error = failed('network');
  for (const id of [1, 2]) await outbox.send(letter(id));
  ids();
  await online();
  assert.equal(ids(), [1]);
});

test('sends kept events before later ones', async () => {
  const { outbox, network, ids } = setUp();
  network.error = failed('network');
  for (const id of [1, 2]) await outbox.send(letter(id));
  ids();
  network.error = null;
  await outbox.send(letter(3));
  assert.equal(ids(), [1, 2, 3]);
});

test('keeps the latest 200 events', async () => {
  const { outbox, network, online, ids } = setUp();
  network.error = failed('network');
  for (let id = 1; id <= 203; id++) await outbox.send(letter(id));
  ids();
  network.error = null;
  await online();
  const late = ids();
  assert.equal([late.length, late[0], late.at(-1)], [200, 4, 203]);
});

test('sends events one by one, since the server records them in order of arrival', async () => {
  const { outbox, network, ids } = setUp();
  let arrived = (_answer: object) => {};
  network.answer = new Promise((resolve) => {
    arrived = resolve;
  });
  for (const id of [1, 2, 3]) void outbox.send(letter(id));
  assert.equal(ids(), [1], 'at once, and alone');
  arrived({});
  await new Promise(setImmediate);
  assert.equal(ids(), [2, 3]);
});

for (const [type, visibilityState] of [
  ['pagehide', 'visible'],
  ['visibilitychange', 'hidden'],
] as const)
  test(`sends everything at once when the page is left (${type})`, () => {
    const { outbox, page, network, ids } = setUp();
    network.answer = new Promise(() => {});
    for (const id of [1, 2, 3]) void outbox.send(letter(id));
    ids();
    page.document.visibilityState = visibilityState;
    page.dispatchEvent(new Event(type));
    assert.equal(ids(), [2, 3], 'what is under way is not sent again');
    void outbox.send(letter(4));
    assert.equal(ids(), [4]);
  });

test('sends one by one again after the page is restored', async () => {
  const { outbox, page, network, ids } = setUp();
  page.document.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  page.document.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  network.answer = new Promise(() => {});
  for (const id of [1, 2]) void outbox.send(letter(id));
  assert.equal(ids(), [1]);
});

test('removes its listeners when stopped', async () => {
  const { outbox, network, online, ids } = setUp();
  network.error = failed('network');
  await outbox.send(letter(1));
  ids();
  outbox.stop();
  network.error = null;
  await online();
  assert.equal(ids(), []);
});

test.run();
