import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import { createFold } from './fold.ts';

/** How old a dashboard's newest figures may be. */
const FOLD_EVERY_MS = 20_000;

/** Folds what has come since, from when the server listens until it closes. */
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
  };
  const timer = setInterval(run, FOLD_EVERY_MS).unref();
  app.addHook('onListen', async () => run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  });
}
