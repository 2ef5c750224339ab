import type { KindSizes, Sizes } from './measure.ts';
import RELEASED from './released.json' with { type: 'json' };

/**
 * Bytes, brotli (design §5). Each is at least 3 % over what was measured when it was set, so that no code is bent for a few
 * bytes. Tests set their own limits of bytes in the same way.
 */
export const BUDGETS = {
  // 3,500, and what sees that a frame's address is still to come, and that somebody else says whether it is dark.
  loader: 3_725,
  // What follows the dark and waits for addresses is in it, and what reads the options of a frame that was there.
  watch: 1_830,
  application: 102_500,
  // The words of a press that is kept are in it.
  staticPage: 5_250,
  kind: 6_000,
  call: 7_700,
  recording: 7_400,
  donation: 17_800,
  copy: 1_500,
  feature: 8_750,
  // The room that wrong fields get is in it.
  form: 9_800,
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
 * none of a donation over 7 kB. A call has the number, its outcomes, other offices, a letter and an arrow through its script, all
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

/** The sizes of the last release by the names of the rows; `npm run sizes -- --release` writes them. */
export type Released = { version: string; sizes: Record<string, number> };

export const releasedOf = (version: string, sizes: Sizes): Released => ({
  version,
  sizes: Object.fromEntries(budgetRows(sizes).map(({ name, size }) => [name, size])),
});

/** How a part has changed since the last release, such as `+12 B`. @param before undefined for a part that is new */
export function changeOf(size: number, before: number | undefined): string {
  if (before === undefined) return 'new';
  return size === before ? 'same' : `${size > before ? '+' : '-'}${Math.abs(size - before)} B`;
}

const line = (row: Row, before: number | undefined) =>
  `${row.name.padEnd(24)} ${String(row.size).padStart(7)} B of ${String(row.budget).padStart(7)} B ${changeOf(row.size, before).padStart(9)}${isOver(row) ? '  OVER BUDGET' : ''}`;

const WHAT_TO_DO =
  'Make lazy what only some readers need (docs/design.md, 5), or raise its budget and say why: scripts/build/budgets.ts, then npm run sizes.';

/** Prints every part with its budget and its change since the last release. @returns whether all are within it */
export function checkBudgets(sizes: Sizes, released: Released = RELEASED): boolean {
  const rows = budgetRows(sizes);
  console.log(`Sizes by brotli, their budgets, and the change since ${released.version}:`);
  for (const row of rows) console.log(line(row, released.sizes[row.name]));
  for (const [kind, { libraries }] of Object.entries(sizes.kinds))
    for (const [name, size] of Object.entries(libraries))
      console.log(`${`kind ${kind}: ${name}`.padEnd(32)} ${String(size).padStart(7)} B, a library`);
  const over = rows.filter(isOver);
  for (const { name, size, budget } of over)
    console.error(`${name} is ${size - budget} B over its budget. ${WHAT_TO_DO}`);
  return over.length === 0;
}
