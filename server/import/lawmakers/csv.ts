import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { ContentError, type Mistake } from '../mistakes.ts';
import { mistake } from './files.ts';

type Columns<Name extends string> = { needed: readonly Name[]; optional?: readonly Name[] };

/** Where each column stands. @throws ContentError if a needed one is missing */
function placesOf<Name extends string>(file: string, head: string[], { needed, optional = [] }: Columns<Name>) {
  const missing = needed.filter((name) => !head.includes(name));
  if (missing.length > 0) throw new ContentError([mistake(file, 1, `has no column ${missing.join(', ')}`)]);
  return [...needed, ...optional].map((name) => [name, head.lastIndexOf(name)] as const);
}

/** A spreadsheet may end its rows in empty cells. */
const tooMany = (cells: string[], columns: number) =>
  cells.slice(columns).some((cell) => cell !== '')
    ? `has ${cells.length} cells for ${columns} columns: put a text with a comma in quotation marks`
    : null;

/** All else that the parser refuses is a quotation mark where none may stand. */
const unreadable = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'has a quotation mark that is never closed'
    : 'has a quotation mark inside a cell: put the whole cell in quotation marks, and double the mark inside it';

/** What stands between cells: spreadsheets write semicolons where a comma is in numbers. */
const DELIMITERS = [',', ';', '\t'];

/** Excel's own first line, which says what stands between cells. */
const SAID = /^sep=(.)\n/;

/** @returns the text without that line, and what stands between its cells: what parts most of the names in its first line */
function delimited(text: string, names: readonly string[]) {
  const [whole = '', said] = SAID.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const [head = ''] = rest.split('\n', 1);
  const found = (delimiter: string) =>
    head.split(delimiter).filter((cell) => names.includes(cell.trim().replace(/^"|"$/g, ''))).length;
  const [best] = DELIMITERS.toSorted((one, other) => found(other) - found(one));
  return { text: rest, delimiter: said ?? best, linesBefore: whole ? 1 : 0 };
}

const breaksIn = (cells: string[]) => cells.join('').split('\n').length - 1;

/**
 * Reads a table (RFC 4180) row by row, and keeps only what becomes of each. Commas, semicolons or tabs stand between cells.
 * Columns may stand in any order; unknown ones are ignored.
 *
 * @param convert what a row becomes, or a sentence on what is wrong with it
 * @throws ContentError that names every bad row by its line
 */
export function readTable<Name extends string, T extends object>(
  file: string,
  whole: string,
  columns: Columns<Name>,
  convert: (row: Record<Name, string>) => T | string,
): T[] {
  // One kind of line end: the parser counts a CRLF within quotes as two lines.
  const lined = whole.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { text, delimiter, linesBefore } = delimited(lined, [...columns.needed, ...(columns.optional ?? [])]);
  const values: T[] = [];
  const mistakes: Mistake[] = [];
  let head: string[] | undefined;
  let places: ReturnType<typeof placesOf<Name>> = [];
  let lastLine = 0;

  function takeRow(cells: string[], { lines }: InfoRecord) {
    lastLine = lines + linesBefore;
    if (!head) {
      head = cells;
      places = placesOf(file, head, columns);
      return null;
    }
    const row = Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? '']));
    const value = tooMany(cells, head.length) ?? convert(row as Record<Name, string>);
    // A row of several lines is known by its first.
    if (typeof value === 'string') mistakes.push(mistake(file, lastLine - breaksIn(cells), value));
    else values.push(value);
    return null;
  }

  try {
    parse(text, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: takeRow,
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    mistakes.push(mistake(file, lastLine + 1, unreadable(cause)));
  }
  if (!head) placesOf(file, [], columns);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return values;
}
