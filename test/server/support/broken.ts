import type { Database } from '../../../server/db/schema.ts';

/** What is answered while a table is gone; it is there again for the next test. */
export async function withoutWidgets(db: Database, use: () => Promise<void>) {
  await db.schema.alterTable('widgets').renameTo('gone').execute();
  try {
    await use();
  } finally {
    await db.schema.alterTable('gone').renameTo('widgets').execute();
  }
}
