import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GET_ACTIONS } from '../server/support/bodies.ts';
import { importContent } from '../server/support/content.ts';
import { withServer } from '../server/support/server.ts';
import { blocks, ROOT, read, sectionOf } from './documents.ts';

const GUIDE = read('docs/operators.md');

const [widget = ''] = blocks(GUIDE, 'json');
const publishers = /`content\/publishers\.json` is `(.*?)`/.exec(GUIDE)?.[1] ?? '';

function writeContent() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-guide-'));
  mkdirSync(join(dir, 'widgets'));
  writeFileSync(join(dir, 'publishers.json'), publishers);
  writeFileSync(join(dir, 'widgets/bike-lane.json'), widget);
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

test('the example of content is imported, and its widget is there', () =>
  withServer(
    async ({ db, post }) => {
      const { dir, remove } = writeContent();
      await importContent(db, dir, () => new Date(), 'command');
      const { status, body } = await post(GET_ACTIONS, { widgetRequestId: 'bike-lane', widgetEmbedType: 3 });
      assert.is(status, 200);
      assert.is((body as { publisherName: string }).publisherName, 'The Example Times');
      remove();
    },
    { contentDir: null },
  ));

test('the example of content is laid out as Biome does', () => {
  const args = [
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--stdin-file-path=server/content/widgets/example.json',
  ];
  assert.is(execFileSync(process.execPath, args, { cwd: ROOT, input: widget, encoding: 'utf8' }), widget);
});

/** What a publisher wrote, what was imported, counts, and a row that proves that rows are stored; the rest is about people and what they did. */
const NOT_PEOPLE = 'widgets publishers domains actions contentImports tallies probes'.split(' ');

/** Public data of officials and places. */
const IMPORTED = /^(lawmaker|postcode|district|area|place|shape|network|zip|address|import)/;

test('tells of every table that holds what people did', () => {
  const [, schema = ''] = /export type Schema = \{\n([\s\S]*?)^\};/m.exec(read('server/db/schema.ts')) ?? [];
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');
  assert.ok(tables.includes('votes'));
  const stored = sectionOf(GUIDE, '## What is stored');
  const lost = tables
    .filter((name) => !NOT_PEOPLE.includes(name) && !IMPORTED.test(name))
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((name) => !stored.includes(`\`${name}\``));
  assert.equal(lost, []);
});

test.run();
