import { daysBefore, oldestOf, purge } from '../../db/purge.ts';
import type { Database } from '../../db/schema.ts';

/** Deletes activity and loading times that are older than `days`, once they are counted; 0 keeps them. */
export async function purgeActivity(db: Database, clock: () => Date, keptDays: number, signal?: AbortSignal) {
  if (keptDays === 0) return;
  for (const table of ['activities', 'timings'] as const)
    await purge(db, oldestOf(table, daysBefore(clock, keptDays)), signal);
}
