import type { FastifyInstance } from 'fastify';
import { purgePairs } from './addresses/purge-pairs.ts';
import { purgeDonors } from './calls/donation/purge.ts';
import { purgeActivity } from './calls/widget/purge.ts';
import type { Database } from './db/schema.ts';
import { holdAlone } from './db/sqlite/alone.ts';
import type { Options } from './options.ts';

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
  const ending = new AbortController();
  let round: Promise<void> | null = null;
  const report = (cause: unknown) => app.log.error({ err: cause }, 'deleting old rows failed');
  const runAll = async () => {
    for (const purge of purges) {
      if (ending.signal.aborted) return;
      await purge(ending.signal).catch(report);
    }
  };
  const run = () => {
    round ??= purgeAlone(options, runAll)
      .catch(report)
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(run, PURGE_EVERY_MS).unref();
  app.addHook('onListen', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  });
}
