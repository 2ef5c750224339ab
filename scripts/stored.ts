import { type DatabaseOptions, openExisting } from '../server/db/open.ts';
import type { Database } from '../server/db/schema.ts';
import { readAddresses, readEnvironment } from '../server/environment.ts';
import { type Options, withDefaults } from '../server/options.ts';

/**
 * Works for an operator with the server's database, and closes it.
 *
 * @param open how to open it; by default only one that exists
 */
export async function withStored<T>(
  work: (db: Database, options: Options) => Promise<T>,
  open: (options: DatabaseOptions) => Promise<Database> = openExisting,
): Promise<T> {
  const options = withDefaults(readEnvironment(process.env));
  const db = await open({ ...options, tell: console.error });
  try {
    return await work(db, options);
  } finally {
    await db.destroy();
  }
}

/** The widget's origin: the public one, else this machine's. */
export const originOf = ({ publicOrigin }: Options): string =>
  publicOrigin ?? `http://localhost:${readAddresses(process.env).port}`;
