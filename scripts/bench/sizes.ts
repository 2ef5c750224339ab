import { budgetRows } from '../build/budgets.ts';
import { readSizes } from '../build/settings.ts';
import { table } from './report/table.ts';

/** The parts of `dist/` with their budgets. */
export async function sizesTable(): Promise<string> {
  const rows = budgetRows(await readSizes()).map(({ name, size, budget }) => [
    name,
    size,
    budget,
    `${Math.round((size / budget) * 100)} %`,
  ]);
  return table(['part', 'brotli, B', 'budget, B', 'used'], rows);
}
