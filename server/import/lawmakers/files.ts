import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parse, parseDocument, type YAMLParseError } from 'yaml';
import { ContentError, type Mistake } from '../mistakes.ts';

/** Names of the public files of the congress-legislators project and of the Census Bureau's ZIP code areas. */
export const MEMBERS_FILE = 'legislators-current.yaml';
export const OFFICES_FILE = 'legislators-district-offices.yaml';
export const SOCIAL_FILE = 'legislators-social-media.yaml';
export const ZIPS_FILE = 'us-zip-to-district.csv';
/** Our own file, by Bioguide id: Congress publishes no e-mail addresses, but an operator may have some. */
export const EMAILS_FILE = 'emails.csv';

/** Our own form of a list, and its table of postcodes. */
export const LAWMAKERS_FILE = 'lawmakers.json';
export const POSTCODES_FILE = 'postcodes.csv';

/** A parsed file that can tell on which line a value stands; null where that would cost gigabytes. */
export type Source = { file: string; value: unknown; lineOf: (path: (string | number)[]) => number | null };

/** Also below a file, which holds nothing. */
export const isMissing = (cause: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((cause as NodeJS.ErrnoException)?.code ?? '');

export const isThere = (folder: string, file: string): Promise<boolean> =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

export const mistake = (file: string, line: number | null, message: string): Mistake => ({
  file: line === null ? file : `${file}:${line}`,
  path: '',
  message,
});

/**
 * The text of a file; `null` if there is none.
 *
 * @throws ContentError for bytes that are not UTF-8: names would show question marks
 */
export async function readText(folder: string, file: string): Promise<string | null> {
  const bytes = await readFile(join(folder, file)).catch((cause) => {
    if (isMissing(cause)) return null;
    throw cause;
  });
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContentError([{ file, path: '', message: 'is not UTF-8: save it in that encoding' }]);
  }
}

export async function readNeeded(folder: string, file: string): Promise<string> {
  const text = await readText(folder, file);
  if (text === null) throw new ContentError([{ file, path: '', message: `is missing in ${folder}` }]);
  return text;
}

/** The parser that knows lines takes a hundred times the bytes of a file, and a map has tens of megabytes. */
const MOST_CHARS_WITH_LINES = 1_000_000;

/** The line of the first mistake of form. */
function badLineOf(text: string): number | null {
  if (text.length > MOST_CHARS_WITH_LINES) return null;
  try {
    return parseDocument(text).errors[0]?.linePos?.[0].line ?? null;
  } catch {
    return null; // nested more deeply than the stack
  }
}

/** Finds lines only after a mistake: keeping them for every value of a long file takes seconds. */
function createLineOf(text: string) {
  let document: ReturnType<typeof parseDocument> | undefined;
  const lines = new LineCounter();
  return (path: (string | number)[]): number | null => {
    if (text.length > MOST_CHARS_WITH_LINES) return null;
    document ??= parseDocument(text, { lineCounter: lines });
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

/** Parses YAML and JSON, which is a part of YAML. */
export function readYaml(file: string, text: string): Source {
  try {
    const value: unknown = /json$/.test(file) ? JSON.parse(text) : parse(text);
    return { file, value, lineOf: createLineOf(text) };
  } catch (cause) {
    const { message, linePos } = cause as Partial<YAMLParseError> & Error;
    // The JSON parser says what is wrong, the YAML parser where.
    const line = linePos?.[0].line ?? badLineOf(text);
    throw new ContentError([mistake(file, line, `cannot be read: ${message.split('\n')[0]}`)]);
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Paths of all files below `folder` that end in `ending`, sorted. Left out are folders of such a name and links to nothing. */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending)).sort();
  const areFiles = await Promise.all(names.map((name) => isFile(join(folder, name))));
  return names.filter((_, index) => areFiles[index]);
}

const savedAt = async (folder: string, file: string) => (await stat(join(folder, file))).mtimeMs;

/** The day on which the oldest of these files was saved, such as `2026-08-05`; null of none. */
export async function savedOn(folder: string, files: string[]): Promise<string | null> {
  const times = await Promise.all(files.map((file) => savedAt(folder, file)));
  return times.length > 0 ? new Date(Math.min(...times)).toISOString().slice(0, 10) : null;
}

/** The file that was saved last, which dates a copy whose other files keep the days of their changes. */
export async function lastSaved(folder: string, files: string[]): Promise<string[]> {
  const dated = await Promise.all(files.map(async (file) => ({ file, at: await savedAt(folder, file) })));
  return dated
    .toSorted((one, other) => other.at - one.at)
    .slice(0, 1)
    .map(({ file }) => file);
}
