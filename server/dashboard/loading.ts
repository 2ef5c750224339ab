import { setImmediate } from 'node:timers/promises';
import {
  type LoadingAnswer,
  type LoadingFigures,
  type SplitAnswer,
  STAGES,
  type Stage,
} from '../../dashboard/answers.ts';
import type { Database } from '../db/schema.ts';
import type { LoadingCounts } from '../db/tables/figures.ts';
import { OTHER } from '../figures/facts.ts';
import { distributionOf, stageFigures } from '../figures/sketches.ts';
import { type Loading, mergeStored, noLoading } from '../figures/timings.ts';
import { DAY_MS } from '../time.ts';
import { type Asked, stepsOf } from './asked.ts';

type Row = LoadingCounts & { at: string; value: string };

/** The most values of a dimension that an answer has; those with the most placements. */
const MOST_VALUES = 50;
/** Rows between which others are served: a row is parsed in a tenth of a millisecond. */
const ROWS_AT_ONCE = 100;

const ROW = ['day as at', 'value', 'placements', 'loads', 'shown', 'reasons', 'sketches'] as const;

const rowsOf = (db: Database, { scope, from, to }: Asked, dimension: string) =>
  db
    .selectFrom('timingDays')
    .where('scope', '=', scope)
    .where('dimension', '=', dimension)
    .where('day', '>=', from)
    .where('day', '<=', to);

/** The values with the most placements. */
async function commonValues(db: Database, asked: Asked): Promise<string[]> {
  const placements = db.fn.sum<number>('placements');
  const rows = await rowsOf(db, asked, asked.by)
    .select('value')
    .groupBy('value')
    .orderBy(placements, 'desc')
    .orderBy('value')
    .limit(MOST_VALUES)
    .execute();
  return rows.map(({ value }) => value);
}

function figuresOf({ placements, loads, reasons, sketches }: Loading, stage: Stage): LoadingFigures {
  return {
    placements,
    loads: Math.round(loads),
    stages: STAGES.map((each) => stageFigures(sketches, each)),
    reasons: Object.entries(reasons)
      .map(([reason, count]) => ({ reason, count: Math.round(count) }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    distribution: distributionOf(sketches, stage),
  };
}

/** Adds up rows by a name of each. */
async function sumBy(rows: readonly Row[], nameOf: (row: Row) => string): Promise<Map<string, Loading>> {
  const sums = new Map<string, Loading>();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
    const name = nameOf(row);
    const sum = sums.get(name) ?? noLoading();
    sums.set(name, sum);
    mergeStored(sum, row);
  }
  return sums;
}

/** How far back a release is looked for, before it counts as new. */
const LOOK_BACK_DAYS = 60;

/** Releases by their first day. The first one that was ever measured has none, and nor has one that was there before. */
async function releasesOf(db: Database, asked: Asked): Promise<LoadingAnswer['releases']> {
  if (asked.grain === 'hour') return [];
  const from = new Date(Date.parse(asked.from) - LOOK_BACK_DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const rows = await rowsOf(db, { ...asked, from }, 'version')
    .select(['value as version', db.fn.min<string>('day').as('at')])
    .where('value', 'not in', ['', OTHER])
    .groupBy('value')
    .orderBy('at')
    .orderBy('version')
    .execute();
  const earliest = rows[0]?.at ?? '';
  return rows.filter(({ at }) => at > earliest && at >= asked.from);
}

const spanIn = ({ from, to, grain }: Asked) => ({ from, to, grain });

/** How placements loaded, over all of the span and in its course. */
export async function loadingOf(db: Database, asked: Asked): Promise<LoadingAnswer> {
  const days = await rowsOf(db, asked, '').select(ROW).execute();
  const hours = asked.grain === 'hour' ? await rowsOf(db, asked, 'hour').select(ROW).execute() : null;
  const steps = await sumBy(hours ?? days, ({ at, value }) => (hours ? `${at}T${value}` : at));
  const all = (await sumBy(days, () => '')).get('') ?? noLoading();
  return {
    ...spanIn(asked),
    stage: asked.stage,
    ...figuresOf(all, asked.stage),
    releases: await releasesOf(db, asked),
    series: stepsOf(asked).map((at) => {
      const { placements, sketches } = steps.get(at) ?? noLoading();
      return { at, placements, stages: STAGES.map((stage) => stageFigures(sketches, stage)) };
    }),
  };
}

/** How placements loaded, by the values of a dimension. */
export async function splitOf(db: Database, asked: Asked): Promise<SplitAnswer> {
  const common = await commonValues(db, asked);
  const rows =
    common.length === 0 ? [] : await rowsOf(db, asked, asked.by).select(ROW).where('value', 'in', common).execute();
  const sums = await sumBy(rows, ({ value }) => value);
  const values = common.map((value) => ({ value, ...figuresOf(sums.get(value) ?? noLoading(), asked.stage) }));
  return { ...spanIn(asked), stage: asked.stage, by: asked.by, values };
}

/** How many placements were ready, estimated where only a share is measured, by day or hour. */
export async function shownOf(db: Database, asked: Asked): Promise<Map<string, number>> {
  const isHourly = asked.grain === 'hour';
  const rows = await rowsOf(db, asked, isHourly ? 'hour' : '')
    .select(['day', 'value', db.fn.sum<number>('shown').as('shown')])
    .groupBy(['day', 'value'])
    .execute();
  return new Map(rows.map(({ day, value, shown }) => [isHourly ? `${day}T${value}` : day, Number(shown)]));
}
