import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw.ts';

/** No picture can be drawn here: the renderer has no build for this machine, or a part of it is missing. */
export class CannotDraw extends Error {}

const THREAD = new URL('./thread.ts', import.meta.url);
/** Many times what they take on an idle machine. */
const BEGINS_WITHIN_MS = 60_000;
const DRAWS_WITHIN_MS = 30_000;

/** What the thread says; first of all that it has begun. */
export type Said = { begun: true } | { png: Uint8Array } | { failure: string };

/**
 * Draws pictures in a thread, one at a time. The thread begins with the first, and ends with one that takes too long.
 *
 * @param thread replaced by tests
 */
export function createDrawer(thread = THREAD, drawsWithinMs = DRAWS_WITHIN_MS) {
  const ending = new AbortController();
  let current: Worker | null = null;

  async function end() {
    const ended = current;
    current = null;
    await ended?.terminate();
  }

  async function next(worker: Worker, withinMs: number): Promise<Said> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(withinMs)]);
    try {
      const [said] = await once(worker, 'message', { signal });
      return said;
    } catch (cause) {
      await end();
      throw signal.reason ?? cause;
    }
  }

  async function begin(): Promise<Worker> {
    const worker = new Worker(thread);
    current = worker;
    // Without a listener, an error between two drawings would end the server.
    worker.on('error', () => void end());
    try {
      await next(worker, BEGINS_WITHIN_MS);
      return worker;
    } catch (cause) {
      throw new CannotDraw((cause as Error).message, { cause });
    }
  }

  return {
    /** @throws CannotDraw; Error for a drawing that fails */
    async draw(drawing: Drawing): Promise<Uint8Array> {
      ending.signal.throwIfAborted();
      const worker = current ?? (await begin());
      worker.postMessage(drawing);
      const said = await next(worker, drawsWithinMs);
      if ('png' in said) return said.png;
      throw new Error('failure' in said ? said.failure : 'the thread began anew');
    },
    /** Also a drawing that is under way, which then fails. */
    async close() {
      ending.abort();
      await end();
    },
  };
}
