import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withMediaQueries, withReadersSize } from '../../scripts/build/code/styles.ts';

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

test.run();
