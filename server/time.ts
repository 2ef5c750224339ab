import type { FastifyInstance } from 'fastify';

export const DAY_MS = 86_400_000;

const SLOW_MS = 3_000;

export type Report = (sentence: string) => void;

/** Reports once what is going on if `work` isn't done within seconds, so that a server that waits doesn't seem dead. */
export async function reportIfSlow<T>(work: Promise<T>, sentence: string, report?: Report, slowMs = SLOW_MS) {
  const timer = setTimeout(() => report?.(sentence), slowMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

type Rounds = {
  everyMs: number;
  /** By default when the server listens. Nothing waits for the first round. */
  from?: 'onReady' | 'onListen';
  /** `signal` says that the server closes, which waits for the round. */
  work: (signal: AbortSignal) => Promise<unknown>;
  /** Hears why a round failed; the next one comes all the same. */
  failed: (cause: unknown) => void;
};

/**
 * Does something at the server's start and then again and again until it closes, one round at a time.
 *
 * @returns does a round at once, or waits for the one that is running
 */
export function repeat(app: FastifyInstance, { everyMs, from = 'onListen', work, failed }: Rounds) {
  const closing = new AbortController();
  let round: Promise<unknown> | null = null;
  const run = () => {
    round ??= work(closing.signal)
      .catch(failed)
      .finally(() => {
        round = null;
      });
    return round;
  };
  const timer = setInterval(run, everyMs).unref();
  // Fastify's types know each hook by its own name.
  if (from === 'onReady') app.addHook('onReady', async () => void run());
  else app.addHook('onListen', async () => void run());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await round;
  });
  return run;
}
