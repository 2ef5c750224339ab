import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** What SQLite keeps beside its file, with that file's rights: only those of an earlier release have others. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** A folder that holds something else too is somebody's own, who has set its rights. */
const isOurs = (file: string) => readdirSync(dirname(file)).every((each) => each.startsWith(basename(file)));

function makePrivate(path: string, mode: number) {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // Another account's, or a file system without rights: whoever set that up must know.
  }
}

/**
 * Makes the database's file where there is none yet, for its owner alone: it holds what people wrote. On Windows the
 * rights of the folder's owner hold.
 * @returns its path
 */
export function privateFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  if (isOurs(file)) makePrivate(dirname(file), FOLDER_MODE);
  for (const end of BESIDE) makePrivate(file + end, FILE_MODE);
  return file;
}
