import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GET_ACTIONS } from '../server/support/bodies.ts';
import { importContent } from '../server/support/content.ts';
import { withServer } from '../server/support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const OPERATORS = readFileSync(join(ROOT, 'docs/operators.md'), 'utf8');

const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text ?? '');

const [widget = ''] = blocks(OPERATORS, 'json');
const publishers = /`content\/publishers\.json` is `(.*?)`/.exec(OPERATORS)?.[1] ?? '';

function writeContent() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-readme-'));
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

test('every frame in a snippet is a block, so that the placement is as high as the frame', () => {
  const frames = blocks(README, 'html').flatMap((block) => block.match(/<iframe[\s\S]*?>/g) ?? []);
  assert.ok(frames.length >= 2);
  for (const frame of frames) assert.match(frame, 'display:block');
});

/** What a publisher wrote, what was imported, counts, and a row that proves that rows are stored; the rest is about people and what they did. */
const NOT_PEOPLE = 'widgets publishers domains actions contentImports tallies probes'.split(' ');

/** Public data of officials and places. */
const IMPORTED = /^(lawmaker|postcode|district|area|place|shape|network|zip|address|import)/;

test('tells of every table that holds what people did', () => {
  const [, schema = ''] =
    /export type Schema = \{\n([\s\S]*?)^\};/m.exec(readFileSync(join(ROOT, 'server/db/schema.ts'), 'utf8')) ?? [];
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '');
  assert.ok(tables.includes('votes'));
  const [, stored = ''] = /^## What is stored$([\s\S]*?)^# /m.exec(README) ?? [];
  const lost = tables
    .filter((name) => !NOT_PEOPLE.includes(name) && !IMPORTED.test(name))
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((name) => !stored.includes(`\`${name}\``));
  assert.equal(lost, []);
});

test.run();
