import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/001-first.ts';
import { calls } from './migrations/002-calls.ts';
import { mail } from './migrations/003-mail.ts';
import { forms } from './migrations/004-forms.ts';
import { lawmakers } from './migrations/005-lawmakers.ts';
import { askedFields } from './migrations/006-asked-fields.ts';
import { probes } from './migrations/006-probes.ts';
import { submissions } from './migrations/007-submissions.ts';
import { demoCounts } from './migrations/008-demo-counts.ts';
import type { Database } from './schema.ts';

/** In the order in which they run. A released name must not change. */
const MIGRATIONS: Record<string, Migration> = {
  '001-first': first,
  '002-calls': calls,
  '003-mail': mail,
  '004-forms': forms,
  '005-lawmakers': lawmakers,
  '006-probes': probes,
  '007-submissions': submissions,
  '006-asked-fields': askedFields,
  '008-demo-counts': demoCounts,
};

export async function migrate(db: Database) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Their tables don't depend on each other, and a database may have run a later one first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
