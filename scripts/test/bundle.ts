import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { phoneZones } from '../build/code/phone-zones.ts';
import { joinedStyles } from '../build/code/styles.ts';
import { withNotedImports } from './lazy-imports.ts';

/** Inside node_modules, so that the bundles find the packages and tools ignore the bundles. */
const BUNDLES = 'node_modules/.cache/tests';

/** The module that tests import to get a database. */
export const DATABASES = 'test/server/support/databases.ts';

/**
 * Where a test file's bundle is, the files of ours in it that run at once, those that run with each file that it imports
 * lazily, and whether it runs on each database.
 */
export type Bundle = { url: string; sources: string[]; lazy: Record<string, string[]>; usesDatabase: boolean };

/** @returns the bundle of a test file. It rejects if the file can't be bundled. */
export type BundleOf = (file: string) => Promise<Bundle>;

/**
 * Files that run no lazy import of the widget: their server knows each kind of action, and loads the screens of none. Without
 * those a bundle is half as large to write and to compile.
 */
const isLean = (file: string) => /^test\/(build|docs|e2e|scripts|server|wide)\//.test(file) && !USES_WIDGET.test(file);

/** They draw cards themselves, or send as the widget does. */
const USES_WIDGET = /hydration|\/soak\//;

/** Files that are bundled together: a source is then read and parsed once for all. All 500 at once take 5 GB of memory. */
const BATCH = 40;

const batchesOf = (files: readonly string[]) =>
  [files.filter(isLean), files.filter((file) => !isLean(file))].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH) }, (_, at) => group.slice(at * BATCH, (at + 1) * BATCH)),
  );

/**
 * Begins to bundle test files for import. One that can't be bundled spoils its batch, so that each of that is then bundled
 * by itself.
 *
 * @param later those that are bundled once one of them is asked for
 */
export function createBundler(root: string, first: readonly string[], later: readonly string[] = []): BundleOf {
  const batches = new Map<string, Promise<Map<string, Bundle>>>();
  let last: Promise<unknown> = Promise.resolve();
  function begin(files: readonly string[]) {
    for (const batch of batchesOf(files)) {
      const bundles = last.then(() => bundle(root, batch)).catch(() => new Map<string, Bundle>());
      for (const file of batch) batches.set(file, bundles);
      last = bundles;
    }
  }
  begin(first);
  return async (file) => {
    if (!batches.has(file)) begin(later);
    const found = (await batches.get(file))?.get(file) ?? (await bundle(root, [file])).get(file);
    if (!found) throw new Error(`${file} was not bundled`);
    return found;
  };
}

/**
 * Each file gets its own copy of our modules, so that files share no state. Packages stay external, since two copies of
 * React in one process break hooks.
 */
async function bundle(root: string, files: readonly string[]): Promise<Map<string, Bundle>> {
  const { metafile } = await build({ ...optionsOf(root, files), metafile: true });
  return new Map(
    files.map((file) => {
      const outfile = join(root, BUNDLES, `${file.replace(/\.tsx?$/, '')}.mjs`);
      const all = reach(metafile, file, () => true);
      const ofRun = (start: string) => reach(metafile, start, (each) => !isNoted(each));
      const lazy = all.flatMap((each) => importsOf(metafile, each).filter(isNoted));
      return [
        file,
        {
          url: pathToFileURL(outfile).href,
          sources: ofRun(file),
          lazy: Object.fromEntries(lazy.map(({ path }) => [path, ofRun(path)])),
          usesDatabase: all.includes(DATABASES),
        },
      ];
    }),
  );
}

const optionsOf = (root: string, files: readonly string[]) =>
  ({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: root,
    outdir: join(root, BUNDLES),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.css': 'text', '.html': 'text', '.svg': 'text' },
    plugins: [
      guardedUvu(),
      ...(files.every(isLean) ? [withoutScreens] : []),
      ownLocation(root),
      joinedStyles,
      phoneZones,
    ],
  }) satisfies BuildOptions;

/** Places in a bundle, in stack traces. */
const PLACE = /file:\/\/[^\s?]+\.mjs(?:\?\w+)?:(\d+):(\d+)/g;

/**
 * Names sources in place of their bundle in what a failed file has printed. The map is made only then: maps of all
 * bundles would take as long to write and read as the bundles.
 */
export async function withSources(root: string, file: string, output: string): Promise<string> {
  const { outputFiles } = await build({
    ...optionsOf(root, [file]),
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
  });
  const [map, bundled] = ['.map', '.mjs'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)));
  if (!map || !bundled) return output;
  const sources = new SourceMap(JSON.parse(map.text));
  const imported = pathToFileURL(realpathSync(bundled.path)).href;
  return output.replaceAll(PLACE, (place, line, column) => {
    const found = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!place.startsWith(imported) || !('originalSource' in found)) return place;
    const source = relative(root, join(dirname(bundled.path), found.originalSource));
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

type Import = Metafile['inputs'][string]['imports'][number];

/** A lazy import that is noted when it runs (`lazy-imports.ts`): of a relative path. Others, such as of `#platform/…`, count as run. */
const isNoted = ({ kind, external, original = '' }: Import) =>
  kind === 'dynamic-import' && !external && original.startsWith('.');

const importsOf = ({ inputs }: Metafile, file: string) => inputs[file]?.imports ?? [];

/** A file and everything of ours that it imports. */
function reach(metafile: Metafile, file: string, isFollowed: (each: Import) => boolean): string[] {
  const reached = new Set([file]);
  for (const each of reached)
    for (const one of importsOf(metafile, each)) if (!one.external && isFollowed(one)) reached.add(one.path);
  return [...reached];
}

const guardedUvu = (): Plugin => ({
  name: 'guarded-uvu',
  setup: ({ onResolve }) => {
    const guard = join(import.meta.dirname, 'uvu.ts');
    onResolve({ filter: /^uvu$/ }, ({ importer }) => (importer === guard ? { external: true } : { path: guard }));
  },
});

/** Node would fail to run what is left out, with its path. */
const withoutScreens: Plugin = {
  name: 'without-screens',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ kind, importer, resolveDir, path }) =>
      kind === 'dynamic-import' && /[\\/]widget[\\/]/.test(importer)
        ? { path: join(resolveDir, path), external: true }
        : undefined,
    ),
};

/** Sources read files next to themselves, but the bundle is in another folder. */
const ownLocation = (root: string): Plugin => ({
  name: 'own-location',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(m?[jt]s|tsx)$/ }, async ({ path }) => {
      if (!path.startsWith(root) || path.includes('node_modules')) return undefined;
      const contents = await readFile(path, 'utf8');
      if (!/\bimport[.(]/.test(contents)) return undefined;
      const located = withNotedImports(withLocation(contents, path), path, root);
      return { contents: located, loader: path.endsWith('.tsx') ? 'tsx' : 'ts' };
    });
  },
});

const withLocation = (contents: string, path: string) =>
  contents
    .replace(/\bimport\.meta\.url\b/g, () => JSON.stringify(pathToFileURL(path).href))
    .replace(/\bimport\.meta\.filename\b/g, () => JSON.stringify(path))
    .replace(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(join(path, '..')));
