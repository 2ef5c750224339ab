import type { KindSizes, Sizes } from './measure.ts';

/** Bytes, brotli (design §5). */
const BUDGETS = {
  loader: 3_070,
  watch: 800,
  application: 99_700,
  staticPage: 5_000,
  kind: 6_000,
  call: 7_150,
  recording: 7_300,
  donation: 17_300,
  copy: 1_500,
  feature: 8_700,
  form: 9_500,
  locale: 5_000,
  dashboard: 112_000,
};

type Row = { name: string; size: number; budget: number };

const rowsOf = (group: string, sizes: Record<string, number>, budget: number): Row[] =>
  Object.entries(sizes).map(([name, size]) => ({ name: `${group} ${name}`, size, budget }));

const mapped = (kinds: Sizes['kinds'], sizeOf: (kind: KindSizes) => number) =>
  Object.fromEntries(Object.entries(kinds).map(([name, sizes]) => [name, sizeOf(sizes)]));

/** Six kinds wait for the form, so it may be larger than what only some of them share. */
const featureBudget = (name: string) => (name === 'form' ? BUDGETS.form : BUDGETS.feature);

/**
 * A recording has a camera, an upload and a letter, a donation a payment in fields, by wallet or on a page, and an
 * animation, and the outlines of the brands' marks. Each comes when it is needed: no chunk of a recording is over 4 kB,
 * none of a donation over 7 kB. A call has the number, its outcomes, other offices and a letter, all
 * behind its front.
 */
const kindBudget = (name: string) =>
  ({ call: BUDGETS.call, recordvideo: BUDGETS.recording, donation: BUDGETS.donation })[name] ?? BUDGETS.kind;

/** Every part that has a budget. */
export const budgetRows = ({
  loader,
  watch,
  application,
  staticPage,
  kinds,
  features,
  locales,
  dashboard,
}: Sizes): Row[] => [
  { name: 'loader.js', size: loader, budget: BUDGETS.loader },
  { name: 'watch.js', size: watch, budget: BUDGETS.watch },
  { name: 'application of a poll', size: application, budget: BUDGETS.application },
  { name: 'static page and style', size: staticPage, budget: BUDGETS.staticPage },
  ...Object.entries(kinds).flatMap(([name, { own }]) => rowsOf('kind', { [name]: own }, kindBudget(name))),
  ...rowsOf(
    'copy',
    mapped(kinds, ({ copy }) => copy),
    BUDGETS.copy,
  ),
  ...Object.entries(features).flatMap(([name, size]) => rowsOf('shared', { [name]: size }, featureBudget(name))),
  ...rowsOf('locale', locales, BUDGETS.locale),
  { name: 'dashboard', size: dashboard, budget: BUDGETS.dashboard },
];

const isOver = ({ size, budget }: Row) => size > budget;

const line = (row: Row) =>
  `${row.name.padEnd(24)} ${String(row.size).padStart(7)} B of ${String(row.budget).padStart(7)} B${isOver(row) ? '  OVER BUDGET' : ''}`;

const WHAT_TO_DO =
  'Make lazy what only some readers need (docs/design.md, 5), or decide on another budget: scripts/build/budgets.ts and docs/developers.md.';

/** Prints every part with its budget. @returns whether all are within it */
export function checkBudgets(sizes: Sizes): boolean {
  const rows = budgetRows(sizes);
  for (const row of rows) console.log(line(row));
  for (const [kind, { libraries }] of Object.entries(sizes.kinds))
    for (const [name, size] of Object.entries(libraries))
      console.log(`${`kind ${kind}: ${name}`.padEnd(32)} ${String(size).padStart(7)} B, a library`);
  const over = rows.filter(isOver);
  for (const { name, size, budget } of over)
    console.error(`${name} is ${size - budget} B over its budget. ${WHAT_TO_DO}`);
  return over.length === 0;
}
