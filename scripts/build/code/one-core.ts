import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ROOT } from '../root.ts';
import { WIDGET_DRAWING } from './options.ts';

/** A module that imports, directly or not, everything that makes and runs a widget. */
const CORE = 'widget/frame.ts';

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' };

/** What a lazily imported file needs besides its own code: one that draws needs React, the others don't. */
const coreFor = (file: string, draws: boolean) => (draws && file !== WIDGET_DRAWING ? WIDGET_DRAWING : CORE);

/**
 * Puts everything that the first card needs into two chunks, by adding an import to each lazily imported file, packages
 * included: of the part that draws to those that draw, else of the core. Otherwise the splitter makes a chunk for each
 * set of lazy files that share a module: with eight kinds dozens of requests for small files, which compress badly.
 *
 * @param lazyFiles each with whether it draws
 */
export const oneCore = (lazyFiles: ReadonlyMap<string, boolean>): Plugin => ({
  name: 'one-core',
  setup({ onLoad }) {
    const cores = new Map([...lazyFiles].map(([file, draws]) => [join(ROOT, file), coreFor(file, draws)] as const));
    onLoad({ filter: /\.(tsx?|m?js)$/ }, async ({ path }) => {
      const core = cores.get(path);
      if (!core) return undefined;
      const contents = `${await readFile(path, 'utf8')}\nimport ${JSON.stringify(join(ROOT, core))};`;
      return { contents, loader: LOADERS[extname(path)] ?? 'js' };
    });
  },
});
