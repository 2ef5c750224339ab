import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Inside node_modules, so that the bundles find the packages and tools ignore the bundles. */
const BUNDLES = 'node_modules/.cache/tests';

/** The module that tests import to get a database. */
const DATABASES = 'test/server/support/databases.ts';

/**
 * Bundles a test file for import. Each file gets its own copy of our modules, so that files share no state. Packages
 * stay external, since two copies of React in one process break hooks.
 */
export async function bundle(root: string, file: string) {
  const outfile = join(root, BUNDLES, `${file.replace(/\.tsx?$/, '')}.mjs`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: 'inline',
    // Stack traces name files and lines; the texts would double what is written and read.
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    loader: { '.css': 'text', '.html': 'text', '.svg': 'text' },
    plugins: [guardedUvu(), ownLocation(root)],
  });
  return { url: pathToFileURL(outfile).href, usesDatabase: DATABASES in metafile.inputs };
}

const guardedUvu = (): Plugin => ({
  name: 'guarded-uvu',
  setup: ({ onResolve }) => {
    const guard = join(import.meta.dirname, 'uvu.ts');
    onResolve({ filter: /^uvu$/ }, ({ importer }) => (importer === guard ? { external: true } : { path: guard }));
  },
});

/** Sources read files next to themselves, but the bundle is in another folder. */
const ownLocation = (root: string): Plugin => ({
  name: 'own-location',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(m?[jt]s|tsx)$/ }, async ({ path }) => {
      if (!path.startsWith(root) || path.includes('node_modules')) return undefined;
      const contents = await readFile(path, 'utf8');
      if (!contents.includes('import.meta.')) return undefined;
      return { contents: withLocation(contents, path), loader: path.endsWith('.tsx') ? 'tsx' : 'ts' };
    });
  },
});

const withLocation = (contents: string, path: string) =>
  contents
    .replace(/\bimport\.meta\.url\b/g, () => JSON.stringify(pathToFileURL(path).href))
    .replace(/\bimport\.meta\.filename\b/g, () => JSON.stringify(path))
    .replace(/\bimport\.meta\.dirname\b/g, () => JSON.stringify(join(path, '..')));
