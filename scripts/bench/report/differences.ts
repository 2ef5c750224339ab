import type { Part } from './document.ts';
import { table } from './table.ts';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRule = (cells: readonly string[]) => cells.every((cell) => /^-+:?$/.test(cell));

/** The numbers in a part's tables, by their row and column. */
function figuresOf({ title, body }: Part): Map<string, number> {
  const figures = new Map<string, number>();
  let head: string[] = [];
  let isInTable = false;
  for (const line of body.split('\n')) {
    const cells = cellsOf(line);
    if (line.startsWith('|') && !isInTable) head = cells;
    else if (line.startsWith('|') && !isRule(cells))
      for (const [column, cell] of cells.entries())
        if (/^-?[\d.]+$/.test(cell)) figures.set([title, cells[0], head[column]].join(', '), Number(cell));
    isInTable = line.startsWith('|');
  }
  return figures;
}

const change = (before: number, after: number) =>
  before === 0 ? '' : `${after >= before ? '+' : '−'}${Math.abs(Math.round((after / before - 1) * 100))} %`;

/** A Markdown table of the figures that have changed since; null if none has. */
export function differences(before: readonly Part[], after: readonly Part[]): string | null {
  const old = new Map(before.flatMap((part) => [...figuresOf(part)]));
  const rows = after
    .flatMap((part) => [...figuresOf(part)])
    .flatMap(([name, figure]) => {
      const last = old.get(name);
      return last === undefined || last === figure ? [] : [[name, last, figure, change(last, figure)]];
    });
  return rows.length > 0 ? table(['figure', 'last time', 'now', 'change'], rows) : null;
}
