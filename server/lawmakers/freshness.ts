import type { Database } from '../db/schema.ts';
import { DAY_MS } from '../time.ts';
import type { ListFacts } from './dataset.ts';

const OLD_AFTER_DAYS = 90;

type Age = Pick<ListFacts, 'asOf' | 'termEnds'>;

/** `2026-08-05` */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** How many days ago the members' files were saved; null where that is not known. */
export const daysSince = ({ asOf }: Age, now: Date): number | null =>
  asOf === null ? null : Math.max(0, Math.round((Date.parse(dayOf(now)) - Date.parse(asOf)) / DAY_MS));

/** Why a list should be imported again; null where nothing speaks for it. */
export function whyOld(facts: Age, now: Date): string | null {
  const { asOf, termEnds } = facts;
  if (asOf !== null && termEnds !== null && asOf < termEnds && termEnds <= dayOf(now))
    return `a term ended on ${termEnds}, and its data is older`;
  const days = daysSince(facts, now);
  return days !== null && days > OLD_AFTER_DAYS ? `its data is ${days} days old` : null;
}

/** A list that an operator imported, for whoever watches the server. */
export type ListAge = { list: string; asOf: string; warning: string | null };

/** The lists whose age is known, which leaves out those of the content. */
export async function listAges(db: Database, now: Date): Promise<ListAge[]> {
  const rows = await db.selectFrom('lawmakerLists').select(['list', 'asOf', 'termEnds']).orderBy('list').execute();
  return rows.flatMap(({ list, ...facts }) =>
    facts.asOf === null ? [] : [{ list, asOf: facts.asOf, warning: whyOld(facts, now) }],
  );
}

const TABLES = ['lawmakers', 'postcodes', 'districtShapes'] as const;

async function countsIn(db: Database, table: (typeof TABLES)[number]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select(['list', (eb) => eb.fn.countAll().as('count')])
    .groupBy('list')
    .execute();
  return new Map(rows.map(({ list, count }) => [list, Number(count)]));
}

/** All lists, with what they hold and what is known of them; null facts for those of earlier releases. */
export async function listsWithCounts(db: Database) {
  const rows = await db.selectFrom('lawmakers').select(['list', 'countryCode']).distinct().orderBy('list').execute();
  const facts = await db.selectFrom('lawmakerLists').selectAll().execute();
  const [members, postcodes, shapes] = await Promise.all(TABLES.map((table) => countsIn(db, table)));
  return rows.map(({ list, countryCode }) => ({
    list,
    countryCode,
    members: members?.get(list) ?? 0,
    postcodes: postcodes?.get(list) ?? 0,
    shapes: shapes?.get(list) ?? 0,
    facts: facts.find((each) => each.list === list) ?? null,
  }));
}
export type CountedList = Awaited<ReturnType<typeof listsWithCounts>>[number];
