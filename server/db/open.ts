import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { SettingError } from '../setting-error.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { explainSqlite } from './sqlite/spoilt.ts';

export type DatabaseOptions = {
  /** Folder of the SQLite file, or `:memory:`. */
  dataDir: string;
  /** `postgres://…`: use that database instead. */
  databaseUrl?: string | undefined;
};

const isPostgresUrl = (url: string) => /^postgres(ql)?:/.test(url);

function dialectFor({ dataDir, databaseUrl }: DatabaseOptions): Dialect {
  if (!databaseUrl) return sqliteDialect(dataDir);
  if (!isPostgresUrl(databaseUrl)) throw new SettingError('DATABASE_URL must begin with postgres:// or postgresql://');
  return postgresDialect(databaseUrl);
}

/** Errors that mean PostgreSQL can't be used. They are told without the address, which holds a password. */
const UNUSABLE = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|3D000|28000|28P01|42501)$/;

function explained(cause: unknown, { databaseUrl, dataDir }: DatabaseOptions): unknown {
  if (!databaseUrl) return explainSqlite(cause, dataDir);
  const { code, message, errors = [] } = cause as { code?: string; message: string; errors?: Error[] };
  const isUnusable = UNUSABLE.test(code ?? '') || /timeout exceeded when trying to connect/.test(message);
  if (!isUnusable) return cause;
  return new SettingError(`DATABASE_URL cannot be used: ${message || errors[0]?.message}`);
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws SettingError if the database that was named can't be reached or used
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let db: Database | undefined;
  try {
    db = new Kysely<Schema>({ dialect: dialectFor(options), plugins: [new CamelCasePlugin()] });
    await migrate(db);
    return db;
  } catch (cause) {
    await db?.destroy();
    throw explained(cause, options);
  }
}
