import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/schema.ts';
import { type Scope, scopeOf, type Wanted } from '../people/scope.ts';
import { SettingError } from '../settings.ts';
import { namesIn } from './names.ts';
import type { Source, Table, Titles, Wordings } from './table.ts';
import { activity, timings } from './tables/events.ts';
import { opinions, registrations, signatures, signups } from './tables/people.ts';
import { results } from './tables/results.ts';
import { calls, completions, donations, letters, optIns, tweets, videos, votes } from './tables/submissions.ts';
import { madeIn, writeCsv } from './write.ts';

const TABLES: readonly Table[] = [
  signatures,
  signups,
  opinions,
  registrations,
  donations,
  letters,
  optIns,
  calls,
  votes,
  tweets,
  completions,
  videos,
  results,
  timings,
  activity,
];

export const TABLE_NAMES = TABLES.map(({ name }) => name);

const OWNER_ONLY = 0o700;

/** @throws SettingError for an unknown name */
function tablesOf(only: readonly string[]): readonly Table[] {
  const unknown = only.find((name) => !TABLE_NAMES.includes(name));
  if (unknown) throw new SettingError(`"${unknown}" is not one of ${TABLE_NAMES.join(', ')}`);
  return only.length === 0 ? TABLES : TABLES.filter(({ name }) => only.includes(name));
}

/** Why a file is left out: its rows can't be narrowed to what was asked for. */
function leftOut({ name, isPersonal }: Table, { actionId, emailKey, since, before }: Scope): string | null {
  if (emailKey && !isPersonal) return 'holds no e-mail addresses';
  if (name === 'timings' && actionId) return 'is about whole widgets';
  return name === 'results' && (since || before) ? 'counts all time: count the rows of the other files instead' : null;
}

async function titlesIn(db: Database): Promise<Titles> {
  const titles = new Map<string, string>();
  for await (const { identifier, data } of db.selectFrom('actions').select(['identifier', 'data']).stream())
    titles.set(identifier, (JSON.parse(data) as { title?: string | null }).title ?? '');
  return titles;
}

async function wordingsIn(db: Database): Promise<Wordings> {
  const rows = await db.selectFrom('wordings').selectAll().execute();
  return new Map(rows.map(({ hash, title, text }) => [hash, { title, text }]));
}

export type ExportRequest = Wanted & { folder: string; only?: readonly string[] };

async function writeTable(table: Table, folder: string, source: Source): Promise<string> {
  const reason = leftOut(table, source.scope);
  if (reason) return `${table.name}.csv is left out: it ${reason}`;
  const file = join(folder, fileOf(table));
  const count = await writeCsv(file, table.columns, table.records(source));
  const line = `${String(count).padStart(9)}  ${file}`;
  return table.caution && count > 0 ? `${line}\n           ${table.caution}` : line;
}

const fileOf = ({ name }: Table) => `${name}.csv`;

async function makeFolder(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  } catch (cause) {
    throw (cause as NodeJS.ErrnoException).code === 'EEXIST' ? new SettingError(`${folder} is no folder`) : cause;
  }
}

/** Names files of an earlier export, which would be taken for a part of this one. */
async function earlierFiles(folder: string, written: readonly Table[]): Promise<string[]> {
  const others = TABLES.filter((table) => !written.includes(table)).map(fileOf);
  const found = (await readdir(folder)).filter((name) => others.includes(name));
  return found.length > 0 ? [`\nNot of this export, but of an earlier one: ${found.join(', ')}`] : [];
}

/**
 * Writes submissions, activity and loading times as CSV files, one per kind, into a folder that only its owner can read. Replaces those of an earlier
 * export, and nothing else.
 *
 * @returns a line per file, and the names of files that an earlier export left there
 * @throws SettingError for an unknown kind or widget, a bad time, a file in place of the folder, or somebody's file of one
 *   of these names
 */
export async function exportTables(db: Database, { folder, only = [], ...wanted }: ExportRequest): Promise<string[]> {
  const tables = tablesOf(only);
  const scope = await scopeOf(db, wanted);
  const source = { db, scope, titles: await titlesIn(db), wordings: await wordingsIn(db), nameOf: await namesIn(db) };
  const written = tables.filter((table) => !leftOut(table, source.scope));
  await makeFolder(folder);
  const made = await madeIn(folder);
  await made.refuseOthers(written.map(fileOf));
  const lines: string[] = [];
  for (const table of tables) {
    lines.push(await writeTable(table, folder, source));
    if (written.includes(table)) await made.add(fileOf(table));
  }
  return [...lines, ...(await earlierFiles(folder, written))];
}
