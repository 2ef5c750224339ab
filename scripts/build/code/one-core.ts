import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ROOT } from '../root.ts';

/** A module that imports, directly or not, everything that the first card needs. */
const CORE = join(ROOT, 'widget/frame.tsx');

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' };

/**
 * Puts everything that the first card needs into one chunk, by adding an import of the core to each lazily imported
 * file, packages included. Otherwise the splitter makes a chunk for each set of lazy files that share a module: with
 * eight kinds dozens of requests for small files, which compress badly.
 */
export const oneCore = (lazyFiles: readonly string[]): Plugin => ({
  name: 'one-core',
  setup({ onLoad }) {
    const lazy = new Set(lazyFiles.map((file) => join(ROOT, file)));
    onLoad({ filter: /\.(tsx?|m?js)$/ }, async ({ path }) => {
      if (!lazy.has(path)) return undefined;
      const contents = `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(CORE)};`;
      return { contents, loader: LOADERS[extname(path)] ?? 'js' };
    });
  },
});
