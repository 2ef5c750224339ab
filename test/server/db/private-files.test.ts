import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function withFolder(use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-rights-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The permissions of a folder's files while its database is open. */
async function rightsIn(dataDir: string): Promise<string[]> {
  const db = await openDatabase({ dataDir });
  await db.insertInto('posts').values({ identifier: 'a|tweet', text: null, at: '2026', context: '{}' }).execute();
  const rights = readdirSync(dataDir).map((name) => `${rightsOf(join(dataDir, name))} ${name}`);
  await db.destroy();
  return rights;
}

const PRIVATE = ['600 civic-action.sqlite', '600 civic-action.sqlite-shm', '600 civic-action.sqlite-wal'];

test('lets only the data’s owner read what people wrote', () =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'new/data');
    assert.equal(await rightsIn(dataDir), PRIVATE);
    assert.is(rightsOf(dataDir), '700');
  }));

test('removes other users’ rights to an earlier release’s data', () =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'old');
    await rightsIn(dataDir);
    for (const name of ['', ...readdirSync(dataDir)]) chmodSync(join(dataDir, name), name ? 0o644 : 0o755);
    assert.equal(await rightsIn(dataDir), PRIVATE);
    assert.is(rightsOf(dataDir), '700');
  }));

test('keeps the rights of a folder that holds more than the database', () =>
  withFolder(async (folder) => {
    const dataDir = join(folder, 'home');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'letter.txt'), '', { mode: 0o644 });
    assert.ok((await rightsIn(dataDir)).includes('600 civic-action.sqlite'));
    assert.is(rightsOf(dataDir), '755');
    assert.is(rightsOf(join(dataDir, 'letter.txt')), '644');
  }));

test.run();
