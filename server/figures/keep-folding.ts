import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import { createFold } from './fold.ts';

/** How old a dashboard's newest figures may be. */
const FOLD_EVERY_MS = 20_000;

/**
 * Folds what has come since, from when the server listens until it closes.
 *
 * @returns a function that folds at once, and resolves when nothing waits or another server is at it
 */
export function keepFolding(app: FastifyInstance, db: Database) {
  const fold = createFold();
  const ending = new AbortController();
  let round: Promise<void> | null = null;
  const report = (cause: unknown) => app.log.error({ err: cause }, 'folding timings and activity failed');
  const run = () => {
    round ??= fold
      .all(db, ending.signal)
      .catch(report)
      .finally(() => {
        round = null;
      });
    return round;
  };
  const timer = setInterval(run, FOLD_EVERY_MS).unref();
  app.addHook('onListen', async () => void run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  });
  return run;
}
