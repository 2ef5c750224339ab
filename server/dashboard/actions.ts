import type { ActionFigures, ActionsAnswer, Deeds, VariantFigures } from '../../dashboard/answers.ts';
import type { Database } from '../db/schema.ts';
import { widgetById } from '../widgets/find.ts';
import { type Asked, stepsOf } from './asked.ts';
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
        { step: `${name} begun`, count: sum(cards, 'begun') },
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

/** Of the normal distribution, for 95 %. */
const Z = 1.96;

/** The interval of a share (Wilson 1927): unlike the plain one, it holds for few readers and for shares near 0 and 1. */
export function wilson(completed: number, visible: number) {
  if (visible === 0) return { share: null, low: null, high: null };
  // A repeated visit can complete what an earlier one has seen.
  const share = Math.min(completed / visible, 1);
  const square = Z * Z;
  const middle = share + square / (2 * visible);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * visible)) / visible);
  const whole = 1 + square / visible;
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
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
  return {
    from,
    to,
    grain,
    totals,
    series,
    actions,
    funnel: widgetId === null ? [] : funnelOf(totals, placed, actions),
    flow: flowOf(events),
    variants: variantsOf(placed, events),
    ...(await standingOf(db, asked, placed)),
  };
}
