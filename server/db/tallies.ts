import { sql } from 'kysely';
import type { Database, Transact } from './schema.ts';

/** The answer under which an action without answers is counted. */
export const WHOLE_ACTION = '';

/** Its text sorts by time, and is the same on all servers. */
const minuteOf = (at: string) => at.slice(0, 'YYYY-MM-DDTHH:MM'.length);

/** Clocks of servers differ by less. A minute further ahead is of a clock that was wrong, and holds no count back. */
const MOST_AHEAD_MS = 120_000;

const latestFor = (at: string) => minuteOf(new Date(Date.parse(at) + MOST_AHEAD_MS).toISOString());

type Step = {
  identifier: string;
  answerId?: string;
  /** ISO time. */
  at: string;
  /** May be negative. */
  by?: number;
};

/** Adds to a running count, and keeps what it was when the minute began. */
export function addToTally(trx: Transact, { identifier, answerId = WHOLE_ACTION, at, by = 1 }: Step) {
  // Not `=`: another server's clock may be ahead.
  const goesOn = sql`tallies.minute between excluded.minute and ${latestFor(at)}`;
  return trx
    .insertInto('tallies')
    .values({ identifier, answerId, count: by, minute: minuteOf(at), countBefore: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['identifier', 'answerId'])
        .doUpdateSet({
          count: sql<number>`tallies.count + ${by}`,
          countBefore: sql<number>`case when ${goesOn} then tallies.count_before else tallies.count end`,
          minute: sql<string>`case when ${goesOn} then tallies.minute else excluded.minute end`,
        }),
    )
    .execute();
}

type Counted = { identifier: string; answerId: string; count: number };

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

const shownRows = (db: Database, identifiers: string[], count = sql<number>`count`) =>
  db
    .selectFrom('tallies')
    .select(['identifier', 'answerId', count.as('count')])
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

/** The same as they were at the last full minute, whichever server of the database is asked. */
export async function totalsAtMinute(db: Database, identifiers: string[], at: string): Promise<Map<string, number>> {
  if (identifiers.length === 0) return new Map();
  const isNew = sql`minute between ${minuteOf(at)} and ${latestFor(at)}`;
  const count = sql<number>`case when ${isNew} then count_before else count end`;
  return summed(await shownRows(db, identifiers, count), ({ identifier }) => identifier);
}
