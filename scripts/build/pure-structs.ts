import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/**
 * Superstruct's makers of structs have no effect but their result. Said so, a struct that a chunk does not use leaves it;
 * unsaid, the first card would carry the shapes of every kind.
 */
export const pureStructs: Plugin = {
  name: 'pure-structs',
  setup({ onLoad }) {
    onLoad({ filter: /superstruct[\\/]dist[\\/]index\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/^function /gm, '/* @__NO_SIDE_EFFECTS__ */ function '),
    }));
  },
};
