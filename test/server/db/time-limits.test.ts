import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createServer } from '../../../server/app.ts';
import { openDatabase, withoutTimeLimits } from '../../../server/db/open.ts';
import type { Database } from '../../../server/db/schema.ts';
import { reportIfSlow } from '../../../server/time.ts';
import { skipUnless } from '../../support/skip.ts';
import { createDatabase, isPostgres } from '../support/databases.ts';

const onPostgres = skipUnless(isPostgres, 'about PostgreSQL alone');

/** The limits of requests, shortened; a server that starts needs less for each statement, on a busy machine too. */
const LIMIT_MS = 600;
const LIMITS = `statement_timeout=${LIMIT_MS}&lock_timeout=${LIMIT_MS}`;

/** Kysely's lock of migrations, and that of an import. */
const LOCKS = { migrates: '3853314791062309107', imports: "hashtextextended('content import', 0)" };

async function withUrl(use: (url: string, client: pg.Client) => Promise<void>) {
  const { options, remove } = await createDatabase();
  const url = options.databaseUrl ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await (await openDatabase({ dataDir: ':memory:', databaseUrl: url })).destroy();
    await use(url, client);
  } finally {
    await client.end();
    await remove();
  }
}

async function untilSomebodyWaits(client: pg.Client) {
  const waiting =
    'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
  while ((await client.query(waiting)).rowCount === 0) await wait(20);
}

for (const [does, key] of Object.entries(LOCKS))
  onPostgres(`starts after another server that ${does}, however long that takes`, () =>
    withUrl(async (url, client) => {
      await client.query(`select pg_advisory_lock(${key})`);
      const starting = createServer({ databaseUrl: `${url}?${LIMITS}`, logLevel: 'silent', distDir: 'none' });
      const outcome = starting
        .then(({ close }) => close())
        .then(
          () => 'started',
          (cause: Error) => cause.message,
        );
      await Promise.race([outcome, untilSomebodyWaits(client)]);
      await wait(3 * LIMIT_MS);
      await client.query(`select pg_advisory_unlock(${key})`);
      assert.is(await outcome, 'started');
    }),
  );

const sleep = (db: Database) => sql`select pg_sleep(${sql.lit((3 * LIMIT_MS) / 1_000)})`.execute(db);

onPostgres('limits the statements of requests, and not those of long jobs', () =>
  withUrl(async (url) => {
    const options = { dataDir: ':memory:', databaseUrl: `${url}?${LIMITS}` };
    const db = await openDatabase(options);
    assert.match(await sleep(db).then(String, (cause: Error) => cause.message), 'statement timeout');
    assert.is((await withoutTimeLimits(db, options, sleep)).rows.length, 1);
    await db.destroy();
  }),
);

onPostgres('waits for the first row of a long job’s statement', () =>
  withUrl(async (url) => {
    const setTimeout = Socket.prototype.setTimeout;
    // 20 seconds without a byte become 200 ms.
    Socket.prototype.setTimeout = function (ms, listener) {
      return setTimeout.call(this, ms / 100, listener);
    };
    try {
      const options = { dataDir: ':memory:', databaseUrl: url };
      const db = await openDatabase(options);
      assert.match(await sleep(db).then(String, (cause: Error) => cause.message), 'no answer');
      assert.is((await withoutTimeLimits(db, options, sleep)).rows.length, 1);
      await db.destroy();
    } finally {
      Socket.prototype.setTimeout = setTimeout;
    }
  }),
);

test('says why a start is slow, and nothing otherwise', async () => {
  const told: string[] = [];
  await reportIfSlow(wait(60), 'slow', (text) => told.push(text), 10);
  await reportIfSlow(Promise.resolve(), 'quick', (text) => told.push(text), 10);
  await wait(30);
  assert.equal(told, ['slow']);
});

test.run();
