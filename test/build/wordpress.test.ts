import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { zipPlugin } from '../../scripts/build/site/files.ts';

const ROOT = join(import.meta.dirname, '../..');
const ARCHIVE = 'civic-action-wordpress.zip';

test('the archive has every file of the plugin in one folder, and the licence', async () => {
  const site = mkdtempSync(join(tmpdir(), 'civic-action-plugin-'));
  await zipPlugin(site);
  const archive = readFileSync(join(site, ARCHIVE));
  const files = Object.entries(unzipSync(archive)).map(([name, data]) => [name, Buffer.from(data).toString()]);
  const inside = globSync('civic-action/**/*.*', { cwd: join(ROOT, 'wordpress') });
  const expected = inside.map((name) => [name, readFileSync(join(ROOT, 'wordpress', name), 'utf8')]);
  const licence = ['civic-action/LICENSE.txt', readFileSync(join(ROOT, 'LICENSE'), 'utf8')];
  assert.equal(files.sort(), [licence, ...expected].sort());
  await zipPlugin(site);
  assert.ok(archive.equals(readFileSync(join(site, ARCHIVE))), 'the same files make the same archive');
  rmSync(site, { recursive: true });
});

test.run();
