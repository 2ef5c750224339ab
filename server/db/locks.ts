import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Transact } from './schema.ts';

export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>) =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Takes a lock of this name until the transaction ends, if nobody has it. SQLite needs none: there one transaction
 * runs at a time.
 */
export async function tryLock(trx: Transact, name: string): Promise<boolean> {
  if (!isPostgres(trx)) return true;
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked
  `.execute(trx);
  return rows[0]?.locked === true;
}

/** As `tryLock`, but waits for the lock. */
export async function lock(trx: Transact, name: string) {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
