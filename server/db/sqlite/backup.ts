import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingError } from '../../settings.ts';
import { explainSqlite, fileIn, requireDatabase } from './errors.ts';

const OWNER_ONLY = 0o600;
const LOCK_WAIT_MS = 30_000;

/** @throws SettingError if the folder is missing, or the file exists: no earlier backup may be overwritten */
function createDraft(file: string): string {
  if (existsSync(file)) throw new SettingError(`${file} exists already: name another file`);
  if (!existsSync(dirname(file))) throw new SettingError(`There is no folder ${dirname(file)}: make it first`);
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', OWNER_ONLY));
  return draft;
}

function copy(dataDir: string, draft: string) {
  const database = new DatabaseSync(fileIn(dataDir), { timeout: LOCK_WAIT_MS });
  try {
    database.prepare('vacuum into ?').run(draft);
  } finally {
    database.close();
  }
}

function check(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [first] = database.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new SettingError(`${file} is damaged, as is the database`);
  } finally {
    database.close();
  }
}

/** The videos that the pages of a copied database show. */
export function publishedIn(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(`select upload_id from videos where state = 'published'`).all();
    return rows.map((row) => String(row.upload_id));
  } finally {
    database.close();
  }
}

/**
 * Copies the database as it is at one moment, while servers write to it, and checks the copy.
 *
 * @returns its size in bytes
 * @throws SettingError if there is nothing to copy, or the copy's file exists
 */
export function backUp(dataDir: string, file: string): number {
  requireDatabase(dataDir);
  const draft = createDraft(file);
  try {
    copy(dataDir, draft);
    check(draft);
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw explainSqlite(cause, dataDir);
  }
  return statSync(file).size;
}
