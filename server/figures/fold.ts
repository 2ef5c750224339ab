import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { tryLock } from '../db/locks.ts';
import type { Database, Transact } from '../db/schema.ts';
import { troubleOf } from '../db/trouble.ts';
import { repeat } from '../time.ts';
import { createPlaces, type Places } from './places.ts';
import { ACTIVITY_COLUMNS, addUpActivity } from './store-activity.ts';
import { addUpLoading } from './store-loading.ts';

/** Batches grow and shrink to take as long; about half of it, others can't write. */
const BATCH_MS = 60;
const FIRST_ROWS = 100;
/** Each batch costs the rows that it adds to, however small it is. */
const LEAST_ROWS = 50;
const MOST_ROWS = 4_000;
/** Of the time that a batch took, left to others before the next. */
const PAUSE = 3;

type Table = 'timings' | 'activities';
type Store = (trx: Transact) => Promise<void>;
/** Rows that wait, and what stores them. */
type Batch = { table: Table; ids: number[]; store: Store };

const IS_WAITING = sql<boolean>`folded = 0`;

/** Rows that another server has counted meanwhile. */
class AlreadyFolded extends Error {}

/** Rows are marked in the transaction that counts them: what a kill or a repetition meets is either counted or waits. */
const storeOnce = (db: Database, { table, ids, store }: Batch) =>
  db.transaction().execute(async (trx) => {
    // One server at a time, since each adds to what it has read.
    if (!(await tryLock(trx, 'figures'))) throw new AlreadyFolded();
    const marked = await trx
      .updateTable(table)
      .set({ folded: 1 })
      .where('id', 'in', ids)
      .where(IS_WAITING)
      .executeTakeFirst();
    if (Number(marked.numUpdatedRows) !== ids.length) throw new AlreadyFolded();
    await store(trx);
  });

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

type Next = (db: Database, most: number, places: Places) => Promise<Batch | null>;

/** What is to be folded next, added up before anybody has to wait for it; null if nothing is. */
const NEXT: Record<Table, Next> = {
  async timings(db, most, places) {
    const rows = await db.selectFrom('timings').selectAll().where(IS_WAITING).orderBy('id').limit(most).execute();
    if (rows.length === 0) return null;
    return { table: 'timings', ids: idsOf(rows), store: await addUpLoading(db, rows, places) };
  },
  async activities(db, most, places) {
    const columns = ['id', ...ACTIVITY_COLUMNS] as const;
    const waiting = db.selectFrom('activities').select(columns).where(IS_WAITING);
    const rows = await waiting.orderBy('id').limit(most).execute();
    if (rows.length === 0) return null;
    return { table: 'activities', ids: idsOf(rows), store: await addUpActivity(db, rows, places) };
  },
};

/** Folds raw rows that are not counted yet, each once. @param firstRows of the first batch */
export function createFold(firstRows = FIRST_ROWS) {
  const placesOf = createPlaces();
  const most: Record<Table, number> = { timings: firstRows, activities: firstRows };

  /** @returns false where nothing is left */
  async function step(db: Database, table: Table, signal?: AbortSignal): Promise<boolean> {
    const begun = performance.now();
    const batch = await NEXT[table](db, most[table], await placesOf(db));
    if (!batch) return false;
    await storeOnce(db, batch);
    const took = performance.now() - begun;
    most[table] = Math.round(Math.min(MOST_ROWS, Math.max(LEAST_ROWS, (batch.ids.length * BATCH_MS) / took)));
    await wait(took * PAUSE, undefined, { signal }).catch(() => undefined);
    return true;
  }

  /** By turns, so that many of one kind don't keep the other waiting. */
  const both = async (db: Database, signal?: AbortSignal) =>
    [await step(db, 'timings', signal), await step(db, 'activities', signal)].includes(true);

  return {
    /** Folds until nothing waits, or `signal` says to stop. */
    async all(db: Database, signal?: AbortSignal): Promise<void> {
      try {
        while (!signal?.aborted) if (!(await both(db, signal))) return;
      } catch (cause) {
        // Readers who write go first: what is left waits for the next round.
        if (!(cause instanceof AlreadyFolded) && troubleOf(cause) !== 'busy') throw cause;
      }
    },
  };
}

/** How old a dashboard's newest figures may be. */
const FOLD_EVERY_MS = 20_000;

/**
 * Folds what has come since, from when the server listens until it closes.
 *
 * @returns a function that folds at once, and resolves when nothing waits or another server is at it
 */
export function keepFolding(app: FastifyInstance, db: Database) {
  const fold = createFold();
  return repeat(app, {
    everyMs: FOLD_EVERY_MS,
    work: (signal) => fold.all(db, signal),
    failed: (cause) => app.log.error({ err: cause }, 'folding timings and activity failed'),
  });
}
