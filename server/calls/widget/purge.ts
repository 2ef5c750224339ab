import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Database } from '../../db/schema.ts';

const DAY_MS = 86_400_000;

/** SQLite blocks all other work while it deletes, so rows go in small batches. */
const ROWS_AT_ONCE = 500;

async function deleteOldest(db: Database, table: 'activities' | 'timings', oldest: string): Promise<number> {
  // Ids rise with time, so that the oldest rows are found without an index on `at`.
  const rows = await db.selectFrom(table).select(['id', 'at']).orderBy('id').limit(ROWS_AT_ONCE).execute();
  const ids = rows.filter(({ at }) => at < oldest).map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom(table).where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes activity and loading times that are older than `days`; 0 keeps them. */
export async function purgeActivity(db: Database, clock: () => Date, keptDays: number) {
  if (keptDays === 0) return;
  const oldest = new Date(clock().getTime() - keptDays * DAY_MS).toISOString();
  for (const table of ['activities', 'timings'] as const)
    while ((await deleteOldest(db, table, oldest)) > 0) await yieldToRequests();
}
