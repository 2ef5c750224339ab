import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRecord } from '../../widget/core/model/value.ts';
import { inBatches, jsonOf } from '../db/rows.ts';
import type { Database, Schema, Transact } from '../db/schema.ts';
import { createArticles } from './caps.ts';
import { FACTS, OTHER } from './facts.ts';
import type { Places } from './places.ts';
import { createGroups, dayOf, type Group, hourOf, scopesOf } from './timings.ts';

/** What is counted of activity. */
export const ACTIVITY_COLUMNS = [
  'at',
  'type',
  'widgetId',
  'widgetRequestId',
  'publisherId',
  'articleUrlTracking',
  'embedType',
  'actions',
  'country',
  'device',
  'previous',
] as const;

export type ActivityRow = Pick<Schema['activities'], (typeof ACTIVITY_COLUMNS)[number]>;

/** Rows of a batch between which others are served. */
const ROWS_AT_ONCE = 100;

type Table = 'activityHours' | 'activityDays';

const KEYS = {
  activityHours: [
    'hour',
    'publisherId',
    'widgetId',
    'article',
    'embedType',
    'country',
    'device',
    'variant',
    'type',
    'action',
    'previous',
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

async function addAll(trx: Transact, table: Table, groups: Group<{ count: number }>[], madeUp: number) {
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
  await inBatches(
    groups.map(({ key, sum }) => ({ ...key, ...sum, madeUp })),
    insert,
  );
}

/** An action that the content no longer has is one of the others, since pages may name any. */
const OTHERS = `${OTHER}|${OTHER}`;

/** Adds up activity by the rows to which it belongs. @returns a function that stores it */
export async function addUpActivity(db: Database, rows: ActivityRow[], { placeOf, hasAction }: Places) {
  const placed = rows.map((row) => ({ row, place: placeOf(row) }));
  const articleOf = await createArticles(db, placed);
  const hours = createGroups(() => ({ count: 0 }));
  const days = createGroups(() => ({ count: 0 }));
  for (const [index, { row, place }] of placed.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const { at, type, country, device } = row;
    const { publisherId, widgetId } = place;
    const where = { publisherId, widgetId, article: articleOf(place, at), embedType: FACTS.embedType(row.embedType) };
    const who = { country: country ?? '', device: device ?? '' };
    for (const { action: name, variant } of countedIn(row)) {
      const action = name === '' || hasAction(name) ? name : OTHERS;
      const previous = name !== '' && row.previous && hasAction(row.previous) ? row.previous : '';
      hours.of({ hour: hourOf(at), ...where, ...who, variant, type, action, previous }).count += 1;
      for (const scope of scopesOf(place)) {
        const day = dayOf(at);
        if (action === '' || scope.startsWith('widget:'))
          days.of({ scope, day, hour: '', variant, type, action, previous }).count += 1;
        if (action === '')
          days.of({ scope, day, hour: hourOf(at).slice(-2), variant: '', type, action, previous }).count += 1;
      }
    }
  }
  /** @param madeUp 1 for that of a demo */
  return async (trx: Transact, madeUp = 0) => {
    await addAll(trx, 'activityHours', hours.all(), madeUp);
    await addAll(trx, 'activityDays', days.all(), madeUp);
  };
}
