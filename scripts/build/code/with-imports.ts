import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ROOT } from '../root.ts';
import { evaluate, isEvaluated } from './evaluated.ts';

const LOADERS: Record<string, Loader> = { '.ts': 'ts', '.tsx': 'tsx' };

const importOf = (file: string) => `import ${JSON.stringify(join(ROOT, file))};`;

const read = (path: string) => (isEvaluated(path) ? evaluate(path) : readFile(path, 'utf8'));

/**
 * Adds imports to lazily imported files, packages included, so that what they share is in few chunks: the core, what
 * draws, and the parts of `parts.ts`. Otherwise the splitter makes a chunk for each set of lazy files that share a
 * module: with eight kinds dozens of requests for small files, which compress badly.
 *
 * @param added what each lazily imported file is to import
 */
export const withImports = (added: ReadonlyMap<string, readonly string[]>): Plugin => ({
  name: 'with-imports',
  setup({ onLoad }) {
    const byPath = new Map([...added].map(([file, imports]) => [join(ROOT, file), imports] as const));
    onLoad({ filter: /\.(tsx?|m?js)$/ }, async ({ path }) => {
      const imports = byPath.get(path);
      if (!imports) return undefined;
      const contents = [await read(path), ...imports.map(importOf)].join('\n');
      return { contents, loader: LOADERS[extname(path)] ?? 'js' };
    });
  },
});
