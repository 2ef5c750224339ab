import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../settings.ts';

export const fileIn = (dataDir: string) => join(dataDir, 'civic-action.sqlite');

/** @throws SettingError if the folder has no database */
export function requireDatabase(dataDir: string) {
  if (!existsSync(fileIn(dataDir)))
    throw new SettingError(`There is no database in ${dataDir}: correct DATA_DIR, or start the server once`);
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const REASONS: Record<number, string> = {
  8: 'this account may not write to it',
  10: 'the disk cannot read or write it',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'it cannot be opened',
  26: 'it is not an SQLite database',
};

const FILE_REASONS: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EEXIST: 'a file has the name of the folder',
  ENOTDIR: 'a file is in the place of a folder',
  ENOENT: 'no folder can be made there',
};

/** Codes of damage that only a backup or a new file can mend. */
const DAMAGED = [11, 26];

const ADVICE =
  '. Restore a backup (docs/operators.md, Backups), or move it away with the files beside it to begin with an empty one';

type Failure = { code?: string; errcode?: number };

/** Explains as a `SettingError` why the database in `dataDir` can't be used; an unknown cause stays as it is. */
export function explainSqlite(cause: unknown, dataDir: string): unknown {
  const { code = '', errcode = 0 } = cause as Failure;
  const folder = FILE_REASONS[code];
  if (folder) return new SettingError(`DATA_DIR cannot be used: ${dataDir}: ${folder}.`);
  const primary = errcode % 256;
  const reason = REASONS[primary];
  if (!reason) return cause;
  return new SettingError(`${fileIn(dataDir)} cannot be used: ${reason}${DAMAGED.includes(primary) ? ADVICE : ''}.`);
}

/** The check takes about half a second per 100 MB; a larger file would delay the start. */
const CHECKED_UP_TO_BYTES = 256 * 1024 * 1024;

/**
 * Checks a file before it is written to, so that damage is found at the start and not by a reader's signature.
 *
 * @throws SettingError if it is damaged
 */
export function checkFile(database: DatabaseSync, dataDir: string) {
  if ((statSync(fileIn(dataDir), { throwIfNoEntry: false })?.size ?? 0) > CHECKED_UP_TO_BYTES) return;
  const [first] = database.prepare('pragma quick_check(1)').all();
  if (first?.quick_check !== 'ok') throw new SettingError(`${fileIn(dataDir)} cannot be used: it is damaged${ADVICE}.`);
}
