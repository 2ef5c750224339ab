import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';
import { ACTION_TYPES } from '../../widget/core/model/enums.ts';
import { PARTS, partOf } from './locales.ts';

const first = await partOf('en-US', 'first');
const more = await partOf('en-US', 'more');

for (const locale of LOCALES) {
  for (const part of PARTS.keys()) {
    test(`${locale} has the same keys as English in its ${part} part`, async () => {
      const [own, english] = [await partOf(locale, part), await partOf('en-US', part)];
      assert.equal([...own.keys()].sort(), [...english.keys()].sort());
    });
  }
}

test('no key is in two parts', async () => {
  const parts = await Promise.all([...PARTS.keys()].map((part) => partOf('en-US', part)));
  const keys = parts.flatMap((part) => [...part.keys()]);
  assert.equal(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    [],
  );
});

for (const type of ACTION_TYPES)
  test(`the copy in the folder of ${type} belongs to ${type}`, async () => {
    const keys = [...(await partOf('en-US', type)).keys()];
    assert.ok(keys.includes(`${type}.shareText`));
    assert.equal(
      keys.filter((key) => !key.startsWith(`${type}.`)),
      [],
    );
  });

/** The components that load with every first card, without those that are imported lazily. */
async function shellComponents() {
  const entry = 'widget/parts/shell/Root.tsx';
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    packages: 'external',
  });
  const found = new Set([entry]);
  for (const file of found) {
    const imports = metafile.inputs[file]?.imports ?? [];
    for (const { path, kind, external } of imports) if (!external && kind === 'import-statement') found.add(path);
  }
  return [...found].filter((file) => file.endsWith('.tsx'));
}

test('the first part has all copy that the frame of every first card needs', async () => {
  const asked: string[] = [];
  for (const file of await shellComponents()) {
    const words = (await readFile(file, 'utf8')).matchAll(/'(\w+\.\w+)'/g);
    for (const [, word = ''] of words) if (first.has(word) || more.has(word)) asked.push(word);
  }
  assert.ok(asked.includes('common.back'));
  assert.equal(
    asked.filter((key) => more.has(key)),
    [],
  );
});

test.run();
