import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';

const LOCALE_BUDGET_BYTES = 8_000;
const RUNTIME_BUDGET_BYTES = 1_800;

const chunkSizes = async () => {
  const { outputFiles } = await build({
    entryPoints: ['i18n/index.ts'],
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    chunkNames: '[name]',
    write: false,
  });
  return new Map(outputFiles.map((file) => [basename(file.path, '.js'), brotliCompressSync(file.contents).length]));
};

test('each locale is a chunk of its own within its budget, and so is the runtime', async () => {
  const sizes = await chunkSizes();
  assert.equal([...sizes.keys()].sort(), [...LOCALES, 'index'].sort());
  for (const locale of LOCALES) assert.ok((sizes.get(locale) ?? Infinity) <= LOCALE_BUDGET_BYTES, locale);
  assert.ok((sizes.get('index') ?? Infinity) <= RUNTIME_BUDGET_BYTES, `${sizes.get('index')}`);
});

test.run();
