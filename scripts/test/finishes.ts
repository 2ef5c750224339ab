// Imported, not global: a test's fake timers must not stop its time limit.
import { clearTimeout, setTimeout } from 'node:timers';

/**
 * Waits for work that may never finish: fails after a time limit, or at once when the event loop is empty. Without this
 * the process would exit silently, with tests missing.
 */
export async function finishes<T>(work: T | Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onIdle = () => {};
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not finished after ${timeoutMs / 1000} s`)), timeoutMs).unref();
    onIdle = () => reject(new Error('Waits for something that can no longer happen'));
    process.once('beforeExit', onIdle);
  });
  try {
    return await Promise.race([work, never]);
  } finally {
    clearTimeout(timer);
    process.off('beforeExit', onIdle);
  }
}
