import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from './table.ts';

/** What the build wrote about itself: brotli bytes per part. */
type Sizes = {
  loader: number;
  firstCard: number;
  kinds: Record<string, { own: number; all: number }>;
  locales: Record<string, number>;
};

type Budgets = { loader: number; firstCard: number; kind: number; locale: number };

const row = (name: string, size: number, budget: number) => [
  name,
  size,
  budget,
  `${Math.round((size / budget) * 100)} %`,
];

/** The parts of `dist/` beside what each may weigh. */
export async function sizesTable(root: string): Promise<string> {
  const record = await readFile(join(root, '.cache/build.json'), 'utf8');
  const { BUDGETS } = (await import(join(root, 'build.mjs'))) as { BUDGETS: Budgets };
  const { sizes } = JSON.parse(record) as { sizes: Sizes };
  return table(
    ['part', 'brotli, B', 'budget, B', 'used'],
    [
      row('loader.js', sizes.loader, BUDGETS.loader),
      row('first card in the frame', sizes.firstCard, BUDGETS.firstCard),
      ...Object.entries(sizes.kinds).map(([name, { own }]) => row(`kind ${name}`, own, BUDGETS.kind)),
      ...Object.entries(sizes.locales).map(([name, size]) => row(`locale ${name}`, size, BUDGETS.locale)),
    ],
  );
}
