/**
 * Checks the folders of the source: no import cycles between folders, counting values, types and lazy imports; a limit of
 * files per folder; no folder for a single file; no two files whose names differ only in case, since some file systems
 * can't tell them apart. (Lint limits the lines of files and functions.)
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { reportProblems } from './problems.ts';

const SOURCE = [
  'loader/**/*.ts',
  'npm/**/*.{ts,tsx}',
  'widget/**/*.{ts,tsx,json}',
  'i18n/**/*.{ts,json}',
  'dashboard/**/*.{ts,tsx}',
  'server/**/*.{ts,tsx}',
  'scripts/**/*.ts',
];

/** Here a folder and those in it may import each other: they are one room, which the import law keeps in order. */
const ROOMS = /^(server|scripts)\//;

const MOST_FILES = 20;

/** The text of each file, by its path in the repository. */
export type Files = ReadonlyMap<string, string>;

/** All folders of a kind count as one, except its copy, which the types of all copy import. */
const folderOf = (file: string) => /^widget\/actions\/[^/]+(?:\/copy)?(?=\/)/.exec(file)?.[0] ?? dirname(file);

const importsOf = (file: string, text: string) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)));

const isWithin = (folder: string, outer: string) => `${folder}/`.startsWith(`${outer}/`);

const isOneRoom = (one: string, other: string) =>
  one === other || (ROOMS.test(`${one}/`) && (isWithin(one, other) || isWithin(other, one)));

type Way = { from: string; to: string; by: string };

function waysIn(files: Files): Way[] {
  return [...files].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((target) => files.has(target) && !isOneRoom(folderOf(file), folderOf(target)))
      .map((target) => ({ from: folderOf(file), to: folderOf(target), by: `${file} imports ${target}` })),
  );
}

function reachableFrom(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const open = [...(next.get(folder) ?? [])];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    open.push(...(next.get(each) ?? []));
  }
  return seen;
}

/** The imports that are part of a cycle between folders. */
function circles(files: Files): string[] {
  const ways = waysIn(files);
  const next = new Map<string, Set<string>>();
  for (const { from, to } of ways) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reach = new Map([...next.keys()].map((folder) => [folder, reachableFrom(folder, next)]));
  return ways
    .filter(({ from, to }) => reach.get(to)?.has(from))
    .map(({ from, to, by }) => `${from} and ${to} import each other: ${by}`);
}

function crowds(files: Files): string[] {
  const counts = new Map<string, number>();
  for (const file of files.keys()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files; the limit is ${MOST_FILES}: split it by what it does`);
}

function sameNames(files: Files): string[] {
  const first = new Map<string, string>();
  return [...files.keys()].flatMap((file) => {
    const name = file.replace(/\.\w+$/, '').toLowerCase();
    const known = first.get(name);
    first.set(name, known ?? file);
    return known ? [`${known} and ${file} differ only in case or extension`] : [];
  });
}

/** Folders with one file, and why each has to be a folder. */
const ALONE: Record<string, string> = {
  'widget/gallery/native': 'a page of its own build',
  'widget/numbers': 'a layer: everything may import it',
  'widget/payments/open': 'imports all providers, which import widget/payments',
  'widget/served': 'the server’s build',
  'widget/signals': 'a layer: stores import it, and models do not',
};

/** Folders that hold nothing but one file, and are not listed. */
export function loneFiles(files: Files): string[] {
  const folders = [...files.keys()].map((file) => dirname(file));
  return [...files.keys()].flatMap((file) => {
    const folder = dirname(file);
    const isAlone = folders.filter((each) => isWithin(each, folder)).length === 1;
    return isAlone && !(folder in ALONE) ? [`${folder} has one file, ${file}: move it up`] : [];
  });
}

export const folderProblems = (files: Files): string[] => [...circles(files), ...crowds(files), ...sameNames(files)];

if (import.meta.main) {
  const paths = globSync(SOURCE);
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  reportProblems([...folderProblems(files), ...loneFiles(files)]);
}
