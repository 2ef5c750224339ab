import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import last from 'styles:last' with { type: 'text' };
import * as esbuild from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { joinedStyles, SHEETS, withMediaQueries, withReadersSize } from '../../scripts/build/code/styles.ts';
import { galleryOptions } from '../../scripts/build/site/pages.ts';

const ROOT = join(import.meta.dirname, '../..');

const RULE = `.a {
  color: red;
}

@container ca (min-width: 480px) {
  .a {
    color: blue;
  }
}

.a {
  color: green;
}`;

test('repeats a container rule as a media rule for the frame’s width, right after it', () => {
  const [before, own, again, after] = withMediaQueries(RULE).split(/\n(?=@|\.a \{\n {2}color: green)/);
  assert.match(before ?? '', 'red');
  assert.match(own ?? '', /^@container ca \(min-width: 480px\) \{\s*\.a \{\s*color: blue/);
  assert.match(
    again ?? '',
    /^@supports not \(container-type: inline-size\) \{ @media \(min-width: 480px\) \{\s*\.a \{\s*color: blue;\s*\}\s*\} \}/,
  );
  assert.match(after ?? '', 'green');
});

test('repeats every rule for the width of the widget in every style sheet', () => {
  const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;
  const sheets = globSync('widget/**/*.css', { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));
  for (const sheet of sheets)
    assert.is(count(withMediaQueries(sheet), /@supports not \(container-type/g), count(sheet, /@container ca/g));
});

for (const [css, expected] of [
  ['font-size: 16px;', 'font-size: calc(16 * var(--ca-px, 0.0625rem));'],
  ['font: 16px / 1.4 serif;', 'font: calc(16 * var(--ca-px, 0.0625rem)) / 1.4 serif;'],
  ['font:\n    italic 600 13px / 1.4 serif;', 'font:\n    italic 600 calc(13 * var(--ca-px, 0.0625rem)) / 1.4 serif;'],
  ['font: inherit; height: 48px;', 'font: inherit; height: 48px;'],
] as const)
  test(`lets the reader’s own size of text count: ${css}`, () => assert.is(withReadersSize(css), expected));

test('has no text under 13 px', () => {
  const sheets = globSync('widget/**/*.css', { cwd: ROOT });
  const sizesIn = (sheet: string) =>
    readFileSync(join(ROOT, sheet), 'utf8').matchAll(/\bfont(?:-size)?:[^;]*?([\d.]+)px/g);
  const small = sheets.flatMap((sheet) =>
    [...sizesIn(sheet)].filter(([, px]) => Number(px) < 13).map(([rule]) => `${sheet}: ${rule}`),
  );
  assert.equal(small, []);
});

const sheetsImportedBy = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bfrom '(\.[^']+\.css)'/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );

test('loads every sheet of the widget one way: by one list of the build, or with the files that import it', () => {
  const imported = globSync('widget/**/*.{ts,tsx}', { cwd: ROOT }).flatMap(sheetsImportedBy);
  const loaded = [
    ...Object.values(SHEETS).flat(),
    ...new Set(imported),
    galleryOptions('').entryPoints['gallery-style'],
  ];
  assert.equal(loaded.sort(), globSync('widget/**/*.css', { cwd: ROOT }).sort());
});

test('joins the sheets of a list in its order', () => {
  const [, rest = ''] = last.split('.ca-player{');
  assert.match(rest, 'forced-colors');
});

const failureOf = (entry: string) =>
  esbuild
    .build({
      bundle: true,
      write: false,
      outdir: 'out',
      plugins: [joinedStyles],
      logLevel: 'silent',
      entryPoints: [entry],
    })
    .then(() => 'nothing', String);

test('fails for a list that is not there', async () => {
  assert.match(await failureOf('styles:none'), 'scripts/build/code/sheets.json has no list "none"');
});

test.run();
