import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { purgeVideos } from '../../../server/media/purge.ts';
import { s3Storage } from '../../../server/media/s3.ts';
import { withBucket } from '../support/s3.ts';
import { idOf, type VideoServer, WEBM, withVideos } from '../support/videos.ts';

async function withFolder(use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-storage-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Stands for ffmpeg: writes a picture to its last argument. */
function pictureProgram(folder: string) {
  const file = join(folder, 'picture-program');
  writeFileSync(file, '#!/bin/sh\nfor last; do :; done\nprintf "a picture" > "$last"\n');
  chmodSync(file, 0o755);
  return file;
}

const at = ({ address }: VideoServer, url: string) => fetch(address + new URL(url).pathname);

/** The whole life of a video, wherever its bytes are. */
async function live(server: VideoServer) {
  const { upload, publish, db } = server;
  const uploadId = await upload(WEBM);
  const { status, body } = await publish(uploadId);
  assert.is(status, 200, JSON.stringify(body));
  const file = await at(server, body.fullVideoURL);
  assert.ok(Buffer.from(await file.arrayBuffer()).equals(WEBM));
  const part = await fetch(server.address + new URL(body.fullVideoURL).pathname, { headers: { range: 'bytes=5-8' } });
  assert.ok(Buffer.from(await part.arrayBuffer()).equals(WEBM.subarray(5, 9)));
  assert.is(await (await at(server, body.fullThumbnailURL ?? '')).text(), 'a picture');
  await db.updateTable('videos').set({ state: 'removed' }).execute();
  assert.is((await at(server, body.videoURL)).status, 404);
  assert.is((await at(server, body.fullVideoURL)).status, 404);
}

const DAY_MS = 86_400_000;

test('keeps videos in a folder for its owner alone, and leaves nothing of those that are removed', () =>
  withFolder(async (folder) => {
    const mediaDir = join(folder, 'media');
    const ffmpeg = pictureProgram(folder);
    await withVideos(
      async (server) => {
        await live(server);
        assert.is(statSync(mediaDir).mode & 0o077, 0);
        await server.app.ready();
      },
      { mediaDir, ffmpeg },
    );
    // The next start deletes what was removed.
    assert.is(readdirSync(mediaDir).length, 3);
  }));

test('deletes uploads that nobody published within two days, and none that are newer', () =>
  withFolder(async (mediaDir) => {
    let now = Date.now();
    const clock = () => new Date(now);
    await withVideos(
      async ({ upload, publish, db, media }) => {
        const [old, published] = [await upload(WEBM), await upload(WEBM)];
        await publish(published);
        now += 1.5 * DAY_MS;
        const recent = await upload(WEBM);
        now += DAY_MS;
        assert.is(await purgeVideos(media), 1);
        const left = await db.selectFrom('videos').select('uploadId').execute();
        assert.equal(left.map(({ uploadId }) => uploadId).sort(), [published, recent].sort());
        assert.not.ok(existsSync(join(mediaDir, old)));
        assert.ok(existsSync(join(mediaDir, published)));
      },
      { mediaDir, clock },
    );
  }));

test('deletes the other videos where one can’t be deleted, and tells of that one', () =>
  withVideos(async ({ upload, db, media }) => {
    const [first, second, third] = [await upload(WEBM), await upload(WEBM), await upload(WEBM)];
    await db.updateTable('videos').set({ state: 'removed' }).execute();
    const storage = await media.storage();
    const remove = async (name: string) => {
      if (name === first) throw new Error('No access');
      await storage.remove(name);
    };
    const failing = { ...media, storage: async () => ({ ...storage, remove }) };
    const failed = await purgeVideos(failing).catch((cause: unknown) => cause);
    assert.match(String(failed), '1 of 3 videos were not deleted');
    const left = await db.selectFrom('videos').select('uploadId').execute();
    assert.equal(left, [{ uploadId: first }]);
    for (const name of [second, third]) assert.is(await storage.sizeOf(name), null);
    assert.is(await purgeVideos(media), 1);
  }));

test('keeps videos in S3, in parts that go on after a break', () =>
  withBucket((mediaBucket) =>
    withFolder((folder) =>
      withVideos(
        async (server) => {
          await live(server);
          const storage = s3Storage(mediaBucket);
          const [{ uploadId } = { uploadId: '' }] = await server.db.selectFrom('videos').select('uploadId').execute();
          assert.is(await storage.sizeOf(uploadId), WEBM.length);
          assert.is(await purgeVideos(server.media), 1);
          for (const name of [uploadId, `${uploadId}.info`, `${uploadId}.jpg`])
            assert.is(await storage.sizeOf(name), null, name);
          await storage.close();
        },
        { mediaBucket, ffmpeg: pictureProgram(folder) },
      ),
    ),
  ));

test('deletes an upload to S3 that was never finished', () =>
  withBucket((mediaBucket, pending) =>
    withVideos(
      async ({ address, db, media }) => {
        const metadata = `id ${Buffer.from('3070').toString('base64')}`;
        const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9000', 'upload-metadata': metadata };
        const created = await fetch(`${address}/api/Media/Upload`, { method: 'POST', headers });
        const id = idOf(created.headers.get('location'));
        const part = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
        const sent = await fetch(`${address}/api/Media/Upload/${id}`, {
          ...{ method: 'PATCH', body: WEBM.subarray(0, 4_000) },
          headers: { ...part, 'upload-offset': '0' },
        });
        assert.is(sent.headers.get('upload-offset'), '4000');
        assert.is(pending.size, 1);
        await fetch(`${address}/api/Media/Upload/${id}`, { method: 'DELETE' });
        assert.is(await purgeVideos(media), 1);
        assert.is(pending.size, 0);
        assert.equal(await db.selectFrom('videos').selectAll().execute(), []);
        const storage = s3Storage(mediaBucket);
        assert.is(await storage.sizeOf(`${id}.part`), null);
        await storage.close();
      },
      { mediaBucket },
    ),
  ));

test.run();
