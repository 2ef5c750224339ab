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

const bin = ({ from, to, count }: { from: number; to: number; count: number }): Line => ({
  from_ms: from,
  to_ms: to,
  count,
});

/** The tables of each answer, with a line for each row of a file; their names are those of `TABLES`. */
export const LINES = {
  loading: {
    stages: ({ stages }: LoadingAnswer) =>
      stages.map(({ stage, reached, p50, p75, p95 }) => ({ stage, reached, p50_ms: p50, p75_ms: p75, p95_ms: p95 })),
    series: ({ series }: LoadingAnswer) =>
      series.map(({ at, placements, stages }) => ({ at, placements, ...acrossStages(stages) })),
    distribution: ({ distribution, stage }: LoadingAnswer) => distribution.map((each) => ({ stage, ...bin(each) })),
    reasons: ({ reasons }: LoadingAnswer) => reasons,
  },
  split: {
    values: ({ by, values }: SplitAnswer) =>
      values.map(({ value, placements, loads, stages }) => ({
        [by]: value,
        placements,
        loads,
        ...acrossStages(stages),
      })),
    distribution: ({ by, stage, values }: SplitAnswer) =>
      values.flatMap(({ value, distribution }) => distribution.map((each) => ({ [by]: value, stage, ...bin(each) }))),
    reasons: ({ by, values }: SplitAnswer) =>
      values.flatMap(({ value, reasons }) => reasons.map((each) => ({ [by]: value, ...each }))),
  },
  actions: {
    totals: ({ totals }: ActionsAnswer) => [totals],
    series: ({ series }: ActionsAnswer) => series,
    actions: ({ actions }: ActionsAnswer) => actions,
    funnel: ({ funnel }: ActionsAnswer) => funnel,
    flow: ({ flow }: ActionsAnswer) => flow,
    variants: ({ variants }: ActionsAnswer) => variants,
    results: ({ results }: ActionsAnswer) =>
      results.flatMap(({ id, type, title, answers }) =>
        answers.map((answer) => ({
          id,
          type,
          title,
          answer_id: answer.id,
          answer: answer.text,
          count: answer.count,
          percent: answer.percent,
        })),
      ),
    petitions: ({ petitions }: ActionsAnswer) => petitions,
    money: ({ money }: ActionsAnswer) => money,
    letters: ({ letters }: ActionsAnswer) => letters,
  },
} satisfies Record<string, Record<string, (answer: never) => Line[]>>;
