import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PETITION, POLL, signature, vote } from '../support/bodies.ts';
import { withSharedServer } from '../support/server.ts';

/** Pages that send in the names of their readers. The demo's publishers name their sites. */

const OURS = 'https://widgets.example';
const server = withSharedServer(test, { publicOrigin: OURS });

const send = (origin: string | undefined, key: string = randomUUID()) =>
  server.post(PETITION, signature(), { 'idempotency-key': key, ...(origin && { origin }) });

const ORIGINS: [who: string, origin: string | undefined, status: number][] = [
  ['no browser', undefined, 200],
  ['a frame of ours', OURS, 200],
  ['a frame of ours behind a proxy that adds TLS', 'http://widgets.example', 200],
  ['a frame under another name of the server', 'https://localhost', 200],
  ['a page on the reader’s own machine', 'http://publisher.localhost:3000', 200],
  ['a page at its address', 'http://[::1]:3000', 200],
  ['a site called like a machine’s own', 'https://localhost.evil.example', 403],
  ['a sandbox', 'null', 200],
  ['a publisher’s page', 'https://harborgazette.example', 200],
  ['a publisher’s page with www.', 'https://www.labahia.example', 200],
  ['a publisher’s other site', 'https://news.harborgazette.example:8443', 200],
  ['a translator’s copy', 'https://harborgazette-example.translate.goog', 200],
  ['a translator’s copy of a name with a hyphen', 'https://news--team-harborgazette-example.translate.goog', 200],
  ['a translator’s copy of a stranger’s page', 'https://evil-example.translate.goog', 403],
  ['a stranger’s page', 'https://evil.example', 403],
  ['a site that ends like a publisher’s', 'https://notharborgazette.example', 403],
  ['a site that begins like a publisher’s', 'https://harborgazette.example.evil.example', 403],
  ['what is no address', 'harborgazette.example', 403],
];

for (const [who, origin, status] of ORIGINS)
  test(`${status === 200 ? 'takes' : 'refuses'} a signature from ${who}`, async () => {
    const answer = await send(origin);
    assert.is(answer.status, status);
    if (status === 403)
      assert.match(
        (answer.body as { error: string }).error,
        /belongs to none of the publishers: add it to the domains/,
      );
  });

test('answers what was answered before, wherever it is asked from', async () => {
  const key = randomUUID();
  const first = await send(OURS, key);
  const again = await send('https://evil.example', key);
  const countIn = ({ body }: typeof first) => (body as { endUsersCount: number }).endUsersCount;
  assert.equal([again.status, countIn(again)], [200, countIn(first)]);
});

test('refuses nobody while a publisher names no site', async () => {
  const { db } = server;
  await db.insertInto('publishers').values({ id: '77', data: '{}' }).execute();
  const headers = { 'idempotency-key': randomUUID(), origin: 'https://evil.example' };
  assert.is((await server.post(POLL, vote(), headers)).status, 200);
  await db.deleteFrom('publishers').where('id', '=', '77').execute();
  assert.is((await server.post(POLL, vote(), { ...headers, 'idempotency-key': randomUUID() })).status, 403);
});

test.run();
