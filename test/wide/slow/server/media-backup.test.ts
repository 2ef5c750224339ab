import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../../server/db/open.ts';
import { script } from '../../../support/child.ts';

/** A database with two published videos, one without a picture and one without a file, and an upload under way. */
async function placeWithVideos() {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'civic-action-data-')) };
  script('import', env);
  const media = join(env.DATA_DIR, 'media');
  mkdirSync(media);
  for (const name of ['one', 'one.json', 'one.jpg', 'two', 'two.json', 'coming', 'coming.json'])
    writeFileSync(join(media, name), `bytes of ${name}`);
  const db = await openDatabase({ dataDir: env.DATA_DIR });
  const row = { identifier: '3070|recordvideo@1', at: new Date().toISOString(), name: '', bytes: 1 };
  for (const [uploadId, state] of [
    ['one', 'published'],
    ['two', 'published'],
    ['lost', 'published'],
    ['coming', 'uploading'],
  ] as const)
    await db
      .insertInto('videos')
      .values({ ...row, uploadId, state, ...(state === 'published' && { videoId: uploadId }) })
      .execute();
  await db.destroy();
  return { env, media, remove: () => rmSync(env.DATA_DIR, { recursive: true }) };
}

test('takes along readers’ videos that are published, and only once', async () => {
  const { env, media, remove } = await placeWithVideos();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-backup-'));
  const copies = join(folder, 'media');
  const { status, stdout, stderr } = script('backup', env, join(folder, 'first.sqlite'));
  assert.is(status, 0, stderr);
  assert.ok(stdout.endsWith(`kB, checked\n${copies}: 2 of 3 videos; 1 has no file in ${media}\n`), stdout);
  assert.equal(readdirSync(copies).sort(), ['one', 'one.jpg', 'one.json', 'two', 'two.json']);
  assert.is(readFileSync(join(copies, 'two'), 'utf8'), 'bytes of two');
  assert.is(statSync(copies).mode & 0o077, 0);

  // What was cut off is copied again; what is there stays as it is.
  writeFileSync(join(copies, 'two'), 'byt');
  const { mtimeMs } = statSync(join(copies, 'one'));
  assert.is(script('backup', env, join(folder, 'second.sqlite')).status, 0);
  assert.is(readFileSync(join(copies, 'two'), 'utf8'), 'bytes of two');
  assert.is(statSync(join(copies, 'one')).mtimeMs, mtimeMs);
  rmSync(folder, { recursive: true });
  remove();
});

test('says where videos are that it does not copy', async () => {
  const { env, media, remove } = await placeWithVideos();
  const { stdout } = script('backup', env, join(env.DATA_DIR, 'backup.sqlite'));
  assert.ok(stdout.endsWith(`kB, checked\nReaders’ videos are beside it already: ${media}\n`), stdout);
  const bucket = script('backup', { ...env, S3_BUCKET: 'videos' }, join(env.DATA_DIR, 'other.sqlite'));
  assert.match(bucket.stdout, /^\S+other\.sqlite: \d+ kB, checked\n$/);
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-backup-'));
  writeFileSync(join(folder, 'media'), 'in the way');
  const { status, stderr } = script('backup', env, join(folder, 'third.sqlite'));
  assert.is(status, 1);
  assert.match(stderr, /third\.sqlite is whole, and not all videos are in \S+media: EEXIST/);
  rmSync(folder, { recursive: true });
  remove();
});

test.run();
