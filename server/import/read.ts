import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, type Mistake } from './mistakes.ts';

/** A file's JSON; `undefined` if it is unreadable, which is listed as a mistake. */
export type ContentFile = { file: string; value: unknown };
export type ContentFiles = {
  publishers: ContentFile;
  partners: ContentFile;
  widgets: ContentFile[];
  unreadable: Mistake[];
};

type Read = ContentFile & { mistake?: string };

const isMissing = (cause: unknown) => (cause as NodeJS.ErrnoException)?.code === 'ENOENT';

const unread = (file: string, mistake: string): Read => ({ file, value: undefined, mistake });

const missing = (file: string, folder: string): Read => unread(file, `is missing in ${folder}`);

const MOST_LEVELS = 50;

const isDeeper = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1)));

/** Refuses bytes that aren't UTF-8, which would show as question marks, and removes a byte order mark. */
function parsed(file: string, bytes: Uint8Array): Read {
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isDeeper(value) ? unread(file, `is nested more than ${MOST_LEVELS} levels deep`) : { file, value };
  } catch (cause) {
    const isText = cause instanceof SyntaxError;
    return unread(file, isText ? `is not JSON: ${cause.message}` : 'is not UTF-8: save it in that encoding');
  }
}

/** @param absent the value of a missing file */
async function readJson(folder: string, file: string, absent: Read): Promise<Read> {
  try {
    return parsed(file, await readFile(join(folder, file)));
  } catch (cause) {
    return isMissing(cause) ? absent : unread(file, `cannot be read: ${(cause as Error).message}`);
  }
}

/** A file, or nothing, where a folder should be. */
export async function folderMistake(folder: string): Promise<Mistake | null> {
  const found = await stat(folder).catch((cause: Error) => cause);
  if (found instanceof Error) return { file: folder, path: '', message: 'there is no such folder' };
  return found.isDirectory() ? null : { file: folder, path: '', message: 'is a file: name the folder that it is in' };
}

const YAML = /\.ya?ml$/i;

/** Files that would be passed over in silence. */
const yamlMistakes = (names: string[], inside: string): Read[] =>
  names
    .filter((name) => YAML.test(name))
    .map((name) => unread(`${inside}${name}`, 'is YAML, which is not read: write it as JSON'));

async function readWidgets(folder: string): Promise<Read[]> {
  const names = await readdir(join(folder, 'widgets')).catch((cause) => {
    if (isMissing(cause)) return null;
    throw cause;
  });
  if (!names) return [missing('widgets/', folder)];
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const read = files.map((name) => readJson(folder, `widgets/${name}`, missing(`widgets/${name}`, folder)));
  return [...(await Promise.all(read)), ...yamlMistakes(names, 'widgets/')];
}

const mistakesOf = (files: Read[]): Mistake[] =>
  files.flatMap(({ file, mistake }) => (mistake === undefined ? [] : [{ file, path: '', message: mistake }]));

/**
 * Reads a content folder, and lists the files that can't be read.
 *
 * @throws ContentError if it is no folder
 */
export async function readContent(folder: string): Promise<ContentFiles> {
  const wrong = await folderMistake(folder);
  if (wrong) throw new ContentError([wrong]);
  const [widgets, publishers, partners] = await Promise.all([
    readWidgets(folder),
    readJson(folder, 'publishers.json', missing('publishers.json', folder)),
    readJson(folder, 'partners.json', { file: 'partners.json', value: [] }),
  ]);
  const unreadable = mistakesOf([...widgets, publishers, partners, ...yamlMistakes(await readdir(folder), '')]);
  return { publishers, partners, widgets: widgets.filter(({ mistake }) => mistake === undefined), unreadable };
}
