import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from '../../db/locks.ts';
import type { Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError } from '../mistakes.ts';
import { isMissing } from './files.ts';
import { lastLawmakerImport, noteImport, readLawmakers } from './import.ts';
import { clearLawmakers, replaceCountry } from './store.ts';

const FOLDER = 'lawmakers';

const inFolder = (cause: ContentError, name: string) =>
  new ContentError(cause.mistakes.map((mistake) => ({ ...mistake, file: `${FOLDER}/${name}/${mistake.file}` })));

async function readOne(folder: string, name: string): Promise<Dataset> {
  try {
    return await readLawmakers(join(folder, name));
  } catch (cause) {
    throw cause instanceof ContentError ? inFolder(cause, name) : cause;
  }
}

async function readAll(folder: string): Promise<Dataset[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return await Promise.all(names.sort().map((name) => readOne(folder, name)));
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
}

export type ContentLawmakers = { folder: string; countries: Dataset[] };

/** Reads the lawmakers of a content folder: `lawmakers/NAME/`, one country each. */
export async function readContentLawmakers(contentDir: string): Promise<ContentLawmakers> {
  const folder = join(contentDir, FOLDER);
  return { folder, countries: await readAll(folder) };
}

/** Stores the content's lawmakers, unless others were imported by command. */
export async function storeContentLawmakers(trx: Transact, { folder, countries }: ContentLawmakers, clock: () => Date) {
  await lock(trx, 'lawmaker import');
  if ((await lastLawmakerImport(trx))?.origin === 'command') return;
  await clearLawmakers(trx);
  for (const dataset of countries) await replaceCountry(trx, dataset);
  await noteImport(trx, { folder, origin: 'start', clock });
}
