import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { readMigrations } from './read-migrations.ts';
import type { Database } from './schema.ts';

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
