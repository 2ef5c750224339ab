/**
 * The layers of the source, folder by folder: no circle of imports leads from a folder to another and back, be they values,
 * types or loaded later; a folder holds what a reader can take in; no two files of it differ by a capital alone, which
 * some disks cannot tell apart.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { reportProblems } from './problems.ts';

const SOURCE = ['loader/**/*.ts', 'widget/**/*.{ts,tsx}', 'i18n/**/*.ts'];

const MOST_FILES = 15;
const MOST_LINES = 250;

/** File by path below the repository, with its text. */
export type Files = ReadonlyMap<string, string>;

/** What a kind of action is made of is one; its words are text that the types of all copy name. */
const folderOf = (file: string) => /^widget\/actions\/[^/]+(?:\/copy)?(?=\/)/.exec(file)?.[0] ?? dirname(file);

const importsOf = (file: string, text: string) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)));

type Way = { from: string; to: string; by: string };

function waysIn(files: Files): Way[] {
  return [...files].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((target) => files.has(target) && folderOf(target) !== folderOf(file))
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

/** The imports that lead from a folder to one that leads back. */
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
    .map(([folder, count]) => `${folder} has ${count} files, ${MOST_FILES} are the most: split it by what it does`);
}

const lengths = (files: Files) =>
  [...files]
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines, ${MOST_LINES} are the most`);

function twins(files: Files): string[] {
  const first = new Map<string, string>();
  return [...files.keys()].flatMap((file) => {
    const name = file.replace(/\.\w+$/, '').toLowerCase();
    const known = first.get(name);
    first.set(name, known ?? file);
    return known ? [`${known} and ${file} differ by a capital or their ending alone`] : [];
  });
}

export const folderProblems = (files: Files): string[] => [
  ...circles(files),
  ...crowds(files),
  ...lengths(files),
  ...twins(files),
];

if (import.meta.main) {
  const paths = globSync(SOURCE);
  reportProblems(folderProblems(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))));
}
