import type { FastifyInstance } from 'fastify';
import { purgeDonors } from './calls/donation/purge.ts';
import { daysBefore, oldestOf, purge } from './db/purge.ts';
import type { Database } from './db/schema.ts';
import { holdAlone } from './db/sqlite/files.ts';
import type { Options } from './options.ts';
import { repeat } from './time.ts';

const KEPT_DAYS = 90;

/** Deletes pairs of address and IP location that are older than a quarter. */
export const purgePairs = (db: Database, clock: () => Date, signal?: AbortSignal) =>
  purge(db, oldestOf('addressLocationPairs', daysBefore(clock, KEPT_DAYS)), signal);

/** Deletes activity and loading times that are older than `days`, once they are counted; 0 keeps them. */
export async function purgeActivity(db: Database, clock: () => Date, keptDays: number, signal?: AbortSignal) {
  if (keptDays === 0) return;
  for (const table of ['activities', 'timings'] as const)
    await purge(db, oldestOf(table, daysBefore(clock, keptDays)), signal);
}

const PURGE_EVERY_MS = 3_600_000;

type Purge = (signal: AbortSignal) => Promise<unknown>;

/** Of servers that share a SQLite file, one purges; on PostgreSQL one does at a time (`db/purge.ts`). */
async function purgeAlone({ dataDir, databaseUrl }: Options, work: () => Promise<void>) {
  const letGo = databaseUrl ? () => undefined : holdAlone(dataDir, 'purging');
  if (letGo) await work().finally(letGo);
}

const purgesOf = (db: Database, { clock, activityDays }: Options): Purge[] => [
  (signal) => purgePairs(db, clock, signal),
  (signal) => purgeActivity(db, clock, activityDays, signal),
  (signal) => purgeDonors(db, clock, signal),
];

/**
 * Purges once the server listens, and then every hour. Nobody waits for it: there may be millions of rows to delete.
 *
 * @param first comes before rows are deleted by their age
 */
export function keepPurging(app: FastifyInstance, db: Database, options: Options, first: Purge[]) {
  const purges = [...first, ...purgesOf(db, options)];
  const report = (cause: unknown) => app.log.error({ err: cause }, 'deleting old rows failed');
  const runAll = async (signal: AbortSignal) => {
    for (const purge of purges) {
      if (signal.aborted) return;
      await purge(signal).catch(report);
    }
  };
  repeat(app, { everyMs: PURGE_EVERY_MS, work: (signal) => purgeAlone(options, () => runAll(signal)), failed: report });
}
