import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { containerOf, inspect, TooSlow } from '../../../server/media/inspect.ts';
import { withPicture } from '../../../server/media/picture.ts';
import { skipUnless } from '../../support/skip.ts';

const box = (brand: string) => Buffer.from(`\0\0\0\u0014ftyp${brand}\0\0\0\0`, 'latin1');

const HEADS: [title: string, head: Buffer, container: ReturnType<typeof containerOf>][] = [
  ['WebM', readFileSync('test/fixtures/videos/second.webm').subarray(0, 64), 'video/webm'],
  ['MP4', box('isom'), 'video/mp4'],
  ['a phone’s film', box('qt  '), 'video/quicktime'],
  ['Matroska that is not WebM', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42]), null],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), null],
  ['a playlist', Buffer.from('#EXTM3U\nhttp://192.0.2.1/'), null],
  ['nothing', Buffer.alloc(0), null],
];

for (const [title, head, container] of HEADS)
  test(`tells ${title} by its first bytes`, () => assert.is(containerOf(head), container));

for (const name of ['second.webm', 'second.mp4'])
  test(`measures ${name}, whose head names no length`, async () => {
    const { seconds } = (await inspect(`test/fixtures/videos/${name}`)) ?? { seconds: 0 };
    assert.ok(seconds > 1 && seconds < 1.5, String(seconds));
  });

test('finds a WebM cut off wherever it ends within one of its parts', async () => {
  const bytes = readFileSync('test/fixtures/videos/second.webm');
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-cut-'));
  const path = join(folder, 'video');
  for (const length of [bytes.length - 1, bytes.length - 40, 7_000, 5_000, 4_096]) {
    writeFileSync(path, bytes.subarray(0, length));
    assert.is(await inspect(path), null, `${length} of ${bytes.length}`);
  }
  writeFileSync(path, bytes);
  assert.ok(await inspect(path));
  rmSync(folder, { recursive: true });
});

test('gives the program that makes pictures one thread, and bounds of memory, time and pixels', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-program-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\nfor last; do :; done\n{ ulimit -v; ulimit -t; echo "$*"; } > "$last"\n', {
    mode: 0o755,
  });
  let told = '';
  await withPicture(program, { path: 'in.webm', seconds: 1 }, async (picture) => {
    told = readFileSync(picture, 'utf8');
  });
  rmSync(folder, { recursive: true });
  const [memory, seconds, args = ''] = told.split('\n');
  assert.equal([memory, seconds], ['1000000', '5']);
  assert.match(args, /-threads 1 .*-max_pixels 9437184 .*-i in\.webm/);
});

test('gives up a damaged file that keeps the library busy forever', async () => {
  const bytes = readFileSync('test/fixtures/videos/second.webm');
  for (const [at, byte] of [
    [995, 255],
    [4580, 0],
    [5831, 128],
    [6132, 252],
    [7936, 0],
  ] as const)
    bytes[at] = byte;
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-damaged-'));
  const path = join(folder, 'video');
  writeFileSync(path, bytes);
  assert.instance(await inspect(path, 2_000).catch((cause) => cause), TooSlow);
  rmSync(folder, { recursive: true });
});

/** Takes its time to load, as on a busy machine, and then answers at once. */
const SLOW_TO_LOAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    await new Promise((loaded) => setTimeout(loaded, 1_000));
    for (const said of ['begun', 7]) parentPort.postMessage(said);
  `)}`,
);

test('gives no file up for the time that its own code takes to load', async () => {
  const found = await inspect('test/fixtures/videos/second.webm', 200, SLOW_TO_LOAD);
  assert.equal(found, { contentType: 'video/webm', seconds: 7 });
});

const withFfmpeg = skipUnless(spawnSync('ffmpeg', ['-version']).status === 0, 'ffmpeg is not installed');

for (const name of ['second.webm', 'second.mp4'])
  withFfmpeg(`makes a picture of ${name}`, async () => {
    let head = Buffer.alloc(0);
    const video = { path: `test/fixtures/videos/${name}`, seconds: 1 };
    const isMade = await withPicture('ffmpeg', video, async (picture) => {
      head = readFileSync(picture).subarray(0, 3);
    });
    assert.ok(isMade);
    assert.is(head.toString('hex'), 'ffd8ff', 'a JPEG');
  });

test('does without a picture where there is no ffmpeg', async () => {
  const video = { path: 'test/fixtures/videos/second.webm', seconds: 1 };
  assert.not.ok(await withPicture('no-such-program', video, () => Promise.reject(new Error('unused'))));
});

test.run();
