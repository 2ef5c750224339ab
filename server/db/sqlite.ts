import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import { privateFile } from './private-files.ts';
import { checkFile, fileIn } from './spoilt.ts';

const BUSY_TIMEOUT_MS = 5_000;

/**
 * FULL, not the NORMAL usual with WAL: NORMAL may lose the last commits in a power cut, and we have told the reader
 * that the signature counts.
 */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = ${BUSY_TIMEOUT_MS};
`;

const IN_MEMORY = ':memory:';

function open(dataDir: string) {
  if (dataDir === IN_MEMORY) return new DatabaseSync(IN_MEMORY);
  return new DatabaseSync(privateFile(fileIn(dataDir)));
}

/** The part of better-sqlite3's interface that kysely uses, over Node's own SQLite. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A deferred transaction that reads first cannot wait for another process's write: SQLite refuses it at once.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/** SQLite in `dataDir`, or in memory for `:memory:`. */
export function sqliteDialect(dataDir: string) {
  const database = open(dataDir);
  try {
    database.exec(PRAGMAS);
    if (dataDir !== IN_MEMORY) checkFile(database, dataDir);
  } catch (cause) {
    database.close();
    throw cause;
  }
  return new SqliteDialect({ database: adapt(database) });
}
