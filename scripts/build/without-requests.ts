import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Only the server reads what a request must be: the browser's copy of the table does without those shapes. */
export const withoutRequests: Plugin = {
  name: 'without-requests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/wire\/[\w-]+\.ts$|^\.\/[\w-]+\.ts$/ }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      return /widget[\\/]api[\\/]wire[\\/]/.test(file) ? { path: file, sideEffects: false } : undefined;
    });
    onLoad({ filter: /widget[\\/]api[\\/]calls[\\/]\w+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/\bcall\(\s*('[^']+'),\s*[\w.]+,/g, 'call($1, null,'),
      loader: 'ts',
    }));
  },
};
