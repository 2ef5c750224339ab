import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';

const FIRST_PART_BUDGET_BYTES = 1_200;
const LOCALE_BUDGET_BYTES = 5_400;
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

test('each locale is three chunks within their budgets, and the runtime is one', async () => {
  const sizes = await chunkSizes();
  assert.equal(
    [...sizes.keys()].sort(),
    [...LOCALES.flatMap((each) => [each, `${each}.more`, `${each}.forms`]), 'index'].sort(),
  );
  const size = (chunk: string) => sizes.get(chunk) ?? Infinity;
  for (const locale of LOCALES) {
    assert.ok(size(locale) <= FIRST_PART_BUDGET_BYTES, `${locale}: ${size(locale)}`);
    const whole = size(locale) + size(`${locale}.more`) + size(`${locale}.forms`);
    assert.ok(whole <= LOCALE_BUDGET_BYTES, `${locale}: ${whole}`);
  }
  assert.ok(size('index') <= RUNTIME_BUDGET_BYTES, `${size('index')}`);
});

test.run();
