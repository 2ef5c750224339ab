import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../db/locks.ts';
import type { Database, Transact } from '../db/schema.ts';
import { ALWAYS_SECURE } from '../db/sqlite/files.ts';
import { SettingError } from '../settings.ts';
import { emailKeyOf } from './scope.ts';

/** What is left of a donation without its donor: the money, for the books. */
export const NAMELESS = {
  emailKey: null,
  email: null,
  firstName: null,
  lastName: null,
  postalCode: null,
  dedication: null,
  optIns: null,
  endUserId: null,
  submissionKey: null,
  context: null,
} as const;

/** Tables with an e-mail address in each row. */
const PERSONAL = ['signatures', 'signups', 'opinions', 'registrationChecks', 'optIns', 'letters'] as const;

/** Where a person's rows are. */
export type PersonalTable = (typeof PERSONAL)[number] | 'outbox' | 'videos' | 'donations';

/** The number of rows per table. */
type Found = { table: PersonalTable; rows: number }[];

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

const WITHIN_MS = 30_000;
const ASK_EVERY_MS = 20;

/** Whether the write-ahead log is empty now: not while others read or write. */
async function emptyLog(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

/** Earlier releases did not overwrite what they deleted, so that their files hold it until they are written anew. */
async function writeAnew(db: Database) {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  if (rows[0]?.userVersion === ALWAYS_SECURE) return;
  await sql`vacuum`.execute(db);
  await sql.raw(`pragma user_version = ${ALWAYS_SECURE}`).execute(db);
}

/**
 * Leaves nothing of deleted rows in SQLite's files, while servers go on. PostgreSQL keeps them until it vacuums
 * (docs/operators.md).
 *
 * @throws SettingError if others keep the write-ahead log in use
 */
export async function emptyFreed(db: Database, withinMs = WITHIN_MS): Promise<void> {
  if (isPostgres(db)) return;
  await writeAnew(db);
  for (const end = Date.now() + withinMs; !(await emptyLog(db)); await wait(ASK_EVERY_MS))
    if (Date.now() > end)
      throw new SettingError(
        'The rows are deleted, but another program reads the database and keeps its log: run this again when an export or a backup has ended.',
      );
}
