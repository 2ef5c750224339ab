import {
  type ActionsAnswer,
  type LoadingAnswer,
  type SplitAnswer,
  STAGES,
  type StageFigures,
} from '../../dashboard/answers.ts';

type Cell = string | number | null;
type Line = Record<string, Cell>;

/** `ready_p75_ms`, for each stage. */
const acrossStages = (stages: StageFigures[]): Line =>
  Object.fromEntries(
    STAGES.flatMap((stage) => {
      const found = stages.find((each) => each.stage === stage);
      return [
        [`${stage}_reached`, found?.reached ?? 0],
        [`${stage}_p50_ms`, found?.p50 ?? null],
        [`${stage}_p75_ms`, found?.p75 ?? null],
        [`${stage}_p95_ms`, found?.p95 ?? null],
      ];
    }),
  );

const bin = ({ from, to, count }: { from: number; to: number; count: number }) => ({ from_ms: from, to_ms: to, count });

type Columns<Row> = Record<keyof Row, number>;

/** @param columns all of them, in the order of the file: one without rows has its header too */
const table = <Answer, Row extends object>(columns: Columns<Row>, lines: (answer: Answer) => Row[]) => ({
  columns: (_: Answer) => Object.keys(columns),
  lines,
});

/** Its first column has the name of what loading is split by. */
const split = (columns: readonly string[], lines: (answer: SplitAnswer) => Line[]) => ({
  columns: ({ by }: SplitAnswer) => [by, ...columns],
  lines,
});

const ACROSS_STAGES = Object.keys(acrossStages([]));
const BIN = { from_ms: 1, to_ms: 1, count: 1 };
const REASON = { reason: 1, count: 1 };
const TOTALS = {
  ...{ loads: 1, visible: 1, customVisible: 1, engaged: 1, begun: 1, completed: 1, cancelled: 1, shared: 1 },
  notDisplayed: 1,
};

const loading = {
  stages: table({ stage: 1, reached: 1, p50_ms: 1, p75_ms: 1, p95_ms: 1 }, ({ stages }: LoadingAnswer) =>
    stages.map(({ stage, reached, p50, p75, p95 }) => ({ stage, reached, p50_ms: p50, p75_ms: p75, p95_ms: p95 })),
  ),
  series: {
    columns: () => ['at', 'placements', ...ACROSS_STAGES],
    lines: ({ series }: LoadingAnswer) =>
      series.map(({ at, placements, stages }) => ({ at, placements, ...acrossStages(stages) })),
  },
  distribution: table({ stage: 1, ...BIN }, ({ distribution, stage }: LoadingAnswer) =>
    distribution.map((each) => ({ stage, ...bin(each) })),
  ),
  reasons: table(REASON, ({ reasons }: LoadingAnswer) => reasons),
};

const splits = {
  values: split(['placements', 'loads', ...ACROSS_STAGES], ({ by, values }) =>
    values.map(({ value, placements, loads, stages }) => ({ [by]: value, placements, loads, ...acrossStages(stages) })),
  ),
  distribution: split(['stage', ...Object.keys(BIN)], ({ by, stage, values }) =>
    values.flatMap(({ value, distribution }) => distribution.map((each) => ({ [by]: value, stage, ...bin(each) }))),
  ),
  reasons: split(Object.keys(REASON), ({ by, values }) =>
    values.flatMap(({ value, reasons }) => reasons.map((each) => ({ [by]: value, ...each }))),
  ),
};

const actions = {
  headline: table({ figure: 1, now: 1, before: 1, may_be_chance: 1 }, ({ headline }: ActionsAnswer) =>
    headline.map(({ mayBeChance, ...each }) => ({
      ...each,
      may_be_chance: mayBeChance === null ? null : mayBeChance ? 'yes' : 'no',
    })),
  ),
  totals: table(TOTALS, ({ totals }: ActionsAnswer) => [totals]),
  series: table({ at: 1, ...TOTALS }, ({ series }: ActionsAnswer) => series),
  actions: table(
    {
      ...{ id: 1, type: 1, title: 1, card: 1, visible: 1, chosen: 1, begun: 1, completed: 1, cancelled: 1 },
      shared: 1,
    },
    ({ actions: each }: ActionsAnswer) => each,
  ),
  funnel: table({ step: 1, count: 1 }, ({ funnel }: ActionsAnswer) => funnel),
  flow: table({ from: 1, to: 1, count: 1 }, ({ flow }: ActionsAnswer) => flow),
  variants: table(
    { variant: 1, visible: 1, completed: 1, share: 1, low: 1, high: 1 },
    ({ variants }: ActionsAnswer) => variants,
  ),
  results: table(
    { id: 1, type: 1, title: 1, answer_id: 1, answer: 1, count: 1, percent: 1 },
    ({ results }: ActionsAnswer) =>
      results.flatMap(({ id, type, title, answers }) =>
        answers.map(({ id: answer_id, text: answer, count, percent }) => ({
          id,
          type,
          title,
          answer_id,
          answer,
          count,
          percent,
        })),
      ),
  ),
  petitions: table({ id: 1, title: 1, count: 1, goal: 1 }, ({ petitions }: ActionsAnswer) => petitions),
  money: table({ currency: 1, gifts: 1, amount: 1 }, ({ money }: ActionsAnswer) => money),
  letters: table({ status: 1, count: 1 }, ({ letters }: ActionsAnswer) => letters),
};

/** The tables of each answer, with a line for each row of a file; their names are those of `TABLES`. */
export const LINES = { loading, split: splits, actions };
