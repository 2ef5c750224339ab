import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE } from '../../server/import/lawmakers/sources/catalogue.ts';
import type { SourceName } from '../../server/import/lawmakers/sources/read.ts';
import { read, rowsOf } from '../support/documents.ts';

const SOURCES = Object.keys(CATALOGUE) as SourceName[];

const GUIDE = read('docs/lawmakers.md');

for (const source of SOURCES)
  test(`the guide to lawmakers names the command, the licence and the line to show of ${source}`, () => {
    const { licence, attribution } = CATALOGUE[source];
    const row =
      rowsOf(GUIDE)
        .find(([, command]) => command === `\`--lawmakers ${source}\``)
        ?.join(' | ') ?? '';
    assert.ok(row.includes(attribution === null ? '| none |' : `“${attribution}”`), row);
    for (const name of licence.match(/CC0|CC BY 4\.0|Open \w+ Licence(?: v3\.0| – Canada)/g) ?? [])
      assert.ok(row.includes(name), name);
  });

test('the guide to lawmakers leads to the pages of files that have to be fetched by hand', () => {
  const pages = new Set(SOURCES.flatMap((source) => CATALOGUE[source].byHand).map(({ page }) => page));
  const named = [...pages].filter((page) => GUIDE.includes(page));
  assert.ok(named.length >= 6, named.join('\n'));
});

test('the guide to lawmakers has a row of files for every source', () => {
  const rows = rowsOf(GUIDE.slice(GUIDE.indexOf('## Files of the sources')));
  assert.equal(
    rows
      .flatMap(([name = '']) => /^`([a-z-]+)`$/.exec(name)?.[1] ?? [])
      .filter((name) => (SOURCES as string[]).includes(name)),
    SOURCES,
  );
});

test.run();
