import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, type Mistake } from './mistakes.ts';

export type ContentFile = { file: string; value: unknown };
export type ContentFiles = { publishers: ContentFile; partners: ContentFile; widgets: ContentFile[] };

const isMissing = (cause: unknown) => (cause as NodeJS.ErrnoException)?.code === 'ENOENT';

async function readJson(folder: string, file: string): Promise<ContentFile> {
  const text = await readFile(join(folder, file), 'utf8');
  try {
    return { file, value: JSON.parse(text) };
  } catch (cause) {
    throw new ContentError([{ file, path: '', message: `is not JSON: ${(cause as Error).message}` }]);
  }
}

async function readRequired(folder: string, file: string): Promise<ContentFile> {
  try {
    return await readJson(folder, file);
  } catch (cause) {
    if (isMissing(cause)) throw new ContentError([{ file, path: '', message: `is missing in ${folder}` }]);
    throw cause;
  }
}

async function readOptional(folder: string, file: string): Promise<ContentFile> {
  try {
    return await readJson(folder, file);
  } catch (cause) {
    if (isMissing(cause)) return { file, value: [] };
    throw cause;
  }
}

async function widgetFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(join(folder, 'widgets'));
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `widgets/${name}`);
  } catch (cause) {
    if (isMissing(cause)) throw new ContentError([{ file: 'widgets/', path: '', message: `is missing in ${folder}` }]);
    throw cause;
  }
}

/** All that stands in a content folder, each file's broken JSON collected before anything is refused. */
export async function readContent(folder: string): Promise<ContentFiles> {
  const names = await widgetFiles(folder);
  const results = await Promise.allSettled([
    readRequired(folder, 'publishers.json'),
    readOptional(folder, 'partners.json'),
    ...names.map((name) => readJson(folder, name)),
  ]);
  const mistakes: Mistake[] = [];
  for (const result of results)
    if (result.status === 'rejected') {
      if (!(result.reason instanceof ContentError)) throw result.reason;
      mistakes.push(...result.reason.mistakes);
    }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const [publishers, partners, ...widgets] = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  return { publishers: publishers as ContentFile, partners: partners as ContentFile, widgets };
}
