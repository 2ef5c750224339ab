import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { removeLeftovers } from '../../scripts/build/site/swap.ts';

test('deletes leftovers of ended builds, and keeps files of running builds', async () => {
  const cache = mkdtempSync(join(tmpdir(), 'civic-action-cache-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  const kept = [`site-${process.pid}`, `site-${process.ppid}`, 'node', 'site-notes'];
  for (const name of [`site-${pid}`, `site-${pid}-old`, ...kept])
    mkdirSync(join(cache, name, 'widget'), { recursive: true });
  await removeLeftovers(cache);
  assert.equal(readdirSync(cache).sort(), kept.sort());
  rmSync(cache, { recursive: true });
});

test('works without a cache folder', () => removeLeftovers('/no/such/folder'));

test.run();
