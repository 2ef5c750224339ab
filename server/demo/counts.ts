import { lock } from '../db/locks.ts';
import type { Database } from '../db/schema.ts';
import COUNTS from './counts.json' with { type: 'json' };

const rows = Object.entries(COUNTS).flatMap(([identifier, answers]) =>
  Object.entries(answers).map(([answerId, count]) => ({ identifier, answerId, count })),
);

const lastImport = (db: Database) =>
  db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * Stores made-up counts for the content that was imported at the start, or takes away those of an earlier start. They
 * have a table of their own, so that no export takes them for what people did, and each import of content
 * empties it.
 */
export async function storeDemoCounts(db: Database, isWanted: boolean) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'content import');
    await trx.deleteFrom('demoCounts').execute();
    // Content that was imported by command is an operator's own.
    if (isWanted && (await lastImport(trx))?.origin === 'start')
      await trx.insertInto('demoCounts').values(rows).execute();
  });
}
