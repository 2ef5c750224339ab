import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lock } from '../../db/locks.ts';
import type { Database, Transact } from '../../db/schema.ts';
import type { Dataset } from '../../lawmakers/dataset.ts';
import { ContentError } from '../mistakes.ts';
import { LAWMAKERS_FILE, readCountry } from './json/read.ts';
import { clearLawmakers, replaceCountry } from './store.ts';
import { MEMBERS_FILE } from './us/files.ts';

export type ImportedLawmakers = { countryCode: string; members: number; postcodes: number; shapes: number };

const isThere = (folder: string, file: string) =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

/** Reads a folder of lawmakers in either form. @throws ContentError that names every mistake with file and line */
export async function readLawmakers(folder: string): Promise<Dataset> {
  if (await isThere(folder, LAWMAKERS_FILE)) return readCountry(folder);
  if (!(await isThere(folder, MEMBERS_FILE)))
    throw new ContentError([{ file: folder, path: '', message: `has neither ${LAWMAKERS_FILE} nor ${MEMBERS_FILE}` }]);
  // Only the import command needs this parser.
  const { readCongress } = await import('./us/read.ts');
  return readCongress(folder);
}

/** The last import, or `undefined` before the first. */
export const lastLawmakerImport = (db: Database | Transact) =>
  db.selectFrom('lawmakerImports').select(['origin', 'folder']).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Replaces one country's lawmakers, and removes the made-up ones of the demonstration. */
export async function importLawmakers(db: Database, folder: string, clock: () => Date): Promise<ImportedLawmakers> {
  const dataset = await readLawmakers(folder);
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'lawmaker import');
    if ((await lastLawmakerImport(trx))?.origin === 'start') await clearLawmakers(trx);
    await replaceCountry(trx, dataset);
    await noteImport(trx, { folder, origin: 'command', clock });
  });
  const { countryCode, members, postcodes, shapes } = dataset;
  return { countryCode, members: members.length, postcodes: postcodes.length, shapes: shapes.length };
}

type Note = { folder: string; origin: 'start' | 'command'; clock: () => Date };

export const noteImport = (trx: Transact, { folder, origin, clock }: Note) =>
  trx
    .insertInto('lawmakerImports')
    .values({ at: clock().toISOString(), folder: resolve(folder), origin })
    .execute();
