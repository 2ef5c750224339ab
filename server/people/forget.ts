import { sql } from 'kysely';
import { isPostgres } from '../db/locks.ts';
import type { Database, Transact } from '../db/schema.ts';

/** Tables whose rows are somebody's, by e-mail. */
const PERSONAL = ['signatures', 'signups', 'opinions', 'registrationChecks', 'optIns', 'letters'] as const;

/** Rows by table. */
export type Found = { table: string; rows: number }[];

const keyOf = (email: string) => email.trim().toLowerCase();

const lettersOf = (db: Database | Transact, emailKey: string) =>
  db.selectFrom('letters').select('id').where('emailKey', '=', emailKey);

/** What is stored of a person, in rows by table. */
export async function findPerson(db: Database, email: string): Promise<Found> {
  const emailKey = keyOf(email);
  const found: Found = [];
  for (const table of PERSONAL) {
    const count = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('rows'))
      .where('emailKey', '=', emailKey)
      .executeTakeFirstOrThrow();
    found.push({ table, rows: Number(count.rows) });
  }
  const outbox = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('letterId', 'in', lettersOf(db, emailKey))
    .executeTakeFirstOrThrow();
  return [...found, { table: 'outbox', rows: Number(outbox.rows) }].filter(({ rows }) => rows > 0);
}

async function remove(trx: Transact, emailKey: string) {
  await trx.deleteFrom('outbox').where('letterId', 'in', lettersOf(trx, emailKey)).execute();
  for (const table of PERSONAL) await trx.deleteFrom(table).where('emailKey', '=', emailKey).execute();
}

/**
 * Deletes what is stored of a person, letters that wait included. Counts stay: they name nobody.
 *
 * SQLite is told to overwrite what it deletes, in its log of recent changes too; PostgreSQL does so in its own time.
 */
export async function forgetPerson(db: Database, email: string): Promise<Found> {
  const found = await findPerson(db, email);
  if (!isPostgres(db)) await sql`pragma secure_delete = on`.execute(db);
  await db.transaction().execute((trx) => remove(trx, keyOf(email)));
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return found;
}
