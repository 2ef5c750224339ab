import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import PICTURES from '../../scripts/guides/pictures.json' with { type: 'json' };
import { kinds } from '../../widget/actions/registry.ts';
import { ACTION_TYPES } from '../../widget/core/model/enums.ts';
import { states } from '../../widget/gallery/states.ts';
import { ROOT, read } from '../support/documents.ts';

const { folder: FOLDER, budgetBytes: BUDGET_BYTES } = PICTURES;
const SHOWN: Partial<Record<string, string>> = PICTURES.shown;

const README = read('README.md');
const SHORT_ENOUGH_LINES = 130;

test('stays short', () => {
  assert.ok(README.split('\n').length <= SHORT_ENOUGH_LINES);
});

const pictures = [...README.matchAll(/docs\/pictures\/[\w-]+\.webp/g)].map(([path]) => path);

for (const kind of Object.keys(kinds))
  test(`shows the kind ${kind}, which npm run pictures takes from the gallery`, () => {
    assert.ok(SHOWN[kind], `name a state of it in scripts/guides/pictures.json`);
    assert.ok(
      states.some(({ name }) => name === SHOWN[kind]),
      `the gallery has no state "${SHOWN[kind]}"`,
    );
    assert.ok(pictures.includes(`${FOLDER}/${kind}.webp`));
  });

test('every picture exists and has an alternative text', () => {
  assert.equal(
    pictures.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
  const described = README.match(/!\[[^\]]{10,}\]\(docs\/pictures\/|<img src="docs\/pictures\/[^>]*alt="[^"]{10,}"/g);
  assert.is(described?.length, pictures.length);
});

test('keeps its pictures within their budget', () => {
  const bytes = pictures.reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0);
  assert.ok(bytes <= BUDGET_BYTES, `${bytes} B`);
});

/** The kinds as the README names them. */
const WORDS: Partial<Record<(typeof ACTION_TYPES)[number], RegExp>> = {
  donation: /\bdonations\b/,
  link: /\blinks\b/,
  video: /(?<!recorded )\bvideos\b/,
  recordvideo: /\brecorded videos\b/,
  quiz: /\bquizzes\b/,
  sentimentpoll: /\bsentiment polls\b/,
  speedometer: /\bspeedometers\b/,
};

test('lists exactly the kinds that are not built yet', () => {
  const [, unbuilt = ''] = /\*\*Not built yet:\*\*([\s\S]*?)\n\n/.exec(README) ?? [];
  for (const kind of ACTION_TYPES) assert.is(WORDS[kind]?.test(unbuilt) ?? false, !(kind in kinds), kind);
});

test.run();
