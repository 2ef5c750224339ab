import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { troubleOf } from '../trouble.ts';
import { checkFile, fileIn } from './errors.ts';

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

/** Makes a folder and those above it. Node's own recursive way hides that a disk is read-only, and never ends in /proc. */
function makeFolder(folder: string, hasParent = false) {
  try {
    mkdirSync(folder, FOLDER_MODE);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || hasParent) throw cause;
    makeFolder(dirname(folder));
    makeFolder(folder, true);
  }
}

/**
 * Makes the database's file where there is none yet, readable by its owner alone: it holds what people wrote. Windows
 * has no such permissions.
 * @returns its path
 */
function privateFile(file: string): string {
  makeFolder(dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE_MODE));
  if (isOurs(file)) makePrivate(dirname(file), FOLDER_MODE);
  for (const end of BESIDE) makePrivate(file + end, FILE_MODE);
  return file;
}

/**
 * FULL, not NORMAL as is usual with WAL: NORMAL may lose the last commits in a power cut, after we told readers that
 * their signatures count.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/** Says of a file that every connection has overwritten what it deleted, from the first one on (`emptyFreed`). */
export const ALWAYS_SECURE = 1;

function markIfNew(database: DatabaseSync) {
  const isNew = database.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  if (isNew) database.exec(`pragma user_version = ${ALWAYS_SECURE}`);
}

export const IN_MEMORY = ':memory:';
const OPEN_TIMEOUT_MS = 5_000;

/** SQLite's own waiting blocks the process, so that `connection.ts` waits instead. */
const WAIT_YOURSELF = 'pragma busy_timeout = 0';

export type Files = {
  writer: DatabaseSync;
  /** Reads what was committed while the writer writes; null in memory, where there is only one connection. */
  reader: DatabaseSync | null;
};

function open(file: string, check?: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
  try {
    database.exec(PRAGMAS);
    check?.(database);
    database.exec(WAIT_YOURSELF);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
}

/** @param dataDir folder of the file, or `:memory:` */
export function openFiles(dataDir: string): Files {
  if (dataDir === IN_MEMORY) return { writer: open(IN_MEMORY), reader: null };
  const file = privateFile(fileIn(dataDir));
  const writer = open(file, (database) => {
    checkFile(database, dataDir);
    markIfNew(database);
  });
  const reader = open(file);
  reader.exec('pragma query_only = on');
  return { writer, reader };
}

/**
 * Holds a lock that other servers on the same file see, and that ends with the process at the latest. SQLite has none by
 * name, so that an empty file beside the database stands for it.
 *
 * @returns what lets it go; null while another server has it
 */
export function holdAlone(dataDir: string, name: string): (() => void) | null {
  if (dataDir === IN_MEMORY) return () => undefined;
  const lock = new DatabaseSync(privateFile(`${fileIn(dataDir)}.${name}`));
  try {
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (cause) {
    lock.close();
    if (troubleOf(cause) !== 'busy') throw cause;
    return null;
  }
}
