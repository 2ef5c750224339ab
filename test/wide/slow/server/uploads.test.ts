import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { INSPECTIONS_AT_ONCE } from '../../../../server/media/inspect.ts';
import { maxSecondsOf } from '../../../../server/media/prepare.ts';
import { ACTION_KEY, IDENTIFIER, MP4, WEBM, withVideos } from '../../../server/support/videos.ts';
import { waitUntil } from '../../../support/wait.ts';

const statusOf = (cause: unknown) =>
  (cause as { originalResponse?: { getStatus: () => number } }).originalResponse?.getStatus();

const PART = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

for (const [name, bytes, contentType] of [
  ['video.webm', WEBM, 'video/webm'],
  ['video.mp4', MP4, 'video/mp4'],
] as const)
  test(`publishes an upload as ${name}, whatever it was called`, () =>
    withVideos(async ({ upload, publish, address }) => {
      const { status, body } = await publish(await upload(bytes, { filename: 'x.exe', filetype: 'text/html' }));
      assert.is(status, 200);
      assert.is(body.endUsersCount, 1);
      assert.is(body.fullVideoURL, `${body.videoURL}/${name}`);
      assert.is(body.fullThumbnailURL, undefined);
      const file = await fetch(address + new URL(body.fullVideoURL).pathname);
      assert.is(file.headers.get('content-type'), contentType);
      assert.is(file.headers.get('x-content-type-options'), 'nosniff');
      assert.ok(Buffer.from(await file.arrayBuffer()).equals(bytes));
    }));

test('goes on with an upload where its connection broke', () =>
  withVideos(async ({ address, publish }) => {
    const endpoint = `${address}/api/Media/Upload`;
    const created = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...{ 'tus-resumable': '1.0.0', 'upload-length': String(WEBM.length) },
        'upload-metadata': `id ${Buffer.from('3070').toString('base64')}`,
      },
    });
    assert.is(created.status, 201);
    assert.is(created.headers.get('cache-control'), 'no-store');
    const url = new URL(created.headers.get('location') ?? '', endpoint).href;
    const half = WEBM.subarray(0, 4_000);
    await fetch(url, { method: 'PATCH', headers: { ...PART, 'upload-offset': '0' }, body: half });
    const early = await publish(url.split('/').at(-1) ?? '');
    assert.is(early.status, 400);
    assert.match(JSON.stringify(early.body), 'has not arrived yet');
    const head = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    assert.is(head.headers.get('upload-offset'), '4000');
    const again = await fetch(url, { method: 'PATCH', headers: { ...PART, 'upload-offset': '0' }, body: half });
    assert.is(again.status, 409, 'a part that came already is not stored twice');
    const rest = { ...PART, 'upload-offset': '4000' };
    assert.is((await fetch(url, { method: 'PATCH', headers: rest, body: WEBM.subarray(4_000) })).status, 204);
    assert.is((await publish(url.split('/').at(-1) ?? '')).status, 200);
  }));

test('shows an upload to nobody before it is published', () =>
  withVideos(async ({ upload, address }) => {
    const id = await upload(WEBM);
    for (const path of [`/api/Media/Upload/${id}`, `/media/${id}`, `/media/${id}/video.webm`])
      assert.is((await fetch(address + path)).status, 404, path);
  }));

test('changes and deletes nothing that is published', () =>
  withVideos(async ({ upload, publish, address }) => {
    const id = await upload(WEBM);
    const { body } = await publish(id);
    const url = `${address}/api/Media/Upload/${id}`;
    const offset = { ...PART, 'upload-offset': String(WEBM.length) };
    assert.is((await fetch(url, { method: 'PATCH', headers: offset, body: 'more' })).status, 410);
    assert.is((await fetch(url, { method: 'DELETE' })).status, 410);
    assert.not.match(JSON.stringify(body), id);
    assert.is((await fetch(address + new URL(body.fullVideoURL).pathname)).status, 200);
  }));

test('publishes a video once, also when it is asked twice at once under other keys', () =>
  withVideos(async ({ upload, publish, db }) => {
    const id = await upload(WEBM);
    const answers = await Promise.all([publish(id), publish(id)]);
    const [first, second] = answers.map(({ body }) => body);
    assert.equal(first, second);
    assert.is(first?.endUsersCount, 1);
    assert.equal(await publish(id), { status: 200, body: first });
    assert.is((await db.selectFrom('videos').selectAll().execute()).length, 1);
  }));

test('replaces the video that its reader records again, and counts the reader once', () =>
  withVideos(async ({ upload, publish, address }) => {
    const key = randomUUID();
    const { body: before } = await publish(await upload(WEBM), {}, { 'idempotency-key': key });
    const { body: after } = await publish(await upload(MP4), { earlierKey: key });
    assert.is(after.endUsersCount, 1);
    const statusAt = async (url: string) => (await fetch(address + new URL(url).pathname)).status;
    assert.equal([await statusAt(before.videoURL), await statusAt(after.videoURL)], [404, 200]);
    const { body: other } = await publish(await upload(WEBM), { earlierKey: randomUUID() });
    assert.is(other.endUsersCount, 2);
  }));

test('refuses uploads to other actions, without a length, and of too many bytes', () =>
  withVideos(
    async ({ upload }) => {
      const refused = async (bytes: Buffer, metadata?: Record<string, string>) => {
        try {
          await upload(bytes, metadata);
        } catch (cause) {
          return statusOf(cause);
        }
        return 200;
      };
      assert.is(await refused(WEBM, { id: '3040' }), 404);
      assert.is(await refused(WEBM, { id: '' }), 404);
      assert.is(await refused(Buffer.alloc(0)), 400);
      assert.is(await refused(Buffer.alloc(1_000_001)), 413);
      assert.is(await refused(WEBM), 200);
    },
    { maxVideoMb: 1 },
  ));

/** Begins an upload, and sends nothing. */
const begin = (address: string, bytes: number) =>
  fetch(`${address}/api/Media/Upload`, {
    method: 'POST',
    headers: {
      ...{ 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
      'upload-metadata': `id ${Buffer.from('3070').toString('base64')}`,
    },
  });

test('counts the bytes that arrive, so that uploads which are only begun keep nobody out', () =>
  withVideos(async ({ address, db }) => {
    const { headers } = await begin(address, 150_000_000);
    const bytes = async () => (await db.selectFrom('videos').select('bytes').execute()).map((row) => row.bytes);
    assert.equal(await bytes(), [0]);
    const url = new URL(headers.get('location') ?? '', `${address}/api/Media/Upload`).href;
    const send = (offset: number) =>
      fetch(url, {
        method: 'PATCH',
        headers: { ...PART, 'upload-offset': String(offset) },
        body: WEBM.subarray(0, 4_000),
      });
    assert.is((await send(0)).status, 204);
    await waitUntil(async () => (await bytes())[0] === 4_000);
    const row = { identifier: IDENTIFIER, state: 'uploading' as const, at: new Date().toISOString(), name: '' };
    const others = Array.from({ length: 10 }, (_, n) => ({ ...row, uploadId: `other-${n}`, bytes: 2_000_000_000 }));
    await db.insertInto('videos').values(others).execute();
    assert.is((await begin(address, 1)).status, 507);
    assert.is((await send(4_000)).status, 507, 'what was begun earlier can’t fill it up either');
  }));

test('inspects a few videos at once, and the others in turn', () =>
  withVideos(async ({ upload, publish, media }) => {
    const storage = await media.storage();
    const { withFile } = storage;
    let running = 0;
    let most = 0;
    storage.withFile = async (name, use) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return withFile(name, use).finally(() => {
        running -= 1;
      });
    };
    const ids = await Promise.all(Array.from({ length: 6 }, () => upload(WEBM)));
    const statuses = (await Promise.all(ids.map((id) => publish(id)))).map(({ status }) => status);
    assert.equal([statuses, most], [[200, 200, 200, 200, 200, 200], INSPECTIONS_AT_ONCE]);
  }));

const REFUSALS: [title: string, bytes: Buffer, message: string][] = [
  ['a page that calls itself a video', Buffer.from('<!doctype html><script>alert(1)</script>'), 'not a whole video'],
  ['a video that ends in its head', WEBM.subarray(0, 100), 'not a whole video'],
  ['a WebM that was cut off', WEBM.subarray(0, 7_000), 'not a whole video'],
  ['an empty box', Buffer.from('\0\0\0\u0014ftypisom\0\0\0\0isom', 'latin1'), 'not a whole video'],
];

for (const [title, bytes, message] of REFUSALS)
  test(`refuses ${title} by its bytes`, () =>
    withVideos(async ({ upload, publish, db }) => {
      const { status, body } = await publish(await upload(bytes));
      assert.is(status, 400);
      assert.match(JSON.stringify(body), message);
      assert.is((body as { error?: string }).error, 'NotVideo');
      assert.equal(await db.selectFrom('tallies').selectAll().execute(), []);
    }));

const LENGTHS: [details: Record<string, unknown> | null | undefined, seconds: number][] = [
  [{ maxSeconds: 15 }, 15],
  [{}, 60],
  [null, 60],
  [undefined, 60],
  [{ maxSeconds: null }, 60],
  [{ maxSeconds: 0 }, 60],
  [{ maxSeconds: -5 }, 60],
  [{ maxSeconds: 'long' }, 60],
];

for (const [details, seconds] of LENGTHS)
  test(`takes ${seconds} seconds where the content says ${JSON.stringify(details)}`, () =>
    assert.is(maxSecondsOf({ details }), seconds));

/** The same video ten times as slow: its tracks' times are in tenths of their units (ISO/IEC 14496-12 §8.4.2, version 1). */
function slowed(video: Buffer): Buffer {
  const bytes = Buffer.from(video);
  for (let at = bytes.indexOf('mdhd'); at > 0; at = bytes.indexOf('mdhd', at + 1)) {
    const timescaleAt = at + 24;
    bytes.writeUInt32BE(Math.round(bytes.readUInt32BE(timescaleAt) / 10), timescaleAt);
  }
  return bytes;
}

test('refuses a video that is longer than its action allows', () =>
  withVideos(async ({ upload, publish, db }) => {
    const row = await db.selectFrom('actions').select('data').where('identifier', '=', ACTION_KEY).executeTakeFirst();
    const action = JSON.parse(row?.data ?? '{}');
    const data = JSON.stringify({ ...action, details: { maxSeconds: 5 } });
    await db.updateTable('actions').set({ data }).where('identifier', '=', ACTION_KEY).execute();
    const { status, body } = await publish(await upload(slowed(MP4)));
    assert.is(status, 400);
    assert.match(JSON.stringify(body), /"VideoTooLong".*too long\. It can last up to 5 seconds/);
    assert.is((await publish(await upload(MP4))).status, 200);
  }));

test('refuses a video that nobody uploaded, or that was given up', () =>
  withVideos(async ({ upload, publish, address }) => {
    assert.is((await publish('unknown')).status, 400);
    const id = await upload(WEBM);
    assert.is((await fetch(`${address}/api/Media/Upload/${id}`, { method: 'DELETE' })).status, 204);
    assert.is((await publish(id)).status, 400);
  }));

test.run();
