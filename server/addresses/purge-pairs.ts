import type { Database } from '../db/schema.ts';

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Deletes pairs of address and IP location that are older than a quarter. */
export const purgePairs = (db: Database, clock: () => Date) =>
  db
    .deleteFrom('addressLocationPairs')
    .where('at', '<', new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString())
    .execute();
