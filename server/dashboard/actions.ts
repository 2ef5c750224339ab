import type { ActionFigures, ActionsAnswer, Deeds, VariantFigures } from '../../dashboard/answers.ts';
import type { Database } from '../db/schema.ts';
import { lastMadeUpDay } from '../demo/past.ts';
import { DAY_MS } from '../time.ts';
import { widgetById } from '../widgets/find.ts';
import { type Asked, beforeOf, stepsOf } from './asked.ts';
import { wilson } from './chance.ts';
import { headlineOf } from './headline.ts';
import { shownOf } from './loading.ts';
import { type Placed, placedIn, standingOf, titleOf } from './standing.ts';

/** Kinds of events (spec §7), as a dashboard names them. */
const EVENT_NAMES: Record<string, Exclude<keyof Deeds, 'loads'>> = {
  WidgetVisible: 'visible',
  CustomWidgetVisible: 'customVisible',
  Engaged: 'engaged',
  ActionInitiated: 'begun',
  ActionCompleted: 'completed',
  ActionCancelled: 'cancelled',
  ActionShared: 'shared',
  NotDisplayed: 'notDisplayed',
};

const ACTION_EVENTS: Record<string, 'visible' | 'chosen' | 'begun' | 'completed' | 'cancelled' | 'shared'> = {
  ActionVisible: 'visible',
  ActionChosen: 'chosen',
  ActionInitiated: 'begun',
  ActionCompleted: 'completed',
  ActionCancelled: 'cancelled',
  ActionShared: 'shared',
};

const zeros = <Name extends string>(names: Record<string, Name>) =>
  Object.fromEntries(Object.values(names).map((name) => [name, 0])) as Record<Name, number>;

const noEvents = () => zeros(ACTION_EVENTS);

const noTotals = (): Deeds => ({ loads: 0, ...zeros(EVENT_NAMES) });

const activityIn = (db: Database, { scope, from, to }: Asked) =>
  db.selectFrom('activityDays').where('scope', '=', scope).where('day', '>=', from).where('day', '<=', to);

type Counted = { at: string; type: string; count: number };

/** Events by day or hour, whatever they are about. */
async function eventsOf(db: Database, asked: Asked): Promise<Counted[]> {
  const rows = await activityIn(db, asked)
    .select(['day', 'hour', 'type', db.fn.sum<number>('count').as('count')])
    .where('hour', asked.grain === 'day' ? '=' : '!=', '')
    .where('action', '=', '')
    .groupBy(['day', 'hour', 'type'])
    .execute();
  return rows.map(({ day, hour, type, count }) => ({ at: hour ? `${day}T${hour}` : day, type, count: Number(count) }));
}

const HOUR_MS = DAY_MS / 24;

/** Events of as many days before. The hour at which these are cut counts by the share of it that has passed. */
async function eventsBefore(db: Database, asked: Asked) {
  // A demo's past has all of today already.
  const hasAll = (await lastMadeUpDay(db)) === asked.to;
  const { end, ...span } = beforeOf(asked, hasAll ? new Date(Date.parse(asked.to) + DAY_MS) : asked.now);
  const [lastDay, lastHour] = [end.toISOString().slice(0, 10), end.toISOString().slice(11, 13)];
  const rows = await activityIn(db, { ...asked, from: span.from, to: lastDay })
    .select((eb) => [
      'type',
      'hour',
      eb.fn.sum<number>('count').as('count'),
      eb
        .selectFrom('activityDays')
        .select(eb.fn.min<string>('day').as('day'))
        .where('scope', '=', asked.scope)
        .as('since'),
    ])
    .where('action', '=', '')
    .where(({ and, eb, or }) =>
      or([
        and([eb('hour', '=', ''), eb('day', '<', lastDay)]),
        and([eb('hour', '!=', ''), eb('hour', '<=', lastHour), eb('day', '=', lastDay)]),
      ]),
    )
    .groupBy(['type', 'hour'])
    .execute();
  const totals = noTotals();
  for (const { type, hour, count } of rows) {
    const name = EVENT_NAMES[type];
    if (name) totals[name] += Number(count) * (hour === lastHour ? (end.getTime() % HOUR_MS) / HOUR_MS : 1);
  }
  for (const name of Object.values(EVENT_NAMES)) totals[name] = Math.round(totals[name]);
  const since = rows[0]?.since ?? null;
  return { ...span, since: since !== null && since <= span.to ? since : null, totals };
}

function addUp(counted: Counted[], loads: Map<string, number>, asked: Asked) {
  const steps = new Map(stepsOf(asked).map((at) => [at, noTotals()]));
  const totals = noTotals();
  const add = (at: string, name: keyof Deeds, count: number) => {
    totals[name] += count;
    const step = steps.get(at);
    if (step) step[name] += count;
  };
  for (const { at, type, count } of counted) {
    const name = EVENT_NAMES[type];
    if (name) add(at, name, count);
  }
  for (const [at, count] of loads) add(at, 'loads', count);
  for (const each of [totals, ...steps.values()]) each.loads = Math.round(each.loads);
  return { totals, series: [...steps].map(([at, events]) => ({ at, ...events })) };
}

type ActionEvents = { type: string; action: string; variant: string; previous: string; count: number };

/** What was done with the actions of one widget. */
async function actionEventsOf(db: Database, asked: Asked): Promise<ActionEvents[]> {
  const rows = await activityIn(db, asked)
    .select(['type', 'action', 'variant', 'previous', db.fn.sum<number>('count').as('count')])
    .where('action', '!=', '')
    .groupBy(['type', 'action', 'variant', 'previous'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** In the order of cards; then what the content no longer has. */
function actionsOf(placed: Placed[], events: ActionEvents[]): ActionFigures[] {
  const counts = new Map(placed.map(({ identifier }) => [identifier, noEvents()]));
  for (const { type, action, count } of events) {
    const found = counts.get(action) ?? noEvents();
    counts.set(action, found);
    const name = ACTION_EVENTS[type];
    if (name) found[name] += count;
  }
  return [...counts].map(([identifier, counted]) => {
    const known = placed.find((each) => each.identifier === identifier);
    const [id = '', type = ''] = identifier.split('|');
    return { id, type, title: titleOf(known?.action.title), card: known?.card ?? null, ...counted };
  });
}

/**
 * From one screen to the next: the widget, then what is shown, begun and completed of each card. Cards with one place in the
 * order stand together, since readers see one of them, by their answer.
 */
function funnelOf(totals: Deeds, placed: Placed[], actions: ActionFigures[]) {
  const steps = [...new Set(placed.map(({ step }) => step))].sort((a, b) => a - b);
  const cardsOf = (step: number) => [...new Set(placed.filter((each) => each.step === step).map(({ card }) => card))];
  const sum = (cards: number[], name: 'visible' | 'begun' | 'completed') =>
    actions.filter(({ card }) => card !== null && cards.includes(card)).reduce((all, each) => all + each[name], 0);
  return [
    { step: 'Widget loaded', count: totals.loads },
    { step: 'Widget seen', count: totals.visible },
    ...steps.flatMap((step) => {
      const cards = cardsOf(step);
      const name = `Card ${cards.join(' or ')}`;
      return [
        { step: `${name} seen`, count: sum(cards, 'visible') },
        { step: `${name} started`, count: sum(cards, 'begun') },
        { step: `${name} completed`, count: sum(cards, 'completed') },
      ];
    }),
  ];
}

function flowOf(events: ActionEvents[]) {
  const flow = new Map<string, { from: string | null; to: string; count: number }>();
  for (const { type, previous, action, count } of events) {
    if (type !== 'ActionVisible') continue;
    const id = JSON.stringify([previous, action]);
    const step = flow.get(id) ?? { from: previous || null, to: action, count: 0 };
    flow.set(id, { ...step, count: step.count + count });
  }
  return [...flow.values()].sort((a, b) => b.count - a.count);
}

/**
 * Of views of the first card, since a reader who goes on has seen several cards of one design. Nothing where the widget has
 * one design; what came before it had several, or names none, is left out.
 */
function variantsOf(placed: Placed[], events: ActionEvents[]): VariantFigures[] {
  const first = placed.filter(({ card }) => card === 1).map(({ identifier }) => identifier);
  const counts = new Map<string, { visible: number; completed: number }>();
  for (const { type, action, variant, count } of events) {
    if (variant === '' || !first.includes(action)) continue;
    const found = counts.get(variant) ?? { visible: 0, completed: 0 };
    counts.set(variant, found);
    if (type === 'ActionVisible') found.visible += count;
    if (type === 'ActionCompleted') found.completed += count;
  }
  if (counts.size < 2) return [];
  return [...counts]
    .map(([variant, { visible, completed }]) => ({ variant, visible, completed, ...wilson(completed, visible) }))
    .sort((a, b) => (a.variant < b.variant ? -1 : 1));
}

/** What readers did. */
export async function actionsAnswerOf(db: Database, asked: Asked): Promise<ActionsAnswer> {
  const { from, to, grain, widgetId } = asked;
  const { totals, series } = addUp(await eventsOf(db, asked), await shownOf(db, asked), asked);
  const widget = widgetId === null ? null : await widgetById(db, widgetId);
  const placed = widget ? placedIn(widget) : [];
  const events = widgetId === null ? [] : await actionEventsOf(db, asked);
  const actions = actionsOf(placed, events);
  const { totals: earlier, ...before } = await eventsBefore(db, asked);
  const isWhole = before.since !== null && before.since <= before.from;
  return {
    from,
    to,
    grain,
    headline: headlineOf(totals, isWhole ? earlier : null),
    before,
    totals,
    series,
    actions,
    funnel: widgetId === null ? [] : funnelOf(totals, placed, actions),
    flow: flowOf(events),
    variants: variantsOf(placed, events),
    ...(await standingOf(db, asked, placed)),
  };
}
