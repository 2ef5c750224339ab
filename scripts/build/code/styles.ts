import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { TARGET } from './oldest-browsers.ts';

const CONTAINER_RULE = /^@container ca (\(.+\)) (\{$[\s\S]*?^\})/gm;

/**
 * Repeats container queries as media queries for browsers without them. There the frame's width decides, which is the
 * widget's unless the frame's address has `width`.
 */
export const withMediaQueries = (css: string): string =>
  css.replace(CONTAINER_RULE, '$&\n@supports not (container-type: inline-size) { @media $1 $2 }');

async function minified(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: TARGET });
  return code.trim();
}

/**
 * Rewrites style sheets for old browsers, also those imported as text (`with { type: 'text' }`), which esbuild leaves
 * as they are.
 */
export const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path, with: how }) => {
      const css = withMediaQueries(await readFile(path, 'utf8'));
      return how.type === 'text' ? { contents: await minified(css), loader: 'text' } : { contents: css, loader: 'css' };
    });
  },
};
