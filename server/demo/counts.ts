import { lock } from '../db/locks.ts';
import type { Database } from '../db/schema.ts';
import COUNTS from './counts.json' with { type: 'json' };

const rows = Object.entries(COUNTS).flatMap(([identifier, answers]) =>
  Object.entries(answers).map(([answerId, count]) => ({ identifier, answerId, count })),
);

/** Made-up signers of the ferry petition, latest first. All four languages of the petition show them. */
const SIGNERS = { '3001|petition': ['Noor A.', 'Benjamin T.', 'Chloé D.', 'Ignacio V.'] };

const names = Object.entries(SIGNERS).flatMap(([identifier, signers]) =>
  signers.map((name, position) => ({ identifier, position, name })),
);

const lastImport = (db: Database) =>
  db.selectFrom('contentImports').select('origin').orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * Stores made-up counts and names for the content that was imported at the start, or takes away those of an earlier
 * start. They have tables of their own, so that no export takes them for what people did, and each import of content
 * empties them.
 */
export async function storeDemoCounts(db: Database, isWanted: boolean) {
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'content import');
    for (const table of ['demoCounts', 'demoNames'] as const) await trx.deleteFrom(table).execute();
    // Content that was imported by command is an operator's own.
    if (!isWanted || (await lastImport(trx))?.origin !== 'start') return;
    await trx.insertInto('demoCounts').values(rows).execute();
    await trx.insertInto('demoNames').values(names).execute();
  });
}
