import type { Database, Transact } from '../db/schema.ts';
import { emailKeyOf } from './email-key.ts';
import { NAMELESS } from './nameless.ts';

/** Tables with an e-mail address in each row. */
const PERSONAL = ['signatures', 'signups', 'opinions', 'registrationChecks', 'optIns', 'letters'] as const;

/** Where a person's rows are. */
export type PersonalTable = (typeof PERSONAL)[number] | 'outbox' | 'videos' | 'donations';

/** The number of rows per table. */
export type Found = { table: PersonalTable; rows: number }[];

const lettersOf = (db: Database | Transact, emailKey: string) =>
  db.selectFrom('letters').select('id').where('emailKey', '=', emailKey);

/** Videos are anonymous, except those that a person's letters are about. */
const videosOf = (db: Database | Transact, emailKey: string) =>
  db
    .selectFrom('videos')
    .select('uploadId')
    .where('state', '<>', 'removed')
    .where('answerId', 'in', (eb) =>
      eb
        .selectFrom('letters')
        .select('answerId')
        .where('emailKey', '=', emailKey)
        .where('answerId', 'is not', null)
        .$castTo<{ answerId: string }>(),
    );

/** Counts the rows of a person. */
export async function findPerson(db: Database, email: string): Promise<Found> {
  const emailKey = emailKeyOf(email);
  const found: Found = [];
  for (const table of [...PERSONAL, 'donations'] as const) {
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
  found.push({ table: 'videos', rows: (await videosOf(db, emailKey).execute()).length });
  return found.filter(({ rows }) => rows > 0);
}

async function remove(trx: Transact, emailKey: string) {
  await trx.updateTable('videos').set({ state: 'removed' }).where('uploadId', 'in', videosOf(trx, emailKey)).execute();
  const keys = trx.selectFrom('donations').select('submissionKey').where('emailKey', '=', emailKey);
  // Their answers name the donor's id.
  await trx
    .deleteFrom('idempotencyKeys')
    .where('key', 'in', keys.where('submissionKey', 'is not', null).$castTo<{ submissionKey: string }>())
    .execute();
  await trx.updateTable('donations').set(NAMELESS).where('emailKey', '=', emailKey).execute();
  await trx.deleteFrom('outbox').where('letterId', 'in', lettersOf(trx, emailKey)).execute();
  for (const table of PERSONAL) await trx.deleteFrom(table).where('emailKey', '=', emailKey).execute();
}

/**
 * Deletes a person's rows, including letters that wait. Counts and sums of money stay, since they name nobody. A
 * video that a letter is about is shown no longer; `purgeVideos` deletes its file, and `emptyFreed` what the rows have
 * left in the database's own.
 */
export async function forgetPerson(db: Database, email: string): Promise<Found> {
  const found = await findPerson(db, email);
  await db.transaction().execute((trx) => remove(trx, emailKeyOf(email)));
  return found;
}
