import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from '../../db/locks.ts';
import type { Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError, type Mistake } from '../mistakes.ts';
import { isMissing } from './files.ts';
import { lastLawmakerImport, noteImport, readLawmakers } from './import.ts';
import { clearLawmakers, replaceList } from './store.ts';
import { gapsIn, warningsOf } from './unreached.ts';

const FOLDER = 'lawmakers';

type List = { name: string; dataset: Dataset };

const inFolder = (mistakes: Mistake[], name: string) =>
  mistakes.map((mistake) => ({ ...mistake, file: `${FOLDER}/${name}/${mistake.file}` }));

async function readOne(folder: string, name: string): Promise<List> {
  try {
    return { name, dataset: await readLawmakers(join(folder, name)) };
  } catch (cause) {
    throw cause instanceof ContentError ? new ContentError(inFolder(cause.mistakes, name)) : cause;
  }
}

async function readAll(folder: string): Promise<List[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return await Promise.all(names.sort().map((name) => readOne(folder, name)));
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
}

export type ContentLawmakers = { folder: string; lists: List[] };

/** Reads the lawmakers of a content folder: `lawmakers/NAME/`, one list each. */
export async function readContentLawmakers(contentDir: string): Promise<ContentLawmakers> {
  const folder = join(contentDir, FOLDER);
  return { folder, lists: await readAll(folder) };
}

function passedOver(folder: string, { name, dataset: { members, countryCode } }: List): Mistake {
  const unused =
    members.length === 1 ? `1 lawmaker of ${countryCode} is` : `${members.length} lawmakers of ${countryCode} are`;
  const message = `its ${unused} not used, since others were imported by command: npm run import -- --lawmakers ${join(folder, name)} --as ${name.toLowerCase()} adds them`;
  return { file: `${FOLDER}/${name}/`, path: '', message };
}

/** A copy of the content says nothing of the age of its people, who may be made up. */
const ageless = (dataset: Dataset): Dataset => ({ ...dataset, facts: { ...dataset.facts, asOf: null } });

/**
 * Stores the content's lawmakers, unless others were imported by command.
 *
 * @returns warnings: those who are not used, or can't be found
 */
export async function storeContentLawmakers(
  trx: Transact,
  { folder, lists }: ContentLawmakers,
  clock: () => Date,
): Promise<Mistake[]> {
  await lock(trx, 'lawmaker import');
  if ((await lastLawmakerImport(trx))?.origin === 'command') return lists.map((list) => passedOver(folder, list));
  await clearLawmakers(trx, null);
  const ready = lists.map(({ name: list, dataset }) => ({ list, dataset: ageless(dataset), gaps: gapsIn(dataset) }));
  for (const each of ready) await replaceList(trx, each, clock);
  await noteImport(trx, { folder, origin: 'start', clock });
  return ready.flatMap(({ list, dataset, gaps }) => inFolder(warningsOf(dataset, gaps), list));
}
