import { DatabaseSync } from 'node:sqlite';
import { privateFile } from '../private-files.ts';
import { checkFile, fileIn } from './spoilt.ts';

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

/** Says of a file that every connection has overwritten what it deleted, from the first one on (`empty-freed.ts`). */
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
