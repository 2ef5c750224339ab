import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ContentError } from '../../mistakes.ts';
import { type Columns, readTable } from '../../table.ts';
import { filesBelow, readNeeded, savedOn } from '../files.ts';

/** A table as it was published: its name below the folder, and its first line. */
export type Table = { file: string; head: string[] };

/** A parsed JSON file. */
export type Json = { file: string; value: unknown };

/** A head longer than this is no table's. */
const MOST_HEAD_CHARS = 20_000;

async function firstLine(path: string): Promise<string> {
  const bytes = createReadStream(path, { end: MOST_HEAD_CHARS });
  for await (const line of createInterface({ input: bytes })) return line;
  return '';
}

const cellsOf = (line: string) =>
  line
    .replace(/^\uFEFF/, '')
    .split(/[,;\t|]/)
    .map((cell) => cell.trim().replace(/^"|"$/g, ''));

async function tablesIn(folder: string): Promise<Table[]> {
  const files = [...(await filesBelow(folder, '.csv')), ...(await filesBelow(folder, '.txt'))];
  return Promise.all(files.map(async (file) => ({ file, head: cellsOf(await firstLine(join(folder, file))) })));
}

async function jsonIn(folder: string): Promise<Json[]> {
  const files = await filesBelow(folder, '.json');
  const read = async (file: string) => {
    const text = await readNeeded(folder, file);
    try {
      return { file, value: JSON.parse(text) as unknown };
    } catch (cause) {
      throw new ContentError([{ file, path: '', message: `cannot be read: ${(cause as Error).message}` }]);
    }
  };
  return Promise.all(files.map(read));
}

export type SourceFolder = Awaited<ReturnType<typeof openSource>>;

/**
 * A folder of published files. They are known by their columns, since their names change at every issue.
 *
 * @param hasJson whether the source publishes JSON; what else ends so is not read
 */
export async function openSource(folder: string, hasJson = false) {
  const [tables, json] = await Promise.all([tablesIn(folder), hasJson ? jsonIn(folder) : []]);
  return {
    folder,
    json,
    tables,

    /** The tables that have all of these columns. */
    withColumns: (...columns: RegExp[]): Table[] =>
      tables.filter(({ head }) => columns.every((column) => head.some((cell) => column.test(cell)))),

    read: <Name extends string>(
      { file }: Table,
      columns: Columns<Name>,
      take: (row: Record<Name, string>) => string | undefined,
    ) => readTable(folder, file, columns, take),

    files: (ending: string) => filesBelow(folder, ending),

    savedOn: (files: string[]) => savedOn(folder, files),
  };
}
