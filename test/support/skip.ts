import { type Callback, test } from 'uvu';

/**
 * Registers tests that need what this machine may not have, such as a database or another browser. Where it is
 * absent they are counted and named as skipped, never passed.
 *
 *   const onPostgres = skipUnless(process.env.DATABASE_URL, 'no DATABASE_URL');
 *   onPostgres('keeps one answer per key', async () => { … });
 */
export function skipUnless(condition: unknown, reason: string) {
  if (condition) return (title: string, handler: Callback) => test(title, handler);
  return (title: string, _handler: Callback) => {
    console.log(`  skipped: ${title} (${reason})`);
    test.skip(title);
  };
}
