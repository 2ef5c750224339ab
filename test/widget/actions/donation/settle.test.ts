import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../../widget/actions/donation/pay/settle.ts';
import { type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

const api = withApi(test);
const PAID: Reply = { json: { status: 'Success', endUsersCount: 4, endUserId: 'u' } };
const UNKNOWN: Reply = { status: 503, json: { error: 'still being checked' }, headers: { 'retry-after': '2' } };

/** @returns the keys and bodies that were sent */
const sent = () => api.received.map(({ headers, text }) => `${headers['idempotency-key']} ${text}`);

const user = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' };

function run() {
  const { tools } = kindTools(api, 'donation');
  let isUnknown = false;
  const waits: (number | null)[] = [];
  const settled = settle({
    client: tools.client,
    body: { id: 1, trackingId: 7, paymentNonce: 'nonce', currency: 'USD', user } as never,
    onUnknown: () => {
      isUnknown = true;
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { settled, waits, isUnknown: () => isUnknown };
}

const lost: [title: string, reply: Reply][] = [
  ['an answer that says nobody knows', UNKNOWN],
  ['a connection that breaks', { hangUp: true }],
  ['an answer that breaks off', { breakOff: true }],
  ['a server that fails', { status: 500, json: {} }],
  ['an answer that is not ours', { json: {} }],
];
for (const [title, reply] of lost)
  test(`repeats the same request with the same key after ${title}`, async () => {
    api.replyWith(reply, reply, PAID);
    const { settled, isUnknown } = run();
    assert.is((await settled).endUserId, 'u');
    assert.ok(isUnknown());
    assert.is(sent().length, 3);
    assert.is(new Set(sent()).size, 1);
  });

test('never says that nothing was charged once an answer was lost, whatever comes then', async () => {
  api.replyWith(UNKNOWN, { status: 404, json: {} }, { status: 429, json: {} }, PAID);
  const { settled } = run();
  assert.is((await settled).endUserId, 'u');
  assert.is(sent().length, 4);
  assert.is(new Set(sent()).size, 1);
});

test('waits longer and longer, and at last for the reader', async () => {
  api.replyWith(...Array.from({ length: 37 }, () => UNKNOWN), PAID);
  const { settled, waits } = run();
  await settled;
  assert.equal(waits.slice(0, 3), [2000, 3000, 5000]);
  assert.is(waits.at(-1), null);
  const minutes = waits.reduce((sum: number, ms) => sum + (ms ?? 0), 0) / 60_000;
  assert.ok(minutes > 11, 'the server knows after ten minutes');
});

test('tells at once of a request that was refused unread', async () => {
  api.replyWith({ status: 400, json: { error: 'no' } });
  const { settled, isUnknown } = run();
  await settled.then(
    () => assert.unreachable(),
    (error) => assert.is(error.status, 400),
  );
  assert.not(isUnknown());
});

test.run();
