import type { Database } from './schema.ts';
import { BusyError } from './trouble.ts';

const WITHIN_MS = 2_500;
/** Anybody may ask for `/readyz`, so the database is written to at most once in this time. */
const VALID_MS = 1_000;

const store = (db: Database, at: string) =>
  db
    .insertInto('probes')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();

async function withinTime(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BusyError(`The database stored nothing within ${WITHIN_MS} ms`)), WITHIN_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Checks that the database stores, by writing to it: nothing less finds a full disk, a locked file or a standby server.
 */
export function createProbe(db: Database) {
  let last: { at: number; outcome: Promise<void> } | undefined;
  /** @throws the database's error, or a BusyError within seconds */
  return function probe(): Promise<void> {
    const now = Date.now();
    if (!last || now - last.at > VALID_MS)
      last = { at: now, outcome: withinTime(store(db, new Date(now).toISOString())) };
    return last.outcome;
  };
}
