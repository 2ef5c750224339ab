import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { isMissing, mistake } from './lawmakers/files.ts';
import { ContentError, type Mistake } from './mistakes.ts';

/** `patterns` are for columns whose names change from issue to issue; the last column that matches counts. */
export type Columns<Name extends string> = {
  needed: readonly Name[];
  optional?: readonly Name[];
  patterns?: Partial<Record<Name, RegExp>>;
};

const fits =
  <Name extends string>({ patterns }: Columns<Name>, name: Name) =>
  (cell: string) =>
    patterns?.[name]?.test(cell) ?? cell === name;

const namesOf = <Name extends string>({ needed, optional = [] }: Columns<Name>) => [...needed, ...optional];

/** Where each column stands, -1 for one that is not there. @throws ContentError if a needed one is missing */
function placesOf<Name extends string>(file: string, head: string[], columns: Columns<Name>) {
  const places = namesOf(columns).map((name) => [name, head.findLastIndex(fits(columns, name))] as const);
  const missing = places.filter(([name, place]) => place < 0 && columns.needed.includes(name)).map(([name]) => name);
  if (missing.length > 0) throw new ContentError([mistake(file, 1, `has no column ${missing.join(', ')}`)]);
  return places;
}

/** A spreadsheet may end its rows in empty cells. */
const tooMany = (cells: string[], columns: number) =>
  cells.length > columns && cells.slice(columns).some((cell) => cell !== '')
    ? `has ${cells.length} cells for ${columns} columns: put a text with a comma in quotation marks`
    : null;

/** All else that the parser refuses is a quotation mark where none may stand. */
const unreadable = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'has a quotation mark that is never closed'
    : 'has a quotation mark inside a cell: put the whole cell in quotation marks, and double the mark inside it';

/** What stands between cells: spreadsheets write semicolons where a comma is in numbers, the Census Bureau upright lines. */
const DELIMITERS = [',', ';', '\t', '|'];

/** Excel's own first line, which says what stands between cells. */
const SAID = /^sep=(.)\n/;

/** What stands between the cells: what parts most of the names in the first line. */
function delimiterIn<Name extends string>(head: string, columns: Columns<Name>) {
  const known = namesOf(columns).map((name) => fits(columns, name));
  const found = (delimiter: string) =>
    head.split(delimiter).filter((cell) => known.some((isIt) => isIt(cell.trim().replace(/^"|"$/g, '')))).length;
  return DELIMITERS.toSorted((one, other) => found(other) - found(one))[0];
}

const breaksIn = (cells: string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/** More would fill the screen, and memory where every line of a long file is wrong. */
const MOST_MISTAKES = 100;

const CHUNK_BYTES = 262_144;

/**
 * The text of a file in parts, with one kind of line end, since the parser counts a CRLF within quotes as two lines.
 *
 * @throws ContentError for bytes that are not UTF-8: names would show question marks
 */
async function* textOf(folder: string, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ContentError([{ file, path: '', message: 'is not UTF-8: save it in that encoding' }]);
    }
  };
  let held = '';
  for await (const bytes of createReadStream(join(folder, file), { highWaterMark: CHUNK_BYTES })) {
    const text = held + decode(bytes);
    held = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  }
  yield (held + decode()).replace(/\r/g, '\n');
}

/** As much of the text as holds the first two lines: one may say what stands between cells. */
async function beginning(parts: AsyncGenerator<string>): Promise<string> {
  let text = '';
  while (text.split('\n', 3).length < 3) {
    const { value, done } = await parts.next();
    if (done) return text;
    text += value;
  }
  return text;
}

async function* continued(start: string, parts: AsyncGenerator<string>) {
  yield start;
  yield* parts;
}

type Take<Name extends string> = (row: Record<Name, string>) => string | undefined;

/** Takes rows from the parser, the first as the names of the columns. */
function createRows<Name extends string>(file: string, columns: Columns<Name>, take: Take<Name>) {
  const mistakes: Mistake[] = [];
  let head: string[] | undefined;
  let places: ReturnType<typeof placesOf<Name>> = [];
  let lastLine = 0;

  function add(cells: string[], line: number) {
    lastLine = line;
    if (!head) {
      head = cells;
      places = placesOf(file, head, columns);
      return;
    }
    const row = {} as Record<Name, string>;
    for (const [name, place] of places) row[name] = cells[place] ?? '';
    const wrong = tooMany(cells, head.length) ?? take(row);
    // A row of several lines is known by its first.
    if (wrong) mistakes.push(mistake(file, line - breaksIn(cells), wrong));
    if (mistakes.length >= MOST_MISTAKES) throw new ContentError(mistakes);
  }

  /** The names that the columns have in this file. @throws ContentError that names every bad row */
  function end(cause: unknown): Partial<Record<Name, string>> {
    if (cause && !(cause instanceof CsvError)) throw cause;
    if (cause) mistakes.push(mistake(file, lastLine + 1, unreadable(cause as CsvError)));
    if (!head) placesOf(file, [], columns);
    if (mistakes.length > 0) throw new ContentError(mistakes);
    const named = places.filter(([, place]) => place >= 0).map(([name, place]) => [name, head?.[place]]);
    return Object.fromEntries(named) as Partial<Record<Name, string>>;
  }

  return { add, end };
}

const nothing = () => new Writable({ objectMode: true, write: (_record, _encoding, done) => done() });

/**
 * Reads a table (RFC 4180) row by row as a stream, so that a file of any size needs little memory. Commas, semicolons,
 * tabs or upright lines stand between cells. Columns may stand in any order; unknown ones are ignored.
 *
 * @param take keeps what it wants of a row, or says in a sentence what is wrong with it
 * @returns the names that the columns have in this file
 * @throws ContentError that names the bad rows by their lines, or says that there is no such file
 */
export async function readTable<Name extends string>(
  folder: string,
  file: string,
  columns: Columns<Name>,
  take: Take<Name>,
): Promise<Partial<Record<Name, string>>> {
  const rows = createRows(file, columns, take);
  const parts = textOf(folder, file);
  const whole = await beginning(parts).catch((cause) => {
    if (isMissing(cause)) throw new ContentError([{ file, path: '', message: `is missing in ${folder}` }]);
    throw cause;
  });
  const [saying = '', said] = SAID.exec(whole) ?? [];
  const start = whole.slice(saying.length);
  const linesBefore = saying ? 1 : 0;
  const parser = parse({
    delimiter: said ?? delimiterIn(start.split('\n', 1)[0] ?? '', columns),
    record_delimiter: '\n',
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    on_record: (cells: string[], { lines }: InfoRecord) => {
      rows.add(cells, lines + linesBefore);
      return null;
    },
  });
  const failure = await pipeline(Readable.from(continued(start, parts)), parser, nothing()).catch((cause) => cause);
  return rows.end(failure);
}
