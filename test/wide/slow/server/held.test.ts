import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ServerOptions } from '../../../../server/options.ts';
import { GET_ACTIONS, PETITION, POLL, signature, vote } from '../../../server/support/bodies.ts';
import { createBuild } from '../../../server/support/build.ts';
import { isPostgres } from '../../../server/support/databases.ts';
import { type TestServer, withServer } from '../../../server/support/server.ts';

/** Holds a statement's locks until they are released. */
type Hold = (statement: string) => Promise<() => Promise<void>>;

async function holdPostgres(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

async function holdSqlite(dataDir: string) {
  const other = new DatabaseSync(join(dataDir, 'civic-action.sqlite'));
  other.exec('begin immediate');
  return async () => {
    other.exec('rollback');
    other.close();
  };
}

/** A server on a database that others may lock. */
async function withHold(use: (server: TestServer, hold: Hold) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-held-'));
  const build = createBuild();
  const options: ServerOptions = { dataDir, distDir: build.dir, rateLimit: 0 };
  try {
    await withServer(async (server) => {
      const { rows } = isPostgres
        ? await sql<{ name: string }>`select current_database() as name`.execute(server.db)
        : { rows: [] };
      const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://none');
      url.pathname = `/${rows[0]?.name}`;
      await use(server, (statement) => (isPostgres ? holdPostgres(url.href, statement) : holdSqlite(dataDir)));
    }, options);
  } finally {
    rmSync(dataDir, { recursive: true });
    build.remove();
  }
}

async function timed<T>(act: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const before = performance.now();
  const result = await act();
  return { result, ms: performance.now() - before };
}

/** Longer than an answer takes without locks, and far shorter than the locks are held; on a busy machine by as much more. */
const promptMs = async (server: TestServer) => 1_500 + 20 * (await timed(() => widget(server))).ms;

const ROW_OF_POLL = `select * from tallies where identifier = '3101|poll@1' for update`;
const widget = ({ post }: TestServer) => post(GET_ACTIONS, { widgetRequestId: 'wr-poll' }, {});

test('answers votes on a locked poll with 503, and everything else at once', () =>
  withHold(async (server, hold) => {
    const { post, app } = server;
    assert.is((await post(POLL, vote())).status, 200);
    const mostMs = await promptMs(server);
    const inTime = async <T>(title: string, act: () => Promise<T>): Promise<T> => {
      const { result, ms } = await timed(act);
      assert.ok(ms < mostMs, `${title} took ${ms} ms`);
      return result;
    };
    const release = await hold(ROW_OF_POLL);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const held = Array.from({ length: 25 }, () => post(POLL, vote()));
    assert.is((await inTime('/healthz', async () => app.inject('/healthz'))).statusCode, 200);
    assert.is((await inTime('the widget', () => widget(server))).status, 200);
    assert.is((await inTime('a share page', async () => app.inject('/share/wr-petition'))).statusCode, 200);
    // SQLite has one lock for the whole file.
    if (isPostgres) assert.is((await inTime('a signature', () => post(PETITION, signature()))).status, 200);
    for (const { status, headers } of await Promise.all(held)) {
      assert.is(status, 503);
      assert.match(String(headers['retry-after']), /^[1-9]\d*$/);
    }
    delay.disable();
    assert.ok(delay.max / 1e6 < mostMs, `nothing else ran for ${delay.max / 1e6} ms`);
    await release();
    assert.is((await post(POLL, vote())).status, 200);
    assert.equal(
      await server.db.selectFrom('tallies').select('count').where('identifier', '=', '3101|poll@1').execute(),
      [{ count: 2 }],
    );
  }));

test('is not ready while nothing can be stored, and ready again afterwards', () =>
  withHold(async ({ app }, hold) => {
    assert.is((await app.inject('/readyz')).statusCode, 200);
    const release = await hold('lock table probes');
    await new Promise((done) => setTimeout(done, 1_100));
    const answer = await app.inject('/readyz');
    assert.equal([answer.statusCode, answer.json()], [503, { error: 'Not ready', missing: ['database'] }]);
    await release();
    while ((await app.inject('/readyz')).statusCode !== 200) await new Promise((done) => setTimeout(done, 50));
  }));

test('waits for a lock that is released in time', () =>
  withHold(async ({ post }, hold) => {
    await post(POLL, vote());
    const release = await hold(ROW_OF_POLL);
    const waiting = post(POLL, vote());
    setTimeout(release, 300);
    assert.is((await waiting).status, 200);
  }));

const FULL_POSTGRES = `
  create function full_disk() returns trigger as $$ begin
    raise exception 'could not extend file' using errcode = '53100'; end $$ language plpgsql;
  create trigger full_disk before insert on votes for each row execute function full_disk()`;

/** Makes the disk full. @returns what makes room again */
async function fillDisk({ db }: TestServer) {
  if (isPostgres) {
    await sql.raw(FULL_POSTGRES).execute(db);
    return () => sql`drop function full_disk cascade`.execute(db);
  }
  const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.pageCount}`).execute(db);
  return () => sql`pragma max_page_count = 1000000`.execute(db);
}

const LONG = 'x'.repeat(1_000);

test('answers 503 on a full disk, stores nothing, and recovers when there is room', () =>
  withHold(async (server) => {
    const makeRoom = await fillDisk(server);
    const send = () => post(POLL, vote({ articleUrlTracking: LONG, adCampaign: LONG, fingerprint: LONG }));
    const { post, db } = server;
    let answers = await Promise.all(Array.from({ length: 20 }, send));
    const stored = answers.filter(({ status }) => status === 200).length;
    assert.equal([...new Set(answers.map(({ status }) => status))].sort(), stored ? [200, 503] : [503]);
    assert.is((await widget(server)).status, 200);
    await makeRoom();
    answers = await Promise.all(Array.from({ length: 3 }, send));
    assert.equal(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.is((await db.selectFrom('votes').select('at').execute()).length, stored + 3);
    const [tally] = await db.selectFrom('tallies').select('count').execute();
    assert.is(tally?.count, stored + 3);
  }));

test.run();
