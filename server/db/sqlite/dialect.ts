import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { createQueue } from '../queue.ts';
import type { Watch } from '../waiting.ts';
import { SqliteConnection } from './connection.ts';
import { openFiles } from './files.ts';

class Adapter extends SqliteAdapter {
  /** Otherwise Kysely would run one query at a time, reads included. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** Two servers that start at once migrate one after the other. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Node's own SQLite, one writer and any number of readers. */
function createDriver(dataDir: string, watch?: Watch): Driver {
  const files = openFiles(dataDir);
  const turns = createQueue(1);
  watch?.(() => ({ writersWaiting: turns.waiting() }));
  const ours = (connection: DatabaseConnection) => connection as SqliteConnection;
  return {
    init: async () => undefined,
    acquireConnection: async () => new SqliteConnection(files, turns),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: async (connection) => ours(connection).commit(),
    rollbackTransaction: async (connection) => ours(connection).rollback(),
    releaseConnection: async () => undefined,
    async destroy() {
      files.reader?.close();
      files.writer.close();
    },
  };
}

/** @param dataDir folder of the file, or `:memory:` */
export const sqliteDialect = (dataDir: string, watch?: Watch): Dialect => ({
  createDriver: () => createDriver(dataDir, watch),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
