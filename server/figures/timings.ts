import { DIMENSIONS, type Dimension, STAGES, type Stage } from '../../dashboard/answers.ts';
import { isRecord } from '../../widget/core/model/value.ts';
import { jsonOf } from '../db/rows.ts';
import type { Schema } from '../db/schema.ts';
import type { LoadingCounts } from '../db/tables/figures.ts';
import { arrivalOf, FACTS } from './facts.ts';
import type { Place } from './places.ts';
import { addTo, binOf, merge, type Sketches } from './sketches.ts';

export type TimingRow = Omit<Schema['timings'], 'id' | 'folded'>;

/** What figures are split by, and where they belong. */
export type TimingFacts = Place & { hour: string } & Record<Dimension, string>;

/** Figures of one or more placements. */
export type Loading = {
  placements: number;
  loads: number;
  shown: number;
  reasons: Record<string, number>;
  sketches: Sketches;
};

export const noLoading = (): Loading => ({ placements: 0, loads: 0, shown: 0, reasons: {}, sketches: {} });

/** `2026-10-31T18` */
export const hourOf = (at: string) => at.slice(0, 13);
/** `2026-10-31` */
export const dayOf = (at: string) => at.slice(0, 10);

const textOf = (value: number | null) => (value === null ? '' : String(value));

export const factsOf = (row: TimingRow, place: Place): TimingFacts => ({
  ...place,
  publisher: place.publisherId,
  widget: place.widgetId,
  hour: hourOf(row.at),
  embedType: FACTS.embedType(textOf(row.embedType)),
  version: FACTS.version(row.version),
  connection: FACTS.connection(row.effectiveConnectionType),
  country: row.country ?? '',
  device: row.device ?? '',
  arrival: arrivalOf(row.embedType, row.arrival),
  cache: FACTS.cache(row.cache),
  navigation: FACTS.navigation(row.navigation),
});

/** One placement's figures. */
type Measured = { bins: [stage: Stage, bin: string][]; reason: string; loads: number; isShown: boolean };

/** A placement stands for at most so many others. */
const MOST_LOADS = 100;

function stagesIn(text: string): Record<string, unknown> {
  const read = jsonOf(text);
  return isRecord(read) ? read : {};
}

/**
 * One that never was ready and says no reason was left before.
 *
 * @returns null for a lazy placement that no reader came near: it never began
 */
export function measuredIn({ stages, firstByte, rate, reason }: TimingRow): Measured | null {
  const times: Record<string, unknown> = { ...stagesIn(stages), firstByte };
  if (times.frame === undefined && times.ready === undefined && !reason) return null;
  const bins = STAGES.flatMap((stage): [Stage, string][] => {
    const ms = times[stage];
    return typeof ms === 'number' && ms >= 0 ? [[stage, binOf(ms)]] : [];
  });
  const isShown = bins.some(([stage]) => stage === 'ready');
  return {
    bins,
    reason: reason ? FACTS.reason(reason) : isShown ? '' : 'left',
    isShown,
    loads: rate ? Math.min(1 / rate, MOST_LOADS) : 1,
  };
}

/** Adds a placement with the weight of all that it stands for: pages with unlike rates would else count unlike. */
export function addPlacement(to: Loading, { bins, reason, loads, isShown }: Measured) {
  for (const [stage, bin] of bins) addTo(to.sketches, stage, bin, loads);
  if (reason) to.reasons[reason] = (to.reasons[reason] ?? 0) + loads;
  to.placements += 1;
  to.loads += loads;
  if (isShown) to.shown += loads;
}

/** Adds what is stored. */
export function mergeStored(to: Loading, { placements, loads, shown, reasons, sketches }: LoadingCounts) {
  to.placements += placements;
  to.loads += loads;
  to.shown += shown;
  for (const [reason, count] of Object.entries(JSON.parse(reasons) as Record<string, number>))
    to.reasons[reason] = (to.reasons[reason] ?? 0) + count;
  merge(to.sketches, JSON.parse(sketches) as Sketches);
}

/** What has been added up of the rows with one key. */
export type Group<Sum> = { key: Record<string, string>; sum: Sum };

/** Adds up what has the same key. @param none a sum of nothing, which is then changed in place */
export function createGroups<Sum>(none: () => Sum) {
  const groups = new Map<string, Group<Sum>>();
  return {
    of(key: Record<string, string>): Sum {
      const id = JSON.stringify(Object.values(key));
      const group = groups.get(id) ?? { key, sum: none() };
      groups.set(id, group);
      return group.sum;
    },
    all: () => [...groups.values()],
  };
}

/** Scopes that a place belongs to (server/db/tables/figures.ts). */
export const scopesOf = ({ publisherId, widgetId }: Place): string[] => [
  '',
  ...(publisherId ? [`publisher:${publisherId}`] : []),
  ...(widgetId ? [`widget:${widgetId}`] : []),
];

/** The narrowest of them. */
export const ownScopeOf = (place: Place): string => scopesOf(place).at(-1) ?? '';

/** Under what a placement is counted for a day; what is not known of it has the empty value. */
export const valuesOf = (facts: TimingFacts): [dimension: Dimension | 'hour' | '', value: string][] => [
  ['', ''],
  ['hour', facts.hour.slice(-2)],
  ...DIMENSIONS.map((dimension): [Dimension, string] => [dimension, facts[dimension]]),
];
