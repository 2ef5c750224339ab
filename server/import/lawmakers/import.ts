import { resolve } from 'node:path';
import { lock } from '../../db/locks.ts';
import type { Database, Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError, type Mistake } from '../mistakes.ts';
import { folderMistake } from '../read.ts';
import { isThere, LAWMAKERS_FILE, MEMBERS_FILE } from './files.ts';
import { readCountry } from './json.ts';
import { type ListedMembers, removalOf, replacementOf } from './replaced.ts';
import { clearLawmakers, type ReadyList, replaceList } from './store.ts';
import { gapsIn, warningsOf } from './unreached.ts';

export type ImportedLawmakers = {
  /** The name that the list has from now on. */
  list: string;
  countryCode: string;
  members: number;
  postcodes: number;
  shapes: number;
  warnings: Mistake[];
  /** Lists of the content folder that count no longer. */
  passedOver: ListedMembers[];
};

/** Reads a folder of lawmakers in either form. @throws ContentError that names every mistake with file and line */
export async function readLawmakers(folder: string): Promise<Dataset> {
  const wrong = await folderMistake(folder);
  if (wrong) throw new ContentError([wrong]);
  if (await isThere(folder, LAWMAKERS_FILE)) return readCountry(folder);
  if (!(await isThere(folder, MEMBERS_FILE)))
    throw new ContentError([{ file: folder, path: '', message: `has neither ${LAWMAKERS_FILE} nor ${MEMBERS_FILE}` }]);
  // Only the import command needs this parser.
  const { readCongress } = await import('./sources/us/congress.ts');
  return readCongress(folder);
}

/** The last import, or `undefined` before the first. */
export const lastLawmakerImport = (db: Database | Transact) =>
  db.selectFrom('lawmakerImports').select(['origin', 'folder']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** The lists that there are, with the names of their members in their order. */
async function listsIn(trx: Transact): Promise<ListedMembers[]> {
  const rows = await trx
    .selectFrom('lawmakers')
    .select(['list', 'countryCode', 'id', 'data'])
    .orderBy('list')
    .orderBy('position')
    .execute();
  const lists = new Map<string, ListedMembers>();
  for (const { list, countryCode, id, data } of rows) {
    const known = lists.get(list) ?? { list, countryCode, members: [] };
    known.members.push({ id, fullName: (JSON.parse(data) as { fullName: string }).fullName });
    lists.set(list, known);
  }
  return [...lists.values()];
}

const refusal = (file: string, message: string) => new ContentError([{ file, path: '', message }]);

/** Removes the content's own lawmakers, which would stand in until there are others. */
async function passOverContent(trx: Transact, lists: ListedMembers[]): Promise<ListedMembers[]> {
  if ((await lastLawmakerImport(trx))?.origin === 'command') return [];
  await clearLawmakers(trx, null);
  return lists;
}

export type ImportOptions = {
  clock: () => Date;
  /** The list's name. Default: its country's letters, in lower case. */
  as?: string | undefined;
  /** Whether it may replace the list of its name. */
  isAgreed?: boolean | undefined;
  /** Whether to find out what an import would do, and store nothing. */
  isTrial?: boolean | undefined;
};

/** A list as it was read, and what an operator should know about it beside what is missing. */
type Named = { list: string; dataset: Dataset; notes: Mistake[] };

type Ready = Named & ReadyList;

/** Refuses to replace lists that are there, unless that is agreed to. */
function requireAgreed(from: string, there: ListedMembers[], lists: Ready[]) {
  const replaced = lists.flatMap(({ list, dataset }) => {
    const known = there.find((each) => each.list === list);
    return known ? [{ file: from, path: '', message: replacementOf(known, dataset.members) }] : [];
  });
  if (replaced.length > 0) throw new ContentError(replaced);
}

async function store(db: Database, from: string, lists: Ready[], { clock, isAgreed = false }: ImportOptions) {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'lawmaker import');
    const there = await listsIn(trx);
    const content = await passOverContent(trx, there);
    if (content.length === 0 && !isAgreed) requireAgreed(from, there, lists);
    // Somebody may have moved from one of them to another.
    for (const { list } of lists) await clearLawmakers(trx, list);
    for (const each of lists) await replaceList(trx, each, clock);
    await noteImport(trx, { folder: from, origin: 'command', clock });
    return content;
  });
}

/**
 * Stores lists beside those of other names, in place of the content's own.
 *
 * @param from the folder, or what it was read for
 * @throws ContentError that names what would be replaced and was not agreed to, and people who are there twice
 */
export async function importLists(
  db: Database,
  from: string,
  named: Named[],
  options: ImportOptions,
): Promise<ImportedLawmakers[]> {
  const lists = named.map((each) => ({ ...each, gaps: gapsIn(each.dataset) }));
  const passedOver = options.isTrial ? [] : await store(db, from, lists, options);
  return lists.map(({ list, dataset, gaps, notes }, index) => ({
    list,
    countryCode: dataset.countryCode,
    members: dataset.members.length,
    postcodes: dataset.postcodes.size,
    shapes: dataset.shapes.length,
    warnings: [...warningsOf(dataset, gaps), ...notes],
    passedOver: index === 0 ? passedOver : [],
  }));
}

/**
 * Imports a folder in our own form, or of Congress.
 *
 * @throws ContentError that names every mistake, or says what would be replaced and was not agreed to
 */
export async function importLawmakers(
  db: Database,
  folder: string,
  options: ImportOptions,
): Promise<ImportedLawmakers> {
  const dataset = await readLawmakers(folder);
  const list = options.as ?? dataset.countryCode.toLowerCase();
  const [imported] = await importLists(db, folder, [{ list, dataset, notes: [] }], options);
  return imported as ImportedLawmakers;
}

/** Until the next start or import there are no lawmakers after the last list. */
export type RemovedLawmakers = ListedMembers & { isLast: boolean };

/**
 * Removes a list that was imported by command. After the last one, the content's own are used again from the next start.
 *
 * @throws ContentError if there is none of that name, or it was not agreed to
 */
export async function removeLawmakers(
  db: Database,
  list: string,
  { clock, isAgreed }: ImportOptions,
): Promise<RemovedLawmakers> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'lawmaker import');
    const isOurs = (await lastLawmakerImport(trx))?.origin === 'command';
    const lists = isOurs ? await listsIn(trx) : [];
    const found = lists.find((known) => known.list === list);
    const names = lists.map((known) => `"${known.list}"`).join(', ');
    if (!found)
      throw refusal(
        list,
        `no lawmakers were imported under this name; ${names ? `there are ${names}` : 'there are none'}`,
      );
    if (!isAgreed) throw refusal(list, removalOf(found));
    await clearLawmakers(trx, list);
    const isLast = lists.length === 1;
    await noteImport(trx, { folder: '', origin: isLast ? 'start' : 'command', clock });
    return { ...found, isLast };
  });
}

type Note = { folder: string; origin: 'start' | 'command'; clock: () => Date };

export const noteImport = (trx: Transact, { folder, origin, clock }: Note) =>
  trx
    .insertInto('lawmakerImports')
    .values({ at: clock().toISOString(), folder: resolve(folder), origin })
    .execute();
