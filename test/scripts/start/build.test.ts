import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isForOtherSettings, isStale, isWhole } from '../../../scripts/start/build.ts';
import { createBuild } from '../../server/support/build.ts';

const EARLIER = new Date('2026-01-01T00:00:00Z');
const LATER = new Date('2026-01-02T00:00:00Z');

/** Whether a build made at `built` is stale for a source edited at `edited`; without `built` there is no build. */
async function stale(edited: Date, built?: Date) {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-build-'));
  const write = (name: string, at: Date) => {
    writeFileSync(join(dir, name), '');
    utimesSync(join(dir, name), at, at);
  };
  mkdirSync(join(dir, 'loader/deep'), { recursive: true });
  mkdirSync(join(dir, 'dist/widget'), { recursive: true });
  write('loader/deep/index.ts', edited);
  if (built) write('dist/widget/index.html', built);
  for (const folder of ['loader/deep', 'loader']) utimesSync(join(dir, folder), EARLIER, EARLIER);
  const result = await isStale(join(dir, 'dist'), [join(dir, 'loader')]);
  rmSync(dir, { recursive: true });
  return result;
}

test('builds when there is no build', async () => assert.is(await stale(EARLIER), true));

test('builds again after a source was edited', async () => assert.is(await stale(LATER, EARLIER), true));

test('keeps a build that is younger than its sources', async () => assert.is(await stale(EARLIER, LATER), false));

test('builds again after the dashboards were edited', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-build-'));
  const root = process.cwd();
  process.chdir(dir);
  for (const [folder, name, at] of [
    ['dist/widget', 'index.html', EARLIER],
    ['dashboard/shell', 'App.tsx', LATER],
  ] as const) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), at, at);
  }
  for (const folder of ['dashboard/shell', 'dashboard']) utimesSync(folder, EARLIER, EARLIER);
  assert.is(await isStale('dist'), true);
  process.chdir(root);
  rmSync(dir, { recursive: true });
});

const told: [name: string, record: string | null, env: NodeJS.ProcessEnv, other: boolean][] = [
  ['nothing, then and now', '{"settings":{"CIVIC_ACTION_ORIGIN":""}}', {}, false],
  ['the same', '{"settings":{"CIVIC_ACTION_ORIGIN":"https://a"}}', { CIVIC_ACTION_ORIGIN: 'https://a' }, false],
  ['something new', '{"settings":{"CIVIC_ACTION_ORIGIN":""}}', { CIVIC_ACTION_ORIGIN: 'https://a' }, true],
  ['nothing any more', '{"settings":{"CIVIC_ACTION_ENV":"qa"}}', {}, true],
  ['a build without a record', null, {}, false],
  ['half a record', '{"settings":{"CIVIC', {}, true],
];
for (const [name, record, env, other] of told)
  test(`recognises a build with other settings: ${name}`, async () => {
    const dir = mkdtempSync(join(tmpdir(), 'civic-action-build-'));
    const file = join(dir, 'build.json');
    if (record) writeFileSync(file, record);
    assert.is(await isForOtherSettings(env, file), other);
    rmSync(dir, { recursive: true });
  });

for (const file of [
  'loader.js',
  'watch.js',
  'native.js',
  'react.js',
  'up.txt',
  'widget/tag.html',
  'widget/index.html',
  'widget/index-ABCD2345.js',
  'dashboard/index.html',
])
  test(`builds again if ${file} is missing`, async () => {
    const { dir, remove } = createBuild();
    assert.is(await isWhole(dir), true);
    rmSync(join(dir, file));
    assert.is(await isWhole(dir), false);
    remove();
  });

test.run();
