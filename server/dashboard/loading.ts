import {
  type LoadingAnswer,
  type LoadingFigures,
  type SplitAnswer,
  STAGES,
  type Stage,
} from '../../dashboard/answers.ts';
import type { Database } from '../db/schema.ts';
import type { LoadingCounts } from '../db/tables/figures.ts';
import { distributionOf, stageFigures } from '../figures/sketches.ts';
import { type Loading, mergeStored, noLoading } from '../figures/timings.ts';
import { type Asked, hoursOf, stepsOf } from './asked.ts';

type Row = LoadingCounts & { at: string; value: string };

/** The most values of a dimension that an answer has; those with the most placements. */
const MOST_VALUES = 50;

const daysOf = (db: Database, { scope, from, to }: Asked, dimension: string): Promise<Row[]> =>
  db
    .selectFrom('timingDays')
    .select(['day as at', 'value', 'placements', 'loads', 'reasons', 'sketches'])
    .where('scope', '=', scope)
    .where('dimension', '=', dimension)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();

function hoursIn(db: Database, asked: Asked): Promise<Row[]> {
  const { first, end } = hoursOf(asked);
  const { publisherId, widgetId } = asked;
  let query = db
    .selectFrom('timingHours')
    .select(['hour as at', 'version as value', 'placements', 'loads', 'reasons', 'sketches'])
    .where('hour', '>=', first)
    .where('hour', '<', end);
  if (widgetId !== null) query = query.where('widgetId', '=', widgetId);
  else if (publisherId !== null) query = query.where('publisherId', '=', publisherId);
  return query.execute();
}

function figuresOf({ placements, loads, reasons, sketches }: Loading, stage: Stage): LoadingFigures {
  return {
    placements,
    loads: Math.round(loads),
    stages: STAGES.map((each) => stageFigures(sketches, each)),
    reasons: Object.entries(reasons)
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    distribution: distributionOf(sketches, stage),
  };
}

/** Adds up rows by a name of each. */
function sumBy(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Loading> {
  const sums = new Map<string, Loading>();
  for (const row of rows) {
    const name = nameOf(row);
    const sum = sums.get(name) ?? noLoading();
    sums.set(name, sum);
    mergeStored(sum, row);
  }
  return sums;
}

const spanIn = ({ from, to, grain }: Asked) => ({ from, to, grain });

/** How placements loaded, over all of the span and in its course. */
export async function loadingOf(db: Database, asked: Asked): Promise<LoadingAnswer> {
  const days = await daysOf(db, asked, '');
  const steps = sumBy(asked.grain === 'day' ? days : await hoursIn(db, asked), ({ at }) => at);
  const all = sumBy(days, () => '').get('') ?? noLoading();
  return {
    ...spanIn(asked),
    stage: asked.stage,
    ...figuresOf(all, asked.stage),
    series: stepsOf(asked).map((at) => {
      const { placements, sketches } = steps.get(at) ?? noLoading();
      return { at, placements, stages: STAGES.map((stage) => stageFigures(sketches, stage)) };
    }),
  };
}

/** How placements loaded, by the values of a dimension. */
export async function splitOf(db: Database, asked: Asked): Promise<SplitAnswer> {
  const sums = sumBy(await daysOf(db, asked, asked.by), ({ value }) => value);
  const values = [...sums]
    .map(([value, loading]) => ({ value, ...figuresOf(loading, asked.stage) }))
    .sort((a, b) => b.placements - a.placements || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES);
  return { ...spanIn(asked), stage: asked.stage, by: asked.by, values };
}

/** How many placements there were, estimated where only a share is measured, by day or hour. */
export async function loadsOf(db: Database, asked: Asked): Promise<Map<string, number>> {
  const rows = asked.grain === 'day' ? await daysOf(db, asked, '') : await hoursIn(db, asked);
  const loads = new Map<string, number>();
  for (const row of rows) loads.set(row.at, (loads.get(row.at) ?? 0) + row.loads);
  return loads;
}
