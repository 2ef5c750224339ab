import { sql } from 'kysely';
import type { Database, Schema, Transact } from './schema.ts';

/** The answer under which an action without answers is counted. */
export const WHOLE_ACTION = '';

/** Adds to a running count; `by` may be negative. */
export const addToTally = (trx: Transact, identifier: string, answerId: string, by = 1) =>
  trx
    .insertInto('tallies')
    .values({ identifier, answerId, count: by })
    .onConflict((conflict) =>
      conflict.columns(['identifier', 'answerId']).doUpdateSet({ count: sql<number>`tallies.count + ${by}` }),
    )
    .execute();

type Counted = Schema['tallies'];

const summed = (rows: Counted[], keyOf: (row: Counted) => string) => {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
};

/** Counts by answer id of what people did. */
export async function talliesOf(db: Database, identifier: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('tallies').selectAll().where('identifier', '=', identifier).execute();
  return summed(rows, ({ answerId }) => answerId);
}

const shownRows = (db: Database, identifiers: string[]) =>
  db
    .selectFrom('tallies')
    .select(['identifier', 'answerId', 'count'])
    .where('identifier', 'in', identifiers)
    .unionAll(
      db.selectFrom('demoCounts').select(['identifier', 'answerId', 'count']).where('identifier', 'in', identifiers),
    )
    .execute();

/** Counts by answer id as readers see them, those of the demo included. */
export const shownTalliesOf = async (db: Database, identifier: string): Promise<Map<string, number>> =>
  summed(await shownRows(db, [identifier]), ({ answerId }) => answerId);

/** How often actions were taken, as readers see it, by identifier; actions that were never taken are missing. */
export async function totalsOf(db: Database, identifiers: string[]): Promise<Map<string, number>> {
  if (identifiers.length === 0) return new Map();
  return summed(await shownRows(db, identifiers), ({ identifier }) => identifier);
}
