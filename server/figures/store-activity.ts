import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { isRecord } from '../../widget/model/is-record.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Schema, Transact } from '../db/schema.ts';
import { FACTS } from './facts.ts';
import type { Place } from './places.ts';
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

type Table = 'activityHours' | 'activityDays';

const KEYS = {
  activityHours: [
    ...(['hour', 'publisherId', 'widgetId', 'article', 'embedType', 'country', 'device'] as const),
    ...(['variant', 'type', 'action', 'previous'] as const),
  ],
  activityDays: ['scope', 'day', 'variant', 'type', 'action', 'previous'],
} as const;

type Named = { action: string; variant: string };

/** Names of actions and variants are as long as ids, in what a stranger sends too. */
const MOST_CHARS = 100;
const short = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MOST_CHARS) : '';

const named = (value: unknown): Named[] =>
  isRecord(value)
    ? [{ action: `${short(value.id)}|${short(value.type).toLowerCase()}`, variant: short(value.variationName) }]
    : [];

function actionsIn(text: string): Named[] {
  const read: unknown = JSON.parse(text);
  return Array.isArray(read) ? read.flatMap(named) : [];
}

/** The event itself, and each action that it is about: those of a widget's own events are only what it holds. */
function countedIn({ type, actions }: ActivityRow): Named[] {
  const all = actionsIn(actions);
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

/** Adds up activity by the rows to which it belongs. @returns a function that stores it */
export function addUpActivity(rows: ActivityRow[], placeOf: (row: ActivityRow) => Place) {
  const hours = createCounts();
  const days = createCounts();
  for (const row of rows) {
    const { publisherId, widgetId, article } = placeOf(row);
    const { at, type } = row;
    const embedType = FACTS.embedType(row.embedType);
    const place = { publisherId, widgetId, article, embedType, country: row.country ?? '', device: row.device ?? '' };
    for (const { action, variant } of countedIn(row)) {
      const previous = action ? (row.previous ?? '') : '';
      hours.add({ hour: hourOf(at), ...place, variant, type, action, previous });
      for (const scope of scopesOf({ publisherId, widgetId, article }))
        if (!action || scope.startsWith('widget:'))
          days.add({ scope, day: dayOf(at), variant, type, action, previous });
    }
  }
  /** @param madeUp 1 for that of a demo */
  return async (trx: Transact, madeUp = 0) => {
    await addAll(trx, 'activityHours', hours.rows(madeUp));
    await addAll(trx, 'activityDays', days.rows(madeUp));
  };
}
