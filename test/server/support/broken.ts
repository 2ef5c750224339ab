import type { Database } from '../../../server/db/schema.ts';

/** The answer while a table is missing; the table is restored for the next test. */
export async function withoutWidgets(db: Database, use: () => Promise<void>) {
  await db.schema.alterTable('widgets').renameTo('gone').execute();
  try {
    await use();
  } finally {
    await db.schema.alterTable('gone').renameTo('widgets').execute();
  }
}
