import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../../widget/api/calls.ts';
import { createClient } from '../../../widget/api/client.ts';
import { createSubmissions } from '../../../widget/api/submissions.ts';
import { type Api, type Reply, startApi } from '../support/api-server.ts';

type Signature = Parameters<typeof submit>[0];

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' };
const bob = { ...ada, firstName: 'Bob' };

let api: Api;
let submissions: ReturnType<typeof createSubmissions>;
let seconds = 0;

test.before(async () => {
  api = await startApi();
});
test.before.each(() => {
  const client = createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => {},
  });
  submissions = createSubmissions(client);
});
test.after(() => api.stop());

/** The seconds it took differ from press to press. */
const submit = (data: typeof ada, of = '1|petition') =>
  submissions.submit(calls.completePetition, of, data, () => ({ id: 1, actionCompletedTime: ++seconds }));

async function presses(replies: Reply[], ...data: Signature[]) {
  api.replyWith(...replies);
  for (const each of data) await submit(each).catch(() => {});
  return api.received.map(({ headers, text }) => ({ key: String(headers['idempotency-key']), text }));
}

const open: [title: string, reply: Reply][] = [
  ['the connection broke', { hangUp: true }],
  ['the server failed', { status: 500 }],
  ['there were too many', { status: 429 }],
  ['the answer could not be read', { text: '<html>' }],
];

for (const [title, reply] of open)
  test(`sends the same key and body again where ${title}`, async () => {
    const [one, other] = await presses([reply, {}], ada, ada);
    assert.ok(one && other);
    assert.equal(one, other);
  });

for (const [title, reply] of open)
  test(`learns what became of the first entry before a changed one goes out, where ${title}`, async () => {
    api.replyWith(reply, { json: { endUsersCount: 7 } }, { json: { endUsersCount: 8 } });
    await submit(ada).catch(() => {});
    assert.equal(await submit(bob), { answer: { endUsersCount: 7 }, wasReplayed: true });
    const [one, other, ...more] = api.received.map(({ headers, text }) => [headers['idempotency-key'], text]);
    assert.equal(one, other);
    assert.equal(more, []);
    assert.equal(await submit(bob), { answer: { endUsersCount: 8 }, wasReplayed: false });
    assert.match(api.received[2]?.text ?? '', 'Bob');
    assert.is.not(api.received[2]?.headers['idempotency-key'], one?.[0]);
  });

test('sends nothing else while nobody knows what became of the first entry', async () => {
  const sent = await presses([{ hangUp: true }], ada, bob, bob);
  assert.is(sent.length, 3);
  assert.is(new Set(sent.map(({ key, text }) => key + text)).size, 1);
});

test('sends the changed entry at once where the first turns out to be refused', async () => {
  const [one, other, changed] = await presses([{ hangUp: true }, { status: 400 }, {}], ada, bob);
  assert.is(one?.key, other?.key);
  assert.is.not(changed?.key, one?.key);
  assert.match(changed?.text ?? '', 'Bob');
});

for (const status of [400, 422])
  test(`takes a new key after a ${status}`, async () => {
    const [one, other] = await presses([{ status }, {}], ada, ada);
    assert.ok(one && other);
    assert.is.not(one.key, other.key);
    assert.is.not(one.text, other.text);
  });

test('takes a new key once the first was answered', async () => {
  const [one, other] = await presses([{}], ada, ada);
  assert.ok(one && other);
  assert.is.not(one.key, other.key);
});

test('keeps what is open of one action apart from another’s', async () => {
  api.replyWith({ hangUp: true }, {});
  await submit(ada).catch(() => {});
  await submit(ada, '2|petition');
  const [one, other] = api.received.map(({ headers }) => headers['idempotency-key']);
  assert.is.not(one, other);
});

test('puts what the visitor typed and what goes with it into one body', async () => {
  api.replyWith({ json: { endUsersCount: 7 } });
  seconds = 0;
  assert.equal(await submit(ada), { answer: { endUsersCount: 7 }, wasReplayed: false });
  assert.equal(api.received[0]?.body, { id: 1, actionCompletedTime: 1, ...ada });
});

test.run();
