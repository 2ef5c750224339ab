import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { calls } from '../../../../widget/core/api/calls.ts';
import { type Client, createClient } from '../../../../widget/core/api/client.ts';
import { createSubmissions, nameSubmissions } from '../../../../widget/core/api/submissions.ts';
import { type Api, type Reply, startApi } from '../../support/api-server.ts';

type Signature = Parameters<typeof submit>[0];

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' };
const bob = { ...ada, firstName: 'Bob' };
const cid = { ...ada, firstName: 'Cid' };

let api: Api;
let client: Client;
let submissions: ReturnType<typeof createSubmissions>;
let seconds = 0;

test.before(async () => {
  api = await startApi();
});
test.before.each(() => {
  client = createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => {},
  });
  submissions = createSubmissions(client);
});
test.after(() => api.stop());

/** The elapsed seconds differ with every press. */
async function submit(data: typeof ada, of = '1|petition') {
  const rest = () => ({ id: 1, actionCompletedTime: ++seconds });
  const { key, ...submitted } = await submissions.submit(calls.completePetition, of, data, rest);
  assert.is(key, api.received.at(-1)?.headers['idempotency-key']);
  return submitted;
}

async function correct(data: typeof ada) {
  const { answer } = await submissions.submitLatest(calls.completePetition, '1|petition', data, () => ({ id: 1 }));
  return answer;
}

async function presses(replies: Reply[], ...data: Signature[]) {
  api.replyWith(...replies);
  for (const each of data) await submit(each).catch(() => {});
  return api.received.map(({ headers, text }) => ({ key: String(headers['idempotency-key']), text }));
}

/** The names in the sent entries, in order. */
const names = () => api.received.map(({ body }) => (body as typeof ada).firstName);

const open: [title: string, reply: Reply][] = [
  ['the connection broke', { hangUp: true }],
  ['the server failed', { status: 500 }],
  ['the answer could not be read', { text: '<html>' }],
];

for (const [title, reply] of open)
  test(`repeats the same key and body if ${title}`, async () => {
    const [one, other] = await presses([reply, {}], ada, ada);
    assert.ok(one && other);
    assert.equal(one, other);
  });

const OTHER_BODY: Reply = { status: 422 };
const COUNTED: Reply = { json: { endUsersCount: 7 } };

for (const [title, reply] of open)
  test(`sends a changed entry with the first key if ${title}`, async () => {
    api.replyWith(reply, COUNTED);
    await submit(ada).catch(() => {});
    assert.equal(await submit(bob), { answer: { endUsersCount: 7 }, data: bob, wasReplayed: false });
    const [one, other] = api.received.map(({ headers }) => headers['idempotency-key']);
    assert.is(one, other);
    assert.match(api.received[1]?.text ?? '', 'Bob');
  });

for (const [title, reply] of open)
  test(`finds the first entry if it had arrived although ${title}`, async () => {
    api.replyWith(reply, OTHER_BODY, COUNTED, { json: { endUsersCount: 8 } });
    await submit(ada).catch(() => {});
    assert.equal(await submit(bob), { answer: { endUsersCount: 7 }, data: ada, wasReplayed: true });
    const [one, , other] = api.received.map(({ headers, text }) => [headers['idempotency-key'], text]);
    assert.equal(one, other);
    assert.equal(await submit(bob), { answer: { endUsersCount: 8 }, data: bob, wasReplayed: false });
    assert.match(api.received[3]?.text ?? '', 'Bob');
    assert.is.not(api.received[3]?.headers['idempotency-key'], one?.[0]);
  });

/** Which earlier submission each body corrects, by the index of its key. */
function corrected() {
  const keys = [...new Set(api.received.map(({ headers }) => headers['idempotency-key']))];
  return api.received.map(({ headers, body }) => {
    const { earlierKey } = body as { earlierKey?: string };
    return [keys.indexOf(headers['idempotency-key']), earlierKey ? keys.indexOf(earlierKey) : null];
  });
}

test('replaces the first entry by the changed one if that is allowed', async () => {
  api.replyWith({ hangUp: true }, OTHER_BODY, COUNTED, { json: { endUsersCount: 7 } });
  await submit(ada).catch(() => {});
  assert.equal(await correct(bob), { endUsersCount: 7 });
  assert.equal(names(), ['Ada', 'Bob', 'Ada', 'Bob']);
  assert.equal(corrected(), [
    [0, null],
    [0, null],
    [0, null],
    [1, 0],
  ]);
});

for (const [title, reply, keys] of [
  ['was lost', { hangUp: true }, [1, 1]],
  ['was refused', { status: 400 }, [1, 2]],
] as const)
  test(`keeps correcting the first entry if the correction ${title}`, async () => {
    api.replyWith({ hangUp: true }, OTHER_BODY, COUNTED, reply, COUNTED);
    await submit(ada).catch(() => {});
    await correct(bob).catch(() => {});
    await correct(cid);
    assert.equal(names().slice(3), ['Bob', 'Cid']);
    assert.equal(
      corrected().slice(3),
      keys.map((key) => [key, 0]),
    );
  });

test('corrects nothing once a correction was stored', async () => {
  api.replyWith({ hangUp: true }, OTHER_BODY, COUNTED, COUNTED, COUNTED);
  await submit(ada).catch(() => {});
  await correct(bob);
  await correct(cid);
  assert.equal(corrected().at(-1), [2, null]);
});

test('finds the entry that arrived among several with lost answers', async () => {
  api.replyWith({ hangUp: true }, { hangUp: true }, OTHER_BODY, OTHER_BODY, COUNTED);
  for (const each of [ada, bob]) await submit(each).catch(() => {});
  assert.is((await submit(cid)).data, ada);
  assert.equal(names(), ['Ada', 'Bob', 'Cid', 'Bob', 'Ada']);
  assert.is(new Set(api.received.map(({ headers }) => headers['idempotency-key'])).size, 1);
});

test('keeps the key while the fate of the first entry is unknown', async () => {
  const sent = await presses([{ hangUp: true }, OTHER_BODY, { hangUp: true }, OTHER_BODY, COUNTED], ada, bob, bob);
  assert.is(new Set(sent.map(({ key }) => key)).size, 1);
  assert.equal(names(), ['Ada', 'Bob', 'Ada', 'Bob', 'Ada']);
});

test('uses a new key after “too many requests”, since nothing was stored', async () => {
  const [one, other] = await presses([{ status: 429 }, {}], ada, ada);
  assert.is.not(one?.key, other?.key);
});

test('keeps the key after “too many requests” if an earlier answer was lost', async () => {
  const [one, other, last] = await presses([{ hangUp: true }, { status: 429 }, {}], ada, ada, ada);
  assert.equal([one, one], [other, last]);
});

test('forgets a rejected entry', async () => {
  const sent = await presses([{ hangUp: true }, { status: 400 }, OTHER_BODY, COUNTED], ada, bob, cid);
  assert.is(new Set(sent.map(({ key }) => key)).size, 1);
  assert.equal(names(), ['Ada', 'Bob', 'Cid', 'Ada']);
});

for (const status of [400, 422])
  test(`uses a new key after ${status}`, async () => {
    const [one, other] = await presses([{ status }, {}], ada, ada);
    assert.ok(one && other);
    assert.is.not(one.key, other.key);
    assert.is.not(one.text, other.text);
  });

test('uses a new key once the first was answered', async () => {
  const [one, other] = await presses([{}], ada, ada);
  assert.ok(one && other);
  assert.is.not(one.key, other.key);
});

test('keeps the open submissions of different actions apart', async () => {
  api.replyWith({ hangUp: true }, {});
  await submit(ada).catch(() => {});
  await submit(ada, '2|petition');
  const [one, other] = api.received.map(({ headers }) => headers['idempotency-key']);
  assert.is.not(one, other);
});

test('sends the entered and the accompanying data in one body', async () => {
  api.replyWith({ json: { endUsersCount: 7 } });
  seconds = 0;
  assert.equal(await submit(ada), { answer: { endUsersCount: 7 }, data: ada, wasReplayed: false });
  assert.equal(api.received[0]?.body, { id: 1, actionCompletedTime: 1, ...ada });
});

test('names the last submission of an action as exports do', async () => {
  const submissionOf = nameSubmissions(client);
  assert.is(nameSubmissions(client), submissionOf, 'once for a client');
  assert.is(submissionOf({ id: 1 }), null);
  api.replyWith({ status: 500 }, { json: { endUsersCount: 1 } });
  await submit(ada).catch(() => {});
  assert.is(submissionOf({ id: 1 }), null, 'nothing was answered');
  await submit(ada);
  const key = String(api.received.at(-1)?.headers['idempotency-key']);
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 16);
  assert.is(submissionOf({ id: '1' }), name);
  assert.is(submissionOf({ id: 2 }), null);
});

test.run();
