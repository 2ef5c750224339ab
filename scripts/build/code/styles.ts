import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';
import { TARGET } from './oldest-browsers.ts';

const CONTAINER_RULE = /^@container ca (\(.+\)) (\{$[\s\S]*?^\})/gm;

/**
 * Where a browser has no container queries, the frame's own width decides. It is the widget's, but for a frame that says
 * `width` in its address.
 */
export const withMediaQueries = (css: string): string =>
  css.replace(CONTAINER_RULE, '$&\n@supports not (container-type: inline-size) { @media $1 $2 }');

async function minified(css: string): Promise<string> {
  const { code } = await transform(css, { loader: 'css', minify: true, target: TARGET });
  return code.trim();
}

/** Style sheets as old browsers read them; those that come as text (`with { type: 'text' }`) esbuild would leave as they are. */
export const styles: Plugin = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path, with: how }) => {
      const css = withMediaQueries(await readFile(path, 'utf8'));
      return how.type === 'text' ? { contents: await minified(css), loader: 'text' } : { contents: css, loader: 'css' };
    });
  },
};
