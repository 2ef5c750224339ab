import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { tryLock } from '../db/locks.ts';
import type { Database, Transact } from '../db/schema.ts';
import { troubleOf } from '../db/trouble.ts';
import { createPlaces, type Told } from './places.ts';
import { storeActivity } from './store-activity.ts';
import { storeLoading } from './store-loading.ts';

/** SQLite lets nobody else write meanwhile. */
const ROWS_AT_ONCE = 250;

type Table = 'timings' | 'activities';

const IS_WAITING = sql<boolean>`folded = 0`;

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

const mark = (trx: Transact, table: Table, ids: number[]) =>
  trx.updateTable(table).set({ folded: 1 }).where('id', 'in', ids).execute();

/**
 * Folds raw rows that are not counted yet. Rows are marked in the transaction that counts them, and one server does
 * so at a time: what a kill, a second server or a repetition meets is either counted or still waiting.
 */
export function createFold(rowsAtOnce = ROWS_AT_ONCE) {
  const placesOf = createPlaces();

  async function foldTimings(trx: Transact, placeOf: (told: Told) => ReturnType<Awaited<ReturnType<typeof placesOf>>>) {
    const rows = await trx
      .selectFrom('timings')
      .selectAll()
      .where(IS_WAITING)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return 0;
    await storeLoading(trx, rows, placeOf);
    await mark(trx, 'timings', idsOf(rows));
    return rows.length;
  }

  async function foldActivity(trx: Transact, placeOf: Parameters<typeof foldTimings>[1]) {
    const rows = await trx
      .selectFrom('activities')
      .select(['id', 'at', 'type', 'widgetId', 'widgetRequestId', 'publisherId', 'articleUrlTracking', 'embedType'])
      .select(['actions', 'country', 'device', 'previous'])
      .where(IS_WAITING)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length === 0) return 0;
    await storeActivity(trx, rows, placeOf);
    await mark(trx, 'activities', idsOf(rows));
    return rows.length;
  }

  /** @returns how many rows were folded; 0 too where another server is at it */
  async function once(db: Database): Promise<number> {
    const placeOf = await placesOf(db);
    return db.transaction().execute(async (trx) => {
      if (!(await tryLock(trx, 'figures'))) return 0;
      return (await foldTimings(trx, placeOf)) + (await foldActivity(trx, placeOf));
    });
  }

  return {
    /** Folds until nothing waits, or `signal` says to stop. */
    async all(db: Database, signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted) {
        const begun = performance.now();
        try {
          if ((await once(db)) === 0) return;
        } catch (cause) {
          if (troubleOf(cause) !== 'busy') throw cause;
        }
        // Half of the time is left to others.
        await wait(performance.now() - begun);
      }
    },
  };
}
