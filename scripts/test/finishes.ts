// Imported, not global: a test's fake timers must not stop the clock that watches it.
import { clearTimeout, setTimeout } from 'node:timers';

/**
 * Waits for work that may never end: fails after a while, and at once when nothing is left that could end it. Without
 * this the process would simply stop, with tests missing and no word about it.
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
