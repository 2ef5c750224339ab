import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { SettingError } from '../settings.ts';
import { type Report, reportIfSlow } from '../time.ts';
import { postgresDialect, unlimitedDialect } from './postgres.ts';
import { readMigrations } from './read-migrations.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite/dialect.ts';
import { explainSqlite, requireDatabase } from './sqlite/errors.ts';
import { IN_MEMORY } from './sqlite/files.ts';
import type { Watch } from './waiting.ts';

function migrateToLatest(db: Database): Promise<MigrationResultSet> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => readMigrations() },
    // Their tables don't depend on each other, and a database may have run a later one first.
    allowUnorderedMigrations: true,
  });
  return migrator.migrateToLatest();
}

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';
const MAX_TRIES = 3;

const isTableGone = (cause: unknown) => (cause as { code?: unknown } | null)?.code === UNDEFINED_TABLE;

/**
 * Brings the tables up to date. Kysely lists the tables before it takes its lock, so that the list fails if another
 * server's migration drops one meanwhile: it is then tried again.
 *
 * @param run replaced by tests
 */
export async function migrate(db: Database, run = migrateToLatest): Promise<void> {
  for (let tries = 1; ; tries++) {
    const error = await run(db).then(
      (result) => result.error,
      (cause: unknown) => cause,
    );
    if (!error) return;
    if (tries === MAX_TRIES || !isTableGone(error)) throw error;
  }
}

export type DatabaseOptions = {
  /** Folder of the SQLite file, or `:memory:`. */
  dataDir: string;
  /** `postgres://…`: use that database instead. */
  databaseUrl?: string | undefined;
  /** Hears what takes long. */
  tell?: Report | undefined;
  watch?: Watch | undefined;
};

function dialectFor({ dataDir, databaseUrl, watch }: DatabaseOptions): Dialect {
  if (!databaseUrl) return sqliteDialect(dataDir, watch);
  if (!/^postgres(ql)?:/.test(databaseUrl))
    throw new SettingError('DATABASE_URL must begin with postgres:// or postgresql://');
  return postgresDialect(databaseUrl, undefined, watch);
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

const connect = (dialect: Dialect): Database => new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin()] });

/**
 * Does work that may take minutes, or wait minutes for another server's: on connections of its own, without the limits
 * of requests. SQLite has no such limits.
 */
export async function withoutTimeLimits<T>(
  db: Database,
  { databaseUrl }: Pick<DatabaseOptions, 'databaseUrl'>,
  work: (unlimited: Database) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(db);
  const unlimited = connect(unlimitedDialect(databaseUrl));
  try {
    return await work(unlimited);
  } finally {
    await unlimited.destroy();
  }
}

const MIGRATING = 'The tables are being brought up to date, here or by another server; this can take minutes';

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws SettingError if the database that was named can't be reached or used
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let db: Database | undefined;
  try {
    db = connect(dialectFor(options));
    await reportIfSlow(withoutTimeLimits(db, options, migrate), MIGRATING, options.tell);
    return db;
  } catch (cause) {
    await db?.destroy();
    throw explained(cause, options);
  }
}

/** Opens a database for a command that only works with what is there: an empty one would be a false answer. */
export function openExisting(options: DatabaseOptions): Promise<Database> {
  if (!options.databaseUrl && options.dataDir !== IN_MEMORY) requireDatabase(options.dataDir);
  return openDatabase(options);
}
