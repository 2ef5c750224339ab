import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readSource, type SourceName } from '../../../../server/import/lawmakers/sources/read.ts';
import type { ReadOptions } from '../../../../server/import/lawmakers/sources/source.ts';
import { gapsIn, warningsOf } from '../../../../server/import/lawmakers/unreached.ts';
import { textOf } from '../../../../server/import/mistakes.ts';

const folder = resolve('../shared/data/officials');

/** Published files of real officials, which are not ours to give away; null where there are none. */
export const OFFICIALS: string | null = existsSync(folder) ? folder : null;

/** Files by their names below a folder. */
export type Files = Record<string, string>;

/** Runs `use` with a folder of such files. */
export async function withFiles<T>(files: Files, use: (folder: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-officials-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const DEFAULTS: ReadOptions = { today: '2026-08-05', only: [], withPhotos: false, withListMembers: false };

/** The lists in a folder of published files, and what their import says. */
export async function readLists(source: SourceName, dir: string, options: Partial<ReadOptions> = {}) {
  const lists = await readSource(source, dir, { ...DEFAULTS, ...options });
  return lists.map(({ dataset, notes, ...list }) => {
    const said = [...warningsOf(dataset, gapsIn(dataset)), ...notes].map(textOf);
    const rows = [...dataset.postcodes].map(({ postalCode, role, adminArea1Code, district }) =>
      [postalCode, adminArea1Code, district, role].join('/'),
    );
    const seats = dataset.members.map(({ wire, role, adminArea1Code, district }) =>
      [wire.fullName, adminArea1Code, district, role].join('/'),
    );
    return { ...list, dataset, said, rows, seats };
  });
}

/** The first list in a folder of published files. */
export async function readList(source: SourceName, dir: string, options: Partial<ReadOptions> = {}) {
  const [list] = await readLists(source, dir, options);
  if (!list) throw new Error(`${source} has no list`);
  return list;
}

/** The first list of made-up files. */
export const readFiles = (source: SourceName, files: Files, options: Partial<ReadOptions> = {}) =>
  withFiles(files, (dir) => readList(source, dir, options));

export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was read',
    (cause: Error) => cause.message,
  );
