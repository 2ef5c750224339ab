import type { WireAction, WireWidget } from '../../widget/core/api/wire.ts';
import { identifierOf } from '../db/rows.ts';
import type { Database } from '../db/schema.ts';
import type { ActivityRow } from '../figures/store-activity.ts';
import type { TimingRow } from '../figures/timings.ts';
import { DAY_MS } from '../time.ts';

type Random = () => number;

/** The same numbers in every trial (mulberry32), so that its figures don't change from start to start. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several, each as often as its weight says. */
function pick<T extends string>(random: Random, weights: Record<T, number>): T {
  const all = Object.entries<number>(weights) as [T, number][];
  let left = random() * all.reduce((sum, [, weight]) => sum + weight, 0);
  const found = all.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? all[0])?.[0] as T;
}

/** A first card takes a reader so many ms, on a fast line. */
const TYPICAL_MS = 260;
// Names and their weights; the empty name stands for what is not known.
const DEVICES = { phone: 62, desktop: 32, tablet: 6 };
const CONNECTIONS = { '4g': 80, '3g': 14, '2g': 3, '': 3 };
const COUNTRIES = { US: 70, CA: 9, GB: 7, FR: 5, IT: 5, ES: 4 };
const ARRIVALS = { 'loader card': 72, 'page card': 16, loader: 12 };
const NAVIGATIONS = { navigate: 88, reload: 5, back_forward: 7 };
/** Of readers, those whose ad blocker keeps a sponsored widget out. */
const BLOCKING = 0.15;
const REASONS = { timeout: 3, network: 2, '': 4 };
const SLOWER: Record<string, number> = { phone: 1.5, tablet: 1.25, '3g': 2.6, '2g': 6, loader: 1.7 };

/** Releases by how many days ago they came out: one of them is slow, so that a dashboard has something to find. */
const RELEASES = [
  { before: Number.POSITIVE_INFINITY, version: '0.1.0', slower: 1 },
  { before: 33, version: '0.1.1', slower: 1.7 },
  { before: 14, version: '0.1.2', slower: 0.9 },
];

const releaseOn = (daysAgo: number) => RELEASES.findLast(({ before }) => daysAgo <= before) ?? RELEASES[0];

type DemoCard = { actions: WireAction[]; order?: { value?: number } | null };

export type DemoWidget = {
  requestId: string;
  widget: WireWidget;
  /** Cards by their place in the order: of those with one place, a reader sees one. */
  steps: DemoCard[][];
  visits: number;
};

/** Readers of a day: every sixth widget is popular. */
const VISITS = { popular: 22, other: 3 };

/** The widget that has two designs. */
const WITH_DESIGNS = 'wr-petition';

function stepsOf(widget: WireWidget): DemoCard[][] {
  const cards = (widget.cards ?? []) as DemoCard[];
  const places = cards.map(({ order }, index) => order?.value ?? index + 1);
  return [...new Set(places)].sort((a, b) => a - b).map((place) => cards.filter((_, index) => places[index] === place));
}

export async function demoWidgets(db: Database): Promise<DemoWidget[]> {
  const rows = await db.selectFrom('widgets').select(['requestId', 'data']).orderBy('requestId').execute();
  return rows.map(({ requestId, data }, at) => {
    const widget = JSON.parse(data) as WireWidget;
    return { requestId, widget, steps: stepsOf(widget), visits: at % 6 === 1 ? VISITS.popular : VISITS.other };
  });
}

/** One of several, each as often as the others. */
const any = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** Most people read in the evening. */
function momentOn(day: string, random: Random): string {
  const hour = Math.min(23, Math.floor(24 * Math.max(random(), random())));
  const [minute, second] = [Math.floor(random() * 60), Math.floor(random() * 60)];
  return new Date(Date.parse(day) + ((hour * 60 + minute) * 60 + second) * 1_000).toISOString();
}

export type Visit = {
  at: string;
  random: Random;
  daysAgo: number;
  who: DemoWidget;
  device: string;
  country: string;
  isBlocked: boolean;
};

export function timingOf({ at, random, daysAgo, who, device, country, isBlocked }: Visit): TimingRow {
  const connection = pick(random, CONNECTIONS);
  const arrival = pick(random, ARRIVALS);
  const release = releaseOn(daysAgo);
  const factors = [device, connection, arrival].map((name) => SLOWER[name] ?? 1);
  const base = TYPICAL_MS * (release?.slower ?? 1) * factors.reduce((all, factor) => all * factor, 1);
  const cached = random() < 0.22;
  const ready = base * (cached ? 0.35 : 1) * (0.55 + random() + random() ** 8 * 4);
  const loaded = ready * (1.1 + random() * 0.3);
  const [isReady, isSeen] = [random() > 0.025 && !isBlocked, random() < 0.68];
  const stages = {
    config: 0.2 + random(),
    ...(!isBlocked && { frame: 1 + random() * 3 }),
    ...(isReady && { load: ready * 0.9, ready, loaded, adblock: loaded + 500 + random() * 200 }),
    ...(isReady && isSeen && { visible: loaded + 1_000 + random() ** 2 * 20_000 }),
  };
  return {
    at,
    country,
    device,
    arrival,
    cache: cached ? 'cache' : 'network',
    navigation: pick(random, NAVIGATIONS),
    firstByte: isBlocked ? null : ready * 0.45,
    rate: null,
    reason: isBlocked ? 'blocked' : isReady ? null : pick(random, REASONS) || null,
    widgetRequestId: who.requestId,
    articleUrlTracking: who.widget.articleUrl ?? null,
    embedType: 3,
    version: release?.version ?? null,
    effectiveConnectionType: connection || null,
    stages: JSON.stringify(stages),
  };
}

/** What a reader who has seen the widget does, or whose ad blocker kept it out, card by card, until they leave. */
export function activityOf({ at, random, who, device, country, isBlocked }: Visit): ActivityRow[] {
  const variant = who.requestId === WITH_DESIGNS ? (random() < 0.5 ? '1' : '2') : null;
  const rows: ActivityRow[] = [];
  const tell = (type: string, action?: WireAction, previous?: WireAction) => {
    const named = action && [{ id: action.id, type: action.type, ...(variant && { variationName: variant }) }];
    rows.push({
      at,
      type,
      widgetId: null,
      widgetRequestId: who.requestId,
      publisherId: null,
      articleUrlTracking: who.widget.articleUrl ?? null,
      embedType: 3,
      actions: JSON.stringify(named ?? []),
      country,
      device,
      previous: previous ? identifierOf(previous) : null,
    });
  };
  if (isBlocked) {
    tell('NotDisplayed');
    return rows;
  }
  tell('WidgetVisible');
  if (random() < 0.8) tell('CustomWidgetVisible');
  let previous: WireAction | undefined;
  for (const cards of who.steps) {
    const action = any(random, any(random, cards)?.actions ?? []);
    if (!action) break;
    tell('ActionVisible', action, previous);
    if (random() > (variant === '2' ? 0.44 : 0.36)) break;
    if (!previous) tell('Engaged');
    tell('ActionInitiated', action);
    if (random() < 0.18) {
      tell('ActionCancelled', action);
      break;
    }
    tell('ActionCompleted', action);
    if (random() < 0.07) tell('ActionShared', action);
    previous = action;
  }
  return rows;
}

/** @param day `2026-10-31` */
export function visitsOn(day: string, daysAgo: number, widgets: DemoWidget[]): Visit[] {
  const random = randomFrom(Date.parse(day) / DAY_MS);
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return widgets.flatMap((who) => {
    const count = Math.round(who.visits * (isWeekend ? 0.6 : 1) * (0.7 + random() * 0.6));
    return Array.from({ length: count }, () => ({
      at: momentOn(day, random),
      random,
      daysAgo,
      who,
      device: pick(random, DEVICES),
      country: pick(random, COUNTRIES),
      isBlocked: who.widget.sponsored === true && random() < BLOCKING,
    }));
  });
}
