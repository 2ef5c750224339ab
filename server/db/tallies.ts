import { sql } from 'kysely';
import type { Database, Transact } from './schema.ts';

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

/** Counts by answer id. */
export async function talliesOf(db: Database, identifier: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('tallies').selectAll().where('identifier', '=', identifier).execute();
  return new Map(rows.map(({ answerId, count }) => [answerId, count]));
}

/** How often actions were taken, by identifier; actions that were never taken are missing. */
export async function totalsOf(db: Database, identifiers: string[]): Promise<Map<string, number>> {
  if (identifiers.length === 0) return new Map();
  const rows = await db
    .selectFrom('tallies')
    .select(['identifier', 'count'])
    .where('identifier', 'in', identifiers)
    .execute();
  const totals = new Map<string, number>();
  for (const { identifier, count } of rows) totals.set(identifier, (totals.get(identifier) ?? 0) + count);
  return totals;
}
