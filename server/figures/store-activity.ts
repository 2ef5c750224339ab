import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRecord } from '../../widget/model/value.ts';
import { inBatches, jsonOf } from '../db/rows.ts';
import type { Database, Schema, Transact } from '../db/schema.ts';
import { createArticles } from './caps.ts';
import { FACTS, OTHER } from './facts.ts';
import type { Places } from './places.ts';
import { dayOf, hourOf, scopesOf } from './timings.ts';

export type ActivityRow = Pick<
  Schema['activities'],
  | 'at'
  | 'type'
  | 'widgetId'
  | 'widgetRequestId'
  | 'publisherId'
  | 'articleUrlTracking'
  | 'embedType'
  | 'actions'
  | 'country'
  | 'device'
  | 'previous'
>;

/** Rows of a batch between which others are served. */
const ROWS_AT_ONCE = 100;

type Table = 'activityHours' | 'activityDays';

const KEYS = {
  activityHours: [
    ...(['hour', 'publisherId', 'widgetId', 'article', 'embedType', 'country', 'device'] as const),
    ...(['variant', 'type', 'action', 'previous'] as const),
  ],
  activityDays: ['scope', 'day', 'hour', 'variant', 'type', 'action', 'previous'],
} as const;

type Named = { action: string; variant: string };

/** What a page sends of an action, which may be anything. */
function namedBy(value: unknown): Named {
  const { id, type, variationName }: Record<string, unknown> = isRecord(value) ? value : {};
  return {
    action: `${id}|${String(type).toLowerCase()}`,
    variant: FACTS.variant(variationName === undefined || variationName === null ? '' : String(variationName)),
  };
}

/** The event itself, and each action that it is about: those of a widget's own events are only what it holds. */
function countedIn({ type, actions }: ActivityRow): Named[] {
  const read = jsonOf(actions);
  const all = Array.isArray(read) ? read.map(namedBy) : [];
  const event = { action: '', variant: all[0]?.variant ?? '' };
  return type.startsWith('Action') ? [event, ...all] : [event];
}

function createCounts() {
  const counts = new Map<string, { key: Record<string, string>; count: number }>();
  return {
    add(key: Record<string, string>) {
      const id = JSON.stringify(Object.values(key));
      const counted = counts.get(id) ?? { key, count: 0 };
      counted.count += 1;
      counts.set(id, counted);
    },
    rows: (madeUp: number) => [...counts.values()].map(({ key, count }) => ({ ...key, madeUp, count })),
  };
}

async function addAll(trx: Transact, table: Table, rows: object[]) {
  const insert = async (batch: object[]) => {
    await setImmediate();
    await trx
      .insertInto(table)
      .values(batch as never)
      .onConflict((conflict) =>
        conflict
          .columns([...KEYS[table], 'madeUp'] as never[])
          .doUpdateSet({ count: sql<number>`${sql.table(table)}.count + excluded.count` } as never),
      )
      .execute();
  };
  await inBatches(rows, insert);
}

/** An action that the content no longer has is one of the others, since pages may name any. */
const OTHERS = `${OTHER}|${OTHER}`;

/** Adds up activity by the rows to which it belongs. @returns a function that stores it */
export async function addUpActivity(db: Database, rows: ActivityRow[], { placeOf, hasAction }: Places) {
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  const articleOf = await createArticles(db, placed);
  const hours = createCounts();
  const days = createCounts();
  for (const [index, { row, place }] of placed.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const { at, type, country, device } = row;
    const { publisherId, widgetId } = place;
    const where = { publisherId, widgetId, article: articleOf(place, at), embedType: FACTS.embedType(row.embedType) };
    const who = { country: country ?? '', device: device ?? '' };
    for (const { action: name, variant } of countedIn(row)) {
      const action = name === '' || hasAction(name) ? name : OTHERS;
      const previous = name !== '' && row.previous && hasAction(row.previous) ? row.previous : '';
      hours.add({ hour: hourOf(at), ...where, ...who, variant, type, action, previous });
      for (const scope of scopesOf(place)) {
        const day = dayOf(at);
        if (action === '' || scope.startsWith('widget:'))
          days.add({ scope, day, hour: '', variant, type, action, previous });
        if (action === '') days.add({ scope, day, hour: hourOf(at).slice(-2), variant: '', type, action, previous });
      }
    }
  }
  /** @param madeUp 1 for that of a demo */
  return async (trx: Transact, madeUp = 0) => {
    await addAll(trx, 'activityHours', hours.rows(madeUp));
    await addAll(trx, 'activityDays', days.rows(madeUp));
  };
}
