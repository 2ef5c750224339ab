import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { listVideos, removeVideos } from '../../../server/media/desk.ts';
import { purgeVideos } from '../../../server/media/purge.ts';
import { findPerson, forgetPerson } from '../../../server/people/forget.ts';
import { letter, VIDEO_EMAIL } from '../support/bodies.ts';
import { ACTION, type VideoServer, WEBM, withVideos } from '../support/videos.ts';

const RECIPIENTS = [{ name: 'Port Commissioner Dana Whitlock' }];

/** Publishes a video and writes a letter about it. */
async function write({ upload, publish, post, db }: VideoServer, changes: Record<string, unknown> = {}) {
  const { body } = await publish(await upload(WEBM));
  const about = { id: ACTION, actionId: ACTION, representatives: RECIPIENTS, answerId: body.recordVideoAnswerId };
  const { status } = await post(VIDEO_EMAIL, letter({ ...about, ...changes }));
  assert.is(status, 200);
  const letters = await db.selectFrom('letters').select('text').orderBy('at').execute();
  return { video: body, text: letters.at(-1)?.text ?? '' };
}

test('adds the video’s address to a letter that has it no more', () =>
  withVideos(async (server) => {
    const { video, text } = await write(server);
    assert.ok(text.endsWith(`\n\n${video.videoURL}`), text);
    const again = await write(server, { text: `${letter().text} ${video.videoURL}` });
    assert.ok(again.text.endsWith(`\n\n${again.video.videoURL}`), 'another video’s address is not this one’s');
  }));

test('leaves a letter as it is that has its video’s address, or names none', () =>
  withVideos(async (server) => {
    const { publish, upload, post, db } = server;
    const { body } = await publish(await upload(WEBM));
    const text = `Watch it: ${body.videoURL} Fourteen lamps on Pier Street have been dark since March.`;
    for (const answerId of [body.recordVideoAnswerId, 'unknown', undefined])
      await post(VIDEO_EMAIL, letter({ id: ACTION, representatives: RECIPIENTS, answerId, text }));
    const letters = await db.selectFrom('letters').select('text').execute();
    assert.equal([...new Set(letters.map((each) => each.text))], [text]);
  }));

test('keeps a video that a letter names when its reader records another, and counts the reader once', () =>
  withVideos(async (server) => {
    const { upload, publish, post, address } = server;
    const key = randomUUID();
    const { body: first } = await publish(await upload(WEBM), {}, { 'idempotency-key': key });
    const about = { id: ACTION, actionId: ACTION, representatives: RECIPIENTS, answerId: first.recordVideoAnswerId };
    assert.is((await post(VIDEO_EMAIL, letter(about))).status, 200);
    const { body: second } = await publish(await upload(WEBM), { earlierKey: key });
    const statusAt = async (url: string) => (await fetch(address + new URL(url).pathname)).status;
    assert.equal([await statusAt(first.videoURL), await statusAt(second.videoURL)], [200, 200]);
    assert.is(second.endUsersCount, 1);
  }));

test('forgets a person’s video with the letters about it, and nobody else’s', () =>
  withVideos(async (server) => {
    const { db, media, address } = server;
    const mine = await write(server, { from: 'ada@example.org' });
    const other = await write(server, { from: 'bo@example.org' });
    const rowsOf = async () => (await findPerson(db, 'ada@example.org')).map(({ table, rows }) => `${rows} ${table}`);
    assert.equal(await rowsOf(), ['1 letters', '1 outbox', '1 videos']);
    await forgetPerson(db, 'ada@example.org');
    assert.equal(await rowsOf(), []);
    const statusAt = async (url: string) => (await fetch(address + new URL(url).pathname)).status;
    assert.equal([await statusAt(mine.video.videoURL), await statusAt(other.video.videoURL)], [404, 200]);
    assert.is(await purgeVideos(media), 1);
  }));

test('lists videos for an operator, and deletes those that are named', () =>
  withVideos(async ({ upload, publish, db }) => {
    const { body } = await publish(await upload(WEBM));
    await upload(WEBM);
    const id = body.videoURL.split('/').at(-1) ?? '';
    assert.match(await listVideos(db), new RegExp(`^${id} {2}[\\d-]{10} {2}3070 {2}1 s {2}0\\.0 MB\nEach plays`));
    assert.is(await removeVideos(db, [body.fullVideoURL]), 1);
    assert.is(await listVideos(db), 'No videos are published.');
    try {
      await removeVideos(db, [id]);
      assert.unreachable();
    } catch (cause) {
      assert.match((cause as Error).message, `No video is published at ${id}`);
    }
  }));

test('the operator’s command explains itself, and keeps quiet about what is not there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-videos-'));
  await (await openDatabase({ dataDir })).destroy();
  const videos = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/videos.ts', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  assert.match(videos().stdout, 'No videos are published.');
  assert.match(videos('delete').stderr, 'Usage: npm run videos');
  assert.match(videos('delete', 'https://widgets.example/media/x').stderr, 'No video is published at');
  assert.not.ok(existsSync(join(dataDir, 'media')), 'a server without videos has no folder for them');
  rmSync(dataDir, { recursive: true });
});

test.run();
