import { readFile } from 'node:fs/promises';
import type { BuildOptions, Plugin } from 'esbuild';
import * as esbuild from 'esbuild';
import { ROOT } from '../root.ts';
import { TARGET } from './oldest-browsers.ts';
import LISTS from './sheets.json' with { type: 'json' };

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

async function minifiedText(source: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...source,
    bundle: true,
    minify: true,
    write: false,
    target: TARGET,
    legalComments: 'none',
    plugins: [files],
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** A style sheet as old browsers read it. */
export const styleText = (path: string) => minifiedText({ entryPoints: [path] });

/**
 * The style sheets that are loaded together, in the order in which their rules count: `first` with the first card, and
 * then `more`, `forms` where a widget has one, and `last`. All others come with the file that imports them.
 */
export const SHEETS: Readonly<Record<string, readonly string[]>> = LISTS;

/** The sheet that is imported as `styles:NAME`. @throws Error if there is no list of that name */
function joined(name: string) {
  const sheets = SHEETS[name];
  if (!sheets) throw new Error(`scripts/build/code/sheets.json has no list "${name}"`);
  return { contents: sheets.map((sheet) => `@import "./${sheet}";`).join('\n'), resolveDir: ROOT };
}

export const joinedText = (name: string) => minifiedText({ stdin: { ...joined(name), loader: 'css' } });

/** Makes the modules `styles:NAME` of the lists: sheets, or texts where they are imported as texts. */
export const joinedStyles: Plugin = {
  name: 'joined-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice('styles:'.length), namespace: 'styles' }));
    onLoad({ filter: /./, namespace: 'styles' }, async ({ path, with: how }) =>
      how.type === 'text' ? { contents: await joinedText(path), loader: 'text' } : { ...joined(path), loader: 'css' },
    );
  },
};

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
