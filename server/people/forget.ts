import { sql } from 'kysely';
import { isPostgres } from '../db/locks.ts';
import type { Database, Transact } from '../db/schema.ts';
import { emailKeyOf } from './email-key.ts';

/** Tables with an e-mail address in each row. */
const PERSONAL = ['signatures', 'signups', 'opinions', 'registrationChecks', 'optIns', 'letters'] as const;

/** Where a person's rows are. */
export type PersonalTable = (typeof PERSONAL)[number] | 'outbox';

/** The number of rows per table. */
export type Found = { table: PersonalTable; rows: number }[];

const lettersOf = (db: Database | Transact, emailKey: string) =>
  db.selectFrom('letters').select('id').where('emailKey', '=', emailKey);

/** Counts the rows of a person. */
export async function findPerson(db: Database, email: string): Promise<Found> {
  const emailKey = emailKeyOf(email);
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
  found.push({ table: 'outbox', rows: Number(outbox.rows) });
  return found.filter(({ rows }) => rows > 0);
}

async function remove(trx: Transact, emailKey: string) {
  await trx.deleteFrom('outbox').where('letterId', 'in', lettersOf(trx, emailKey)).execute();
  for (const table of PERSONAL) await trx.deleteFrom(table).where('emailKey', '=', emailKey).execute();
}

/**
 * Deletes a person's rows, including letters that wait. Counts stay, since they name nobody.
 *
 * SQLite is made to overwrite the deleted rows, also in its write-ahead log; PostgreSQL does so when it vacuums.
 */
export async function forgetPerson(db: Database, email: string): Promise<Found> {
  const found = await findPerson(db, email);
  if (!isPostgres(db)) await sql`pragma secure_delete = on`.execute(db);
  await db.transaction().execute((trx) => remove(trx, emailKeyOf(email)));
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return found;
}
