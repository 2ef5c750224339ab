import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '../time.ts';
import { tryLock } from './locks.ts';
import type { Database, Transact } from './schema.ts';
import { troubleOf } from './trouble.ts';

/** SQLite blocks all other work while it deletes, so rows go in small batches. */
export const ROWS_AT_ONCE = 500;

/**
 * One kind of old rows.
 *
 * @property of names them. Each kind has a lock of its own: with one for all, two servers took each other's short work on
 *   one kind for work on the other, and both gave up
 * @property run deletes at most `ROWS_AT_ONCE`, and returns how many
 */
export type Batch = { of: string; run: (trx: Transact) => Promise<number> };

const BUSY_PAUSE_MS = 1_000;

export const daysBefore = (clock: () => Date, days: number) =>
  new Date(clock().getTime() - days * DAY_MS).toISOString();

/** @returns null if another server is at it */
const once = (db: Database, { of, run }: Batch) =>
  db.transaction().execute(async (trx) => ((await tryLock(trx, `purge ${of}`)) ? run(trx) : null));

/** As `once`; readers who write go first. */
async function retryWhileBusy(db: Database, batch: Batch): Promise<number | null> {
  for (;;) {
    try {
      return await once(db, batch);
    } catch (cause) {
      if (troubleOf(cause) !== 'busy') throw cause;
      await wait(BUSY_PAUSE_MS);
    }
  }
}

/** Deletes batch by batch until nothing is left, or another server does so, or `signal` says to stop. */
export async function purge(db: Database, batch: Batch, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const begun = performance.now();
    const rows = await retryWhileBusy(db, batch);
    if (rows === null || rows < ROWS_AT_ONCE) return;
    // Half of the time is left to others.
    await wait(performance.now() - begun);
  }
}

/** Rows that are counted before they go. */
const COUNTED = ['activities', 'timings'] as const;
type Counted = (typeof COUNTED)[number];

const isCounted = (table: string): table is Counted => (COUNTED as readonly string[]).includes(table);

/**
 * Deletes the rows from before `oldest`, an ISO time, but for those that are not counted yet. Their ids rise with time, so
 * that they are found without an index.
 */
export function oldestOf(table: Counted | 'addressLocationPairs', oldest: string): Batch {
  // PostgreSQL would read again what it has deleted, until it vacuums.
  let after = 0;
  const run: Batch['run'] = async (trx) => {
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const ids = rows.filter(({ at }) => at < oldest).map(({ id }) => id);
    if (ids.length > 0) {
      if (isCounted(table)) await trx.deleteFrom(table).where('id', 'in', ids).where('folded', '=', 1).execute();
      else await trx.deleteFrom(table).where('id', 'in', ids).execute();
    }
    after = ids.at(-1) ?? after;
    return ids.length;
  };
  return { of: table, run };
}
