import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { test } from 'uvu';
import type { DatabaseOptions } from '../../../server/db/open.ts';

/** An empty database for one test, and the function that returns it. */
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

/** Ends other connections, such as those of a killed server, which would block the deletion. */
const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Deletes from every table, referring tables first. TRUNCATE is slower: it recreates a dozen files per table. */
const EMPTY = `do $$ declare each regclass; begin
  for each in select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
    order by exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'f') desc
  loop execute 'delete from ' || each; end loop;
end $$`;

/** Databases for reuse: emptying one costs a tenth of creating one. */
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
    // The file's last hook has already removed it.
    if (isOver) return;
    await run(url, `${OTHERS}; ${EMPTY}`);
    free.push(url);
  };
  return { options: { dataDir: ':memory:', databaseUrl: url }, remove };
}

const createSqlite = (): TestDatabase => ({ options: { dataDir: ':memory:' }, remove: async () => undefined });

/** The test command sets both, and runs a file again on the second database (`scripts/test/worker/main.ts`). */
const { TEST_DATABASE, TEST_DATABASE_URL = '' } = process.env;

/** The database of this run of the file. */
export const isPostgres = TEST_DATABASE === 'PostgreSQL';

export const createDatabase = async (): Promise<TestDatabase> =>
  isPostgres ? createPostgres(TEST_DATABASE_URL) : createSqlite();

test.after(async () => {
  isOver = true;
  for (const name of made) await run(TEST_DATABASE_URL, `drop database ${name} with (force)`);
});
