import { type Callback, test } from 'uvu';

/**
 * Registers tests that need something this machine may lack, such as a database or another browser. Without it they are
 * reported as skipped, not as passed.
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
