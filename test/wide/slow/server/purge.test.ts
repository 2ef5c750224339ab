import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createServer } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/db/open.ts';
import { oldestOf, purge, ROWS_AT_ONCE } from '../../../../server/db/purge.ts';
import type { Database } from '../../../../server/db/schema.ts';
import { holdAlone } from '../../../../server/db/sqlite/files.ts';
import { PETITION, signature } from '../../../server/support/bodies.ts';
import { createDatabase, isPostgres } from '../../../server/support/databases.ts';
import { waitUntil } from '../../../support/wait.ts';

/** So many that deleting them takes seconds. */
const MANY = 100_000;
const OLD = '2020-01-01T00:00:00.000Z';
const NO_BUILD = 'test/server/support/no-build';

const addActivities = (db: Database, rows: number) =>
  sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(rows)})
    insert into activities (at, type, sponsored, fallback, actions, context, folded)
    select ${sql.lit(OLD)}, 'WidgetVisible', 0, 0, '[]', '{}', 1 from numbers`.execute(db);

async function rowsOf(db: Database): Promise<number> {
  const row = await db
    .selectFrom('activities')
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** A database with many old activities, which several servers may open. */
async function withOldRows(use: (place: { db: Database; start: typeof startServer }) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-purge-'));
  const place = { ...options, dataDir };
  const db = await openDatabase(place);
  try {
    await addActivities(db, MANY);
    await use({ db, start: () => startServer(place) });
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
    await remove();
  }
}

async function startServer(place: object = {}) {
  const server = await createServer({ logLevel: 'silent', distDir: NO_BUILD, sharePictures: false, ...place });
  return { server, address: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
}

test('a server listens and stores before it has deleted what is old', () =>
  withOldRows(async ({ db, start }) => {
    const { server, address } = await start();
    assert.ok((await rowsOf(db)) > MANY / 2);
    for (let signed = 0; signed < 3; signed++) {
      const { status } = await fetch(`${address}/api/${PETITION}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(signature()),
      });
      assert.is(status, 200);
    }
    assert.ok((await rowsOf(db)) > 0);
    await waitUntil(async () => (await rowsOf(db)) === 0);
    await server.close();
  }));

test('a server that closes leaves the rest for the next one', () =>
  withOldRows(async ({ db, start }) => {
    const first = await start();
    await first.server.close();
    const left = await rowsOf(db);
    assert.ok(left > 0);
    const [second, third] = await Promise.all([start(), start()]);
    await waitUntil(async () => (await rowsOf(db)) === 0);
    await Promise.all([second.server.close(), third.server.close()]);
  }));

if (isPostgres)
  test('one server deletes at a time', () =>
    withOldRows(async ({ db }) => {
      await db.transaction().execute(async (other) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('purge activities', 0))`.execute(other);
        await purge(db, oldestOf('activities', '2021'));
      });
      assert.is(await rowsOf(db), MANY);
    }));

if (isPostgres)
  test('a server that deletes one kind of rows keeps no other server from another kind', () =>
    withOldRows(async ({ db }) => {
      await db.transaction().execute(async (other) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('purge timings', 0))`.execute(other);
        await purge(db, oldestOf('activities', '2021'));
      });
      assert.is(await rowsOf(db), 0);
    }));

if (!isPostgres) {
  test('of servers on one file, one deletes', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-purge-'));
    const db = await openDatabase({ dataDir });
    await addActivities(db, ROWS_AT_ONCE);
    const letGo = holdAlone(dataDir, 'purging');
    assert.is(holdAlone(dataDir, 'purging'), null);
    const other = await startServer({ dataDir });
    // Time in which it would have deleted them: a batch takes a fraction of it.
    await wait(2_000);
    await other.server.close();
    assert.is(await rowsOf(db), ROWS_AT_ONCE);
    letGo?.();
    const { server } = await startServer({ dataDir });
    await waitUntil(async () => (await rowsOf(db)) === 0);
    await server.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  test('a server that is killed leaves the deleting to others', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-purge-'));
    const holder = `import { holdAlone } from './server/db/sqlite/files.ts';
      globalThis.letGo = holdAlone(${JSON.stringify(dataDir)}, 'purging'); console.log('held'); setInterval(() => undefined, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    assert.is(holdAlone(dataDir, 'purging'), null);
    child.kill('SIGKILL');
    await once(child, 'exit');
    holdAlone(dataDir, 'purging')?.();
    assert.type(holdAlone(dataDir, 'purging'), 'function');
    rmSync(dataDir, { recursive: true });
  });
}

test('rows go in small batches, between which others write', async () => {
  const { options, remove } = await createDatabase();
  const db = await openDatabase(options);
  await addActivities(db, 3 * ROWS_AT_ONCE + 1);
  const sizes: number[] = [];
  const { of, run } = oldestOf('activities', '2021');
  await purge(db, {
    of,
    async run(trx) {
      const rows = await run(trx);
      sizes.push(rows);
      return rows;
    },
  });
  assert.equal(sizes, [ROWS_AT_ONCE, ROWS_AT_ONCE, ROWS_AT_ONCE, 1]);
  await db.destroy();
  await remove();
});

test.run();
