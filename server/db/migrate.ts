import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { calls, first, mail } from './migrations/001-003.ts';
import { askedFields, demoCounts, forms, lawmakers, probes, submissions } from './migrations/004-008.ts';
import { completions, donations, lawmakerLists, receipts, sameGift, videos, voteValues } from './migrations/009-015.ts';
import { access, figures, minutes, votesInTime, wall, widgetNames } from './migrations/016-021.ts';
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
  '009-videos': videos,
  '010-completions': completions,
  '011-vote-values': voteValues,
  '012-donations': donations,
  '013-receipts': receipts,
  '014-same-gift': sameGift,
  '015-lawmaker-lists': lawmakerLists,
  '016-figures': figures,
  '017-access': access,
  '018-minutes': minutes,
  '019-widget-names': widgetNames,
  '020-wall': wall,
  '021-votes-in-time': votesInTime,
};

function migrateToLatest(db: Database): Promise<MigrationResultSet> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
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
