import { daysBefore, oldestOf, purge } from '../db/purge.ts';
import type { Database } from '../db/schema.ts';

const KEPT_DAYS = 90;

/** Deletes pairs of address and IP location that are older than a quarter. */
export const purgePairs = (db: Database, clock: () => Date, signal?: AbortSignal) =>
  purge(db, oldestOf('addressLocationPairs', daysBefore(clock, KEPT_DAYS)), signal);
