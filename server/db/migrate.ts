import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/001-first.ts';
import { mail } from './migrations/003-mail.ts';
import type { Database } from './schema.ts';

/** In the order they run; a name, once released, stays. */
const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '003-mail': mail,
};

export async function migrate(db: Database) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
