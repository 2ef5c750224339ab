import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { test } from 'uvu';
import type { DatabaseOptions } from '../../../server/db/open.ts';

/** An empty database for one test, and what gives it back. */
export type TestDatabase = { options: DatabaseOptions; remove: () => Promise<void> };

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whoever is left, such as a server that a test killed, must not hold what is emptied. */
const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Deletes from every table, from those that refer to others first: truncating makes a dozen files per table anew. */
const EMPTY = `do $$ declare each regclass; begin
  for each in select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f') desc
  loop execute 'delete from ' || each; end loop;
end $$`;

/** Databases that a test of this file has left; emptying one costs a tenth of making one. */
const free: string[] = [];
const made: string[] = [];
let isOver = false;

async function createOn(adminUrl: string): Promise<string> {
  const name = `civic_action_${randomUUID().replaceAll('-', '')}`;
  await run(adminUrl, `create database ${name}`);
  made.push(name);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function createPostgres(adminUrl: string): Promise<TestDatabase> {
  const url = free.pop() ?? (await createOn(adminUrl));
  const remove = async () => {
    // What a file's last hook removes went with the others.
    if (isOver) return;
    await run(url, `${OTHERS}; ${EMPTY}`);
    free.push(url);
  };
  return { options: { dataDir: ':memory:', databaseUrl: url }, remove };
}

const createSqlite = (): TestDatabase => ({ options: { dataDir: ':memory:' }, remove: async () => undefined });

/** The test command sets both, and runs a file again on the second database (`scripts/test/run-file.ts`). */
const { TEST_DATABASE, TEST_DATABASE_URL = '' } = process.env;

/** Which of the two databases this run of the file is about. */
export const isPostgres = TEST_DATABASE === 'PostgreSQL';

export const createDatabase = async (): Promise<TestDatabase> =>
  isPostgres ? createPostgres(TEST_DATABASE_URL) : createSqlite();

test.after(async () => {
  isOver = true;
  for (const name of made) await run(TEST_DATABASE_URL, `drop database ${name} with (force)`);
});
