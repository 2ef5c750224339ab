import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { record } from '../../loader/page/record.ts';

const { fetch: network } = globalThis;
test.after.each(() => {
  globalThis.fetch = network;
});

test('sends a body that outlives the page', async () => {
  const sent: unknown[][] = [];
  globalThis.fetch = async (...how) => {
    sent.push(how);
    return new Response();
  };
  await record('https://w.example/api/Widget/RecordTimings', { a: 1 });
  assert.equal(sent, [
    [
      'https://w.example/api/Widget/RecordTimings',
      { method: 'POST', headers: undefined, keepalive: true, body: '{"a":1}' },
    ],
  ]);
});

for (const [title, fails] of [
  ['the network fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the page’s own fetch throws',
    () => {
      throw new Error('of the page');
    },
  ],
] as const)
  test(`throws nothing into the page where ${title}`, async () => {
    globalThis.fetch = fails;
    assert.is(await record('https://w.example/', {}), undefined);
  });

test.run();
