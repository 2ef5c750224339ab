import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as esbuild from 'esbuild';
import { TARGET } from './oldest-browsers.ts';

const CONTAINER_RULE = /^@container ca (\(.+\)) (\{$[\s\S]*?^\})/gm;

/**
 * Repeats container queries as media queries for browsers without them. There the frame's width decides, which is the
 * widget's unless the frame's address has `width`.
 */
export const withMediaQueries = (css: string): string =>
  css.replace(CONTAINER_RULE, '$&\n@supports not (container-type: inline-size) { @media $1 $2 }');

/** A style sheet, and those that it imports, as old browsers read it. */
export async function styleText(path: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    legalComments: 'none',
    plugins: [files],
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

const files: Plugin = {
  name: 'files',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: withMediaQueries(await readFile(path, 'utf8')),
      loader: 'css',
    }));
  },
};

/**
 * Rewrites style sheets for old browsers, also those imported as text (`with { type: 'text' }`), which esbuild leaves
 * as they are.
 */
export const styles: Plugin = {
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path, with: how }) =>
      how.type === 'text' ? { contents: await styleText(path), loader: 'text' } : undefined,
    );
    void files.setup(build);
  },
};
