import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** SQLite gives the files beside its own the same permissions; those of an earlier release may have others. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/** A folder that holds other files too may be shared on purpose, so its permissions stay. */
const isOurs = (file: string) => readdirSync(dirname(file)).every((each) => each.startsWith(basename(file)));

function makePrivate(path: string, mode: number) {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // The file is another account's, or the file system has no permissions: that is the operator's choice.
  }
}

/**
 * Makes the database's file where there is none yet, readable by its owner alone: it holds what people wrote. Windows
 * has no such permissions.
 * @returns its path
 */
export function privateFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  if (isOurs(file)) makePrivate(dirname(file), FOLDER_MODE);
  for (const end of BESIDE) makePrivate(file + end, FILE_MODE);
  return file;
}
