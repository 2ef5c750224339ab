import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findPostgres } from '../../../../scripts/programs/find.ts';
import { type Cluster, startCluster } from '../../../../scripts/test/postgres/cluster.ts';
import { createServer, type Server } from '../../../../server/app.ts';
import { OF_REQUESTS, postgresDialect } from '../../../../server/db/postgres.ts';
import { GET_ACTIONS, POLL, vote } from '../../../server/support/bodies.ts';
import { createBuild } from '../../../server/support/build.ts';
import { type Line, startLine } from '../../../server/support/line.ts';
import { skipUnless } from '../../../support/skip.ts';

const bin = findPostgres();
const onPostgres = skipUnless(bin, 'PostgreSQL is not installed');

type Tools = {
  server: Server;
  cluster: Cluster;
  line: Line;
  get: (path: string) => Promise<number>;
  send: (key?: string) => Promise<{ status: number; retryAfter: unknown; text: string }>;
  votes: () => Promise<number>;
};

/** A server whose connection to its own PostgreSQL can be cut. */
async function withLine(use: (tools: Tools) => Promise<void>) {
  const cluster = await startCluster(bin ?? '');
  const line = await startLine(new URL(cluster.url));
  const build = createBuild();
  const server = await createServer({ databaseUrl: line.url, distDir: build.dir, logLevel: 'silent' });
  const get = async (url: string) => (await server.app.inject(url)).statusCode;
  const send: Tools['send'] = async (key = randomUUID()) => {
    const headers = { 'idempotency-key': key };
    const answer = await server.app.inject({ method: 'POST', url: `/api/${POLL}`, payload: vote(), headers });
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], text: answer.body };
  };
  const votes = async () => (await server.db.selectFrom('votes').select('at').execute()).length;
  try {
    await use({ server, cluster, line, get, send, votes });
  } finally {
    await server.close();
    await line.close();
    await cluster.stop();
    build.remove();
  }
}

const holds = (bytes: Buffer, text: string) => bytes.includes(text);

onPostgres('continues after every idle connection was lost', () =>
  withLine(async ({ server, line, send, votes }) => {
    await Promise.all(Array.from({ length: 8 }, () => send()));
    line.cutAll();
    await sql`select 1`.execute(server.db).catch(() => undefined);
    assert.is((await send()).status, 200);
    assert.is(await votes(), 9);
  }),
);

for (const [when, statement, verdict, stored] of [
  ['before a vote is stored', 'insert into "votes"', 'cutBefore', 0],
  ['between two statements', 'insert into "tallies"', 'cutAfter', 0],
  ['before the commit', 'commit', 'cutBefore', 0],
  ['after the commit, before its answer', 'commit', 'cutAfter', 1],
] as const)
  onPostgres(`answers 503 where the connection is lost ${when}, and counts once when asked again`, () =>
    withLine(async ({ line, send, votes }) => {
      const key = randomUUID();
      line.setFault((bytes) => (holds(bytes, statement) ? verdict : 'pass'));
      const lost = await send(key);
      assert.equal([lost.status, lost.text], [503, '{"error":"Service unavailable"}']);
      assert.match(String(lost.retryAfter), /^[1-9]\d*$/);
      line.setFault(() => 'pass');
      assert.is(await votes(), stored);
      let again = await send(key);
      // Until PostgreSQL notices the lost connection, the first transaction is still open. Clients repeat a 409 too.
      while (again.status === 409) again = await send(key);
      assert.is(again.status, 200);
      assert.is(JSON.parse(again.text).endUsersCount, 1);
      assert.is(await votes(), 1);
    }),
  );

onPostgres('survives a crash of PostgreSQL, reports it correctly, and loses nothing', () =>
  withLine(async ({ cluster, send, get, votes }) => {
    assert.is(await get('/readyz'), 200);
    const before = await Promise.all(Array.from({ length: 5 }, () => send()));
    await cluster.crash();
    const key = randomUUID();
    assert.is((await send(key)).status, 503);
    assert.equal([await get('/healthz'), await get('/readyz')], [200, 503]);
    await cluster.start();
    assert.is((await send(key)).status, 200);
    while ((await get('/readyz')) !== 200);
    assert.is(await votes(), before.filter(({ status }) => status === 200).length + 1);
  }),
);

onPostgres('closes a connection that does not answer', async () => {
  const cluster = await startCluster(bin ?? '');
  const db = new Kysely<unknown>({ dialect: postgresDialect(cluster.url, { ...OF_REQUESTS, silence: 300 }) });
  await sql`select pg_sleep(10)`.execute(db).then(
    () => assert.unreachable(),
    (cause) => assert.match(cause.message, 'Connection terminated: no answer'),
  );
  assert.is((await sql`select 1`.execute(db)).rows.length, 1);
  await db.destroy();
  await cluster.stop();
});

onPostgres('answers readers with 503 while PostgreSQL is down', () =>
  withLine(async ({ server, cluster }) => {
    await cluster.crash();
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/${GET_ACTIONS}`,
      payload: { widgetRequestId: 'wr-poll' },
    });
    assert.is(answer.statusCode, 503);
  }),
);

test.run();
