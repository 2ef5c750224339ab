import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Modules of constants that are derived from large data. They export JSON. */
const EVALUATED = /\/phone\/zones\/[\w-]+\.ts$/;

export const isEvaluated = (path: string) => EVALUATED.test(path);

/** A module's code with the values of its exports, and without the data that they come from. */
export async function evaluate(path: string): Promise<string> {
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

export const evaluated: Plugin = {
  name: 'evaluated',
  setup: ({ onLoad }) => onLoad({ filter: EVALUATED }, async ({ path }) => ({ contents: await evaluate(path) })),
};
