import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnswer } from '../../dashboard/app/answer.ts';
import { waitUntil } from '../support/wait.ts';

type Request = { url: string; signal: AbortSignal; answer: (status: number, body?: unknown) => void };

const requests: Request[] = [];
const realFetch = globalThis.fetch;

test.before.each(() => {
  requests.length = 0;
  globalThis.fetch = (input) =>
    new Promise((resolve, reject) => {
      const { url, signal } = input as globalThis.Request;
      signal.addEventListener('abort', () => reject(signal.reason));
      requests.push({
        url: new URL(url).pathname,
        signal,
        answer: (status, body = {}) => resolve(new Response(JSON.stringify(body), { status })),
      });
    });
});

test.after(() => {
  globalThis.fetch = realFetch;
});

const at = (path: string) => `http://dashboard.test${path}`;

async function started(index: number): Promise<Request> {
  await waitUntil(() => requests.length > index);
  return requests[index] as Request;
}

test('ends a request when another question is asked, and takes the newer answer alone', async () => {
  const address = signal<string | null>(at('/one'));
  const { state } = createAnswer<string>(address, () => true);
  const one = await started(0);
  address.value = at('/two');
  const two = await started(1);
  assert.ok(one.signal.aborted);
  two.answer(200, 'second');
  one.answer(200, 'first');
  await waitUntil(() => state.value.is === 'there');
  assert.equal(state.value, { is: 'there', value: 'second' });
});

test('keeps the last answer in place until the next has come', async () => {
  const address = signal<string | null>(at('/one'));
  const { state } = createAnswer<string>(address, () => true);
  (await started(0)).answer(200, 'first');
  await waitUntil(() => state.value.is === 'there');
  address.value = at('/two');
  assert.equal(state.value, { is: 'waiting', last: 'first', isSlow: false });
  (await started(1)).answer(200, 'second');
  await waitUntil(() => state.value.is === 'there');
});

for (const [status, why] of [
  [400, 'misunderstood'],
  [403, 'forbidden'],
  [429, 'limited'],
  [503, 'broken'],
] as const)
  test(`says that ${status} is ${why}, and asks again when told to`, async () => {
    const { state, again } = createAnswer<string>(signal<string | null>(at('/one')), () => true);
    (await started(0)).answer(status);
    await waitUntil(() => state.value.is === 'failed');
    assert.equal(state.value, { is: 'failed', why });
    again();
    (await started(1)).answer(200, 'now');
    await waitUntil(() => state.value.is === 'there');
    assert.is(requests.length, 2);
  });

test('tells whoever leads to the sign-in that the session has ended', async () => {
  let ended = 0;
  const { state } = createAnswer<string>(signal<string | null>(at('/one')), () => {
    ended += 1;
    return true;
  });
  (await started(0)).answer(401);
  await waitUntil(() => ended === 1);
  assert.is(state.value.is, 'waiting');
});

test('says itself that the session has ended where nobody leads to the sign-in', async () => {
  const { state } = createAnswer<string>(signal<string | null>(at('/one')), () => false);
  (await started(0)).answer(401);
  await waitUntil(() => state.value.is === 'failed');
  assert.equal(state.value, { is: 'failed', why: 'ended' });
});

test('asks nothing while there is no question', async () => {
  const address = signal<string | null>(null);
  createAnswer<string>(address, () => true);
  assert.is(requests.length, 0);
  address.value = at('/one');
  await started(0);
  address.value = null;
  assert.ok(requests[0]?.signal.aborted);
});

test.run();
