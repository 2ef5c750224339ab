import { LRUCache } from 'lru-cache';
import type { Database, Transact } from '../db/schema.ts';
import { totalsAtMinute, totalsOf } from '../db/tallies.ts';

/** How often actions were taken, by identifier, as those may know who did not take part just now; read in `trx` if there is one. */
export type ShownCounts = (identifiers: string[], trx?: Transact) => Promise<Map<string, number>>;

/** More than a deployment's content has; each takes about a hundred bytes. */
const MOST_ACTIONS = 10_000;

/** A count at a full minute, in ms since 1970. */
type Kept = { minute: number; count: number };

/**
 * Counts of the last full minute (contract §8, no. 29), so that nobody learns from them who signed when. Each is read once
 * a minute, however many readers ask.
 *
 * @param countsAgeMs a minute, or 0 for current counts
 */
export function createShownCounts(
  db: Database,
  { clock, countsAgeMs }: { clock: () => Date; countsAgeMs: number },
): ShownCounts {
  if (countsAgeMs === 0) return (identifiers, trx) => totalsOf(trx ?? db, identifiers);
  const kept = new LRUCache<string, Kept>({ max: MOST_ACTIONS });

  return async (identifiers, trx) => {
    const now = clock();
    const minute = Math.floor(now.getTime() / countsAgeMs);
    const counts = new Map<string, number>();
    const missing: string[] = [];
    for (const identifier of identifiers) {
      const known = kept.get(identifier);
      if (known?.minute === minute) counts.set(identifier, known.count);
      else missing.push(identifier);
    }
    const read = await totalsAtMinute(trx ?? db, missing, now.toISOString());
    for (const identifier of missing) {
      const count = read.get(identifier) ?? 0;
      kept.set(identifier, { minute, count });
      counts.set(identifier, count);
    }
    return counts;
  };
}
