import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';
import { ACTION_TYPES } from '../../widget/model/enums.ts';
import { PARTS, partOf } from './locales.ts';

const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];
const QUICK_KINDS = ['poll', 'quiz', 'sentimentpoll', 'speedometer'];

const first = await partOf('en-US', 'first');
const more = await partOf('en-US', 'more');

for (const locale of LOCALES) {
  for (const part of PART_NAMES) {
    test(`${locale} has the keys of English in its ${part} part`, async () => {
      const [own, english] = [await partOf(locale, part), await partOf('en-US', part)];
      assert.equal([...own.keys()].sort(), [...english.keys()].sort());
    });
  }
}

test('no key is in both parts', () => {
  assert.equal(
    [...first.keys()].filter((key) => more.has(key)),
    [],
  );
});

test('a quick kind has all its copy in the first part', () => {
  const late = [...more.keys()].filter((key) => QUICK_KINDS.some((kind) => key.startsWith(`${kind}.`)));
  assert.equal(late, []);
});

test('each kind has its start in the first part', () => {
  for (const type of ACTION_TYPES) {
    assert.not.ok(more.has(`${type}.start`), type);
    assert.ok(
      [...first.keys()].some((key) => key.startsWith(`${type}.`)),
      type,
    );
  }
});

/** The components that every first card comes with: whatever a lazy import brings is left out. */
async function shellComponents() {
  const entry = 'widget/shell/Root.tsx';
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

test('what stands around every first card finds all its copy in the first part', async () => {
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
