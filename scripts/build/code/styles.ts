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

const TEXT_SIZE = /(\bfont(?:-size)?:\s+(?:\w+\s+)*)([\d.]+)px/g;

/**
 * Lets sizes of text follow the size that the reader has chosen in the browser (WCAG 2.2 §1.4.4): a px of text is a
 * sixteenth of a rem. In a publisher's page it stays a px, since the rem there is the publisher's (widget/entries/native/native.css).
 */
export const withReadersSize = (css: string): string => css.replace(TEXT_SIZE, '$1calc($2 * var(--ca-px, 0.0625rem))');

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
      contents: withReadersSize(withMediaQueries(await readFile(path, 'utf8'))),
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
