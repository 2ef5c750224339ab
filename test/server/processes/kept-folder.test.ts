import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openKeptFolder } from '../../../server/processes/kept-folder.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-26T00:00:00Z');

let dataDir: string;
test.before.each(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'civic-action-pictures-'));
});
test.after.each(() => rmSync(dataDir, { recursive: true }));

const open = () =>
  openKeptFolder(
    dataDir,
    'share-pictures',
    (name) => /^[0-9a-f]{32}\.png$/.test(name),
    () => new Date(START),
  );
const folder = () => join(dataDir, 'share-pictures');

test('deletes a day later what a killed server had begun to write', async () => {
  mkdirSync(folder());
  for (const [name, days] of [
    ['old', -2],
    ['new', 0],
  ] as const) {
    writeFileSync(join(folder(), `${name}.png.x`), '');
    utimesSync(join(folder(), `${name}.png.x`), new Date(START), new Date(START + days * DAY_MS));
  }
  await (await open()).purge();
  assert.equal(readdirSync(folder()), ['new.png.x']);
});

test('keeps the folder for its owner alone', async () => {
  await (await open()).keep(`${'0'.repeat(32)}.png`, new Uint8Array([1]));
  if (process.platform !== 'win32') assert.is(statSync(folder()).mode & 0o077, 0);
});

for (const name of ['../secret.png', 'x.png', `${'0'.repeat(32)}.png`, ''])
  test(`reads no file for ${JSON.stringify(name)}`, async () => {
    mkdirSync(folder());
    for (const file of [join(dataDir, 'secret.png'), join(folder(), 'x.png')]) writeFileSync(file, 'secret');
    assert.is(await (await open()).read(name), null);
  });

test.run();
