import type { Database } from '../../../db/schema.ts';
import { dayOf } from '../../../lawmakers/freshness.ts';
import { ContentError } from '../../mistakes.ts';
import { folderMistake } from '../../read.ts';
import { type ImportOptions, importLists } from '../import.ts';
import { readAu } from './au.ts';
import { readCa } from './ca/ca.ts';
import { openSource } from './folder.ts';
import { readGb } from './gb/gb.ts';
import { readNz } from './nz.ts';
import type { ReadOptions, ReadSource, SourceList } from './source.ts';
import { readUs } from './us/congress.ts';
import { readUsStates } from './us/states.ts';

const SOURCES = ['us', 'us-states', 'gb', 'ca', 'au', 'nz'] as const;
export type SourceName = (typeof SOURCES)[number];

/** How the published files of each source are read. */
const READERS: Record<SourceName, ReadSource> = {
  us: readUs,
  'us-states': readUsStates,
  gb: readGb,
  ca: readCa,
  au: readAu,
  nz: readNz,
};

export const isSource = (name: string): name is SourceName => (SOURCES as readonly string[]).includes(name);

/** Sources with answers of a service. */
const WITH_JSON = new Set<SourceName>(['gb', 'ca']);

/** Reads a folder of a source's published files. @throws ContentError that names every mistake */
export async function readSource(name: SourceName, folder: string, options: ReadOptions): Promise<SourceList[]> {
  const wrong = await folderMistake(folder);
  if (wrong) throw new ContentError([wrong]);
  return READERS[name](await openSource(folder, WITH_JSON.has(name)), options);
}

/**
 * Imports published files as they come: one list, or several whose maps overlap.
 *
 * @throws ContentError that names every mistake, or says what would be replaced and was not agreed to
 */
export async function importSource(
  db: Database,
  name: SourceName,
  folder: string,
  { as, ...options }: ImportOptions & Omit<ReadOptions, 'today'>,
) {
  const today = dayOf(options.clock());
  const read = await readSource(name, folder, { ...options, today });
  const lists = read.map(({ suffix, dataset, notes }) => ({ list: `${as ?? name}${suffix}`, dataset, notes }));
  return importLists(db, folder, lists, options);
}
