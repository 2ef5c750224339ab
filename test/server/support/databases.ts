import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseOptions } from '../../../server/db/open.ts';

/** A database of its own for one test, and what removes it. */
export type TestDatabase = { options: DatabaseOptions; remove: () => Promise<void> };
export type DatabaseKind = { name: string; create: () => Promise<TestDatabase> };

const sqlite: DatabaseKind = {
  name: 'SQLite',
  create: async () => ({ options: { dataDir: ':memory:' }, remove: async () => undefined }),
};

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const postgres = (adminUrl: string): DatabaseKind => ({
  name: 'PostgreSQL',
  async create() {
    const name = `civic_action_${randomUUID().replaceAll('-', '')}`;
    await run(adminUrl, `create database ${name}`);
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    return {
      options: { dataDir: ':memory:', databaseUrl: url.href },
      remove: () => run(adminUrl, `drop database ${name} with (force)`),
    };
  },
});

const adminUrl = process.env.TEST_DATABASE_URL;
if (!adminUrl) console.log('TEST_DATABASE_URL is not set: the server is tested on SQLite alone');

/** What every test of stored things runs on; PostgreSQL where `TEST_DATABASE_URL` names a server to make databases on. */
export const DATABASES: DatabaseKind[] = adminUrl ? [sqlite, postgres(adminUrl)] : [sqlite];
