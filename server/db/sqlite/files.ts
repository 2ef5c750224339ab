import { DatabaseSync } from 'node:sqlite';
import { privateFile } from '../private-files.ts';
import { checkFile, fileIn } from './spoilt.ts';

/**
 * FULL, not the NORMAL usual with WAL: NORMAL may lose the last commits in a power cut, and we have told the reader
 * that the signature counts.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
`;

const IN_MEMORY = ':memory:';
const OPEN_TIMEOUT_MS = 5_000;

/** SQLite would wait with the whole process: from then on we do it (`connection.ts`). */
const WAIT_YOURSELF = 'pragma busy_timeout = 0';

export type Files = {
  writer: DatabaseSync;
  /** Reads what was committed, whoever is writing; null where there is one connection alone, in memory. */
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
  const writer = open(file, (database) => checkFile(database, dataDir));
  const reader = open(file);
  reader.exec('pragma query_only = on');
  return { writer, reader };
}
