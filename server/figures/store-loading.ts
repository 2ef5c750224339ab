import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DIMENSIONS } from '../../dashboard/answers.ts';
import type { Database, Schema, Transact } from '../db/schema.ts';
import { createCaps } from './caps.ts';
import type { Places } from './places.ts';
import {
  addPlacement,
  createGroups,
  dayOf,
  factsOf,
  type Group,
  type Loading,
  measuredIn,
  mergeStored,
  noLoading,
  ownScopeOf,
  scopesOf,
  type TimingFacts,
  type TimingRow,
  valuesOf,
} from './timings.ts';

/** A publisher and a widget have columns of their own. */
const OF_HOURS = DIMENSIONS.filter((name) => name !== 'publisher' && name !== 'widget');

type Table = 'timingHours' | 'timingDays';

/** The columns by which a row is found, besides `madeUp`. */
const KEYS = {
  timingHours: ['hour', 'publisherId', 'widgetId', ...OF_HOURS],
  timingDays: ['scope', 'dimension', 'day', 'value'],
} as const;

/** Rows of one statement: SQLite answers nobody else meanwhile. */
const ROWS_AT_ONCE = 100;

async function storedOf(trx: Transact, table: Table, groups: Group<Loading>[], madeUp: number) {
  const columns = KEYS[table];
  const keys = groups.map(({ key }) => sql`(${sql.join(columns.map((name) => key[name]))})`);
  const { rows } = await sql<Schema[Table] & Record<string, string>>`
    select * from ${sql.table(table)}
    where (${sql.join(columns.map((name) => sql.ref(name)))}) in (values ${sql.join(keys)}) and made_up = ${madeUp}
  `.execute(trx);
  return new Map(rows.map((row) => [JSON.stringify(columns.map((name) => row[name])), row]));
}

async function addAll(trx: Transact, table: Table, groups: Group<Loading>[], madeUp: number) {
  const columns = KEYS[table];
  for (let at = 0; at < groups.length; at += ROWS_AT_ONCE) {
    await setImmediate();
    const batch = groups.slice(at, at + ROWS_AT_ONCE);
    const stored = await storedOf(trx, table, batch, madeUp);
    const rows = batch.map(({ key, sum: loading }) => {
      const before = stored.get(JSON.stringify(columns.map((name) => key[name])));
      if (before) mergeStored(loading, before);
      const { reasons, sketches, ...counts } = loading;
      return { ...key, ...counts, madeUp, reasons: JSON.stringify(reasons), sketches: JSON.stringify(sketches) };
    });
    await trx
      .insertInto(table)
      .values(rows as never)
      .onConflict((conflict) =>
        conflict
          .columns([...columns, 'madeUp'] as never[])
          .doUpdateSet((excluded) => ({
            placements: excluded.ref('excluded.placements'),
            loads: excluded.ref('excluded.loads'),
            shown: excluded.ref('excluded.shown'),
            reasons: excluded.ref('excluded.reasons'),
            sketches: excluded.ref('excluded.sketches'),
          })),
      )
      .execute();
  }
}

const hourKey = (facts: TimingFacts) => Object.fromEntries(KEYS.timingHours.map((name) => [name, facts[name]]));

/** Adds up timings by the rows to which they belong. @returns a function that stores them */
export async function addUpLoading(db: Database, rows: TimingRow[], { placeOf }: Places) {
  const measured = rows.flatMap((row) => {
    const placement = measuredIn(row);
    return placement ? [{ day: dayOf(row.at), facts: factsOf(row, placeOf(row)), placement }] : [];
  });
  const cap = await createCaps(db, measured);
  const hours = createGroups(noLoading);
  const days = createGroups(noLoading);
  for (const [at, { day, facts, placement }] of measured.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    const own = ownScopeOf(facts);
    const { article, version } = facts;
    const capped = { article: cap(own, 'article', day, article), version: cap(own, 'version', day, version) };
    addPlacement(hours.of(hourKey({ ...facts, ...capped })), placement);
    for (const scope of scopesOf(facts))
      for (const [dimension, value] of valuesOf(facts))
        addPlacement(days.of({ scope, dimension, day, value: cap(scope, dimension, day, value) }), placement);
  }
  /** @param madeUp 1 for those of a demo */
  return async (trx: Transact, madeUp = 0) => {
    await addAll(trx, 'timingHours', hours.all(), madeUp);
    await addAll(trx, 'timingDays', days.all(), madeUp);
  };
}
