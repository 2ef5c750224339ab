import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { SettingError } from '../../setting-error.ts';
import { isPostgres } from '../locks.ts';
import type { Database } from '../schema.ts';
import { ALWAYS_SECURE } from './files.ts';

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
