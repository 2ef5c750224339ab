import { ContentError, type Mistake } from '../mistakes.ts';
import { mistake } from './files.ts';

/** A row by the names of its columns. */
type Row<Name extends string> = Record<Name, string> & { line: number };

const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Reads a comma-separated table without quoted values. Columns may stand in any order; unknown ones are ignored. */
export function readTable<Name extends string>(
  file: string,
  text: string,
  needed: readonly Name[],
  optional: readonly Name[] = [],
): Row<Name>[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const columns = new Map(cellsOf(head).map((name, index) => [name, index]));
  const missing = needed.filter((name) => !columns.has(name));
  if (missing.length > 0) throw new ContentError([mistake(file, 1, `has no column ${missing.join(', ')}`)]);
  const names = [...needed, ...optional];
  return lines.flatMap((text, index) => {
    if (text.trim() === '') return [];
    const cells = cellsOf(text);
    const values = names.map((name) => [name, cells[columns.get(name) ?? -1] ?? '']);
    return [{ ...Object.fromEntries(values), line: index + 2 } as Row<Name>];
  });
}

/** Converts rows. @throws ContentError that names every bad row */
export function convertRows<R extends { line: number }, T>(file: string, rows: R[], convert: (row: R) => T | string) {
  const mistakes: Mistake[] = [];
  const values: T[] = [];
  for (const row of rows) {
    const value = convert(row);
    if (typeof value === 'string') mistakes.push(mistake(file, row.line, value));
    else values.push(value);
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return values;
}
