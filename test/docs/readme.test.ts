import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importContent } from '../../server/import/import.ts';
import { GET_ACTIONS } from '../server/support/bodies.ts';
import { withServer } from '../server/support/server.ts';

const ROOT = join(import.meta.dirname, '../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

const blocks = (language: string) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text]) => text ?? '');

const [widget = ''] = blocks('json');
const publishers = /`content\/publishers\.json` is `(.*?)`/.exec(README)?.[1] ?? '';

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
  const frames = blocks('html').flatMap((block) => block.match(/<iframe[\s\S]*?>/g) ?? []);
  assert.ok(frames.length >= 2);
  for (const frame of frames) assert.match(frame, 'display:block');
});

test.run();
