/**
 * Checks the folders of the source: no import cycles between folders, counting values, types and lazy imports; a limit of
 * files per folder, of files that import each other, and of tiny files; no folder for a single file; no small file that
 * only one other imports; no two files whose names differ only in case, since some file systems can't tell them apart.
 * (Lint limits the lines of files and functions.)
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import PACKAGE from '../../package.json' with { type: 'json' };
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

const MOST_IN_CIRCLE = 12;

/** So many files may have fewer than `TINY_LINES`. */
const MOST_TINY = 60;
const TINY_LINES = 12;

/** The text of each file, by its path in the repository. */
export type Files = ReadonlyMap<string, string>;

/** All folders of a kind count as one, except its copy, which the types of all copy import. */
const folderOf = (file: string) => /^widget\/actions\/[^/]+(?:\/copy)?(?=\/)/.exec(file)?.[0] ?? dirname(file);

/** The files that `#platform/…` stands for: in a frame, and in all builds. */
const IN_FRAME = new Map(Object.entries(PACKAGE.imports).map(([name, files]) => [name, normalize(files.default)]));
const OF_PLATFORMS = new Set(Object.values(PACKAGE.imports).flatMap((files) => Object.values(files).map(normalize)));

/** The file that an import names; none for a package. */
const targetOf = (file: string, name: string) =>
  name.startsWith('.') ? normalize(join(dirname(file), name)) : IN_FRAME.get(name);

const importsOf = (file: string, text: string) =>
  ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => targetOf(file, fileName) ?? []);

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

/** Large groups of files that all reach one another by imports. */
function largeCircles(files: Files): string[] {
  const next = new Map(
    [...files].map(([file, text]) => [file, new Set(importsOf(file, text).filter((target) => files.has(target)))]),
  );
  const reach = new Map([...files.keys()].map((file) => [file, reachableFrom(file, next)]));
  const circleOf = (file: string) => [...(reach.get(file) ?? [])].filter((other) => reach.get(other)?.has(file)).sort();
  const large = [...files.keys()].map(circleOf).filter((circle) => circle.length > MOST_IN_CIRCLE);
  return [
    ...new Set(large.map((circle) => `more than ${MOST_IN_CIRCLE} files import each other: ${circle.join(', ')}`)),
  ];
}

function tinyFiles(files: Files): string[] {
  const tiny = [...files].filter(([file, text]) => PROGRAMS.test(file) && linesOf(text) < TINY_LINES);
  if (tiny.length <= MOST_TINY) return [];
  return [
    `${tiny.length} files have fewer than ${TINY_LINES} lines; the limit is ${MOST_TINY}: join those that are one job`,
  ];
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
  const code = [...files.keys()].filter((file) => !file.endsWith('.json')); // what a file reads may have its name
  return code.flatMap((file) => {
    const name = file.replace(/\.\w+$/, '').toLowerCase();
    const known = first.get(name);
    first.set(name, known ?? file);
    return known ? [`${known} and ${file} differ only in case or extension`] : [];
  });
}

/** Folders with one file, and why each has to be a folder. */
const ALONE: Record<string, string> = {
  'widget/entries/gallery': 'a page of its own build',
  'widget/core/numbers': 'a layer: everything may import it',
  'widget/core/payments/open': 'imports all providers, which import widget/core/payments',
  'widget/entries/served': 'the server’s build',
  'widget/core/signals': 'a layer: stores import it, and models do not',
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

/** A file with fewer lines needs two readers. */
const ENOUGH_LINES = 40;
/** As lint limits them. */
const MOST_LINES = 250;

/** Files of others only count as readers, and data may stand beside its one reader. */
const PROGRAMS = /^(loader|widget|i18n|server|scripts)\/.*\.tsx?$/;

/** Here the name of the file is the layer. */
const LAYER = /^widget\/.*\/(index|parse|store|commands|states|content)\.ts$/;

/** Small files with one reader, and why each has to be a file. */
const APART: Record<string, string> = {
  'scripts/guides/sizes.ts': 'tests import it, and its reader is a command',
  'widget/actions/donation/DonorForm.tsx': 'a file per screen',
  'widget/core/browser/abort-signal.ts': 'runs before a package that looks for what it adds',
  'widget/core/host/frame/hosts/iframe-resizer.ts': 'a file per host',
  'widget/core/host/frame/hosts/wordpress.ts': 'a file per host',
  'widget/core/host/frame/page/way-out.ts': 'tests import it, and its reader runs at once',
  'widget/core/recording/chosen-file.ts': 'of every recording, and its reader is a kind',
};

const LAZY = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'/g;

const lazyImportsOf = (file: string, text: string) =>
  [...text.matchAll(LAZY)].flatMap(([, name = '']) => targetOf(file, name) ?? []);

const linesOf = (text = '') => text.split('\n').length - 1;

/** A screen's rules are not part of it, and a layer is not part of another. */
const isOtherLayer = (file: string, reader: string) =>
  LAYER.test(file) || (file.endsWith('.ts') && reader.endsWith('.tsx'));

/** Exceptions in the lists above for what is gone, or large enough by now. */
export const unneeded = (files: Files): string[] => {
  const folders = new Set([...files.keys()].map((file) => dirname(file)));
  return [
    ...Object.keys(ALONE).filter((folder) => !folders.has(folder)),
    ...Object.keys(APART).filter((file) => linesOf(files.get(file)) >= ENOUGH_LINES || !files.has(file)),
  ].map((name) => `${name} is an exception of scripts/checks/folders.ts that nothing needs`);
};

/** Small files that are part of the one file that imports them, unless the build or a platform names them, or they come lazily. */
export function crumbs(files: Files): string[] {
  const readers = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const target of new Set(importsOf(file, text))) readers.set(target, [...(readers.get(target) ?? []), file]);
  const lazy = new Set([...files].flatMap(([file, text]) => lazyImportsOf(file, text)));
  const build = [...files].flatMap(([file, text]) => (file.startsWith('scripts/build/') ? text : [])).join('');
  const isBuilt = (file: string) =>
    OF_PLATFORMS.has(file) || [`'${file}'`, `"${file}"`].some((each) => build.includes(each));
  const isFree = (file: string) => PROGRAMS.test(file) && !lazy.has(file) && !isBuilt(file) && !(file in APART);
  return [...files]
    .filter(([file]) => isFree(file))
    .flatMap(([file, text]) => {
      const [reader, ...others] = readers.get(file) ?? [];
      if (!reader || others.length > 0 || isOtherLayer(file, reader)) return [];
      const isSmall = linesOf(text) < ENOUGH_LINES && linesOf(text) + linesOf(files.get(reader)) <= MOST_LINES;
      return isSmall ? [`${file} has ${linesOf(text)} lines and one reader: make it part of ${reader}`] : [];
    });
}

export const folderProblems = (files: Files): string[] => [
  ...circles(files),
  ...largeCircles(files),
  ...crowds(files),
  ...tinyFiles(files),
  ...sameNames(files),
];

if (import.meta.main) {
  const readAll = (patterns: string[]) => new Map(globSync(patterns).map((path) => [path, readFileSync(path, 'utf8')]));
  const files = readAll(SOURCE);
  const readers = readAll([...SOURCE, 'build.mjs', 'scripts/build/**/*.json']);
  reportProblems([...folderProblems(files), ...loneFiles(files), ...crumbs(readers), ...unneeded(files)]);
}
