import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { budgetRows } from '../../scripts/build/budgets.ts';
import { MINIFIED } from '../../scripts/build/code/minify.ts';
import { loaderOptions } from '../../scripts/build/code/options.ts';
import { readSizes } from '../../scripts/build/settings.ts';
import { brotliSize } from '../../scripts/build/site/compress.ts';

test('the loader stays within its budget with a fifth locale', async () => {
  const addLocale: Plugin = {
    name: 'add-locale',
    setup: ({ onLoad }) =>
      onLoad({ filter: /page.title\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace("it: 'Partecipa'", "it: 'Partecipa', pt: 'Participe'"),
        loader: 'ts',
      })),
  };
  const { outputFiles = [] } = await build({ ...loaderOptions('dist'), plugins: [addLocale], write: false });
  const text = outputFiles.find(({ path }) => path.endsWith('loader.js'))?.text ?? '';
  const { code = '' } = await minify(text, MINIFIED.loader);
  const budget = budgetRows(await readSizes()).find(({ name }) => name === 'loader.js')?.budget ?? 0;
  const size = await brotliSize(Buffer.from(code));
  assert.match(code, 'Participe');
  assert.ok(size <= budget, `${size} B of ${budget} B`);
});

test.run();
