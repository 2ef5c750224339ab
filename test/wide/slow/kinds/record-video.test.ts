import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A reader records with a camera that Chromium makes up, and loses the network while the video is on its way. */

const ARTICLE = '/articles/who-rides-the-night-ferry';
const UPLOADS = '/api/Media/Upload/';

const mediaDir = mkdtempSync(join(tmpdir(), 'civic-action-record-'));
const product = withProduct(test, {
  args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  server: async () => ({ mediaDir }),
});
test.after(() => rmSync(mediaDir, { recursive: true }));

async function openArticle(page: Page): Promise<Frame> {
  await page.goto(product.publisherOrigin + ARTICLE);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-big-button]');
  return frame;
}

const press = (frame: Frame, selector: string) =>
  frame.waitForSelector(selector).then((found) => found?.evaluate((element) => (element as HTMLElement).click()));

const BIG = '[data-big-button]:not([aria-disabled])';

/** From the front to a video that can be watched. */
async function record(frame: Frame) {
  await press(frame, `[data-route="/recordvideo/start"] ${BIG}`);
  await frame.waitForSelector('[data-route="/recordvideo"] .ca-record-file');
  await frame.waitForSelector(BIG);
  await press(frame, BIG);
  await frame.waitForSelector('.ca-record-mirror');
  await press(frame, BIG);
  await frame.waitForSelector('.ca-record-badge[data-live]');
  // The button says "29 s left" once a second has been recorded.
  await frame.waitForFunction(() => / 29 s /.test(document.querySelector('.ca-record-badge')?.textContent ?? ''));
  await press(frame, BIG);
  await frame.waitForSelector('.ca-record video[controls]');
}

/** Breaks the connection of every part of an upload, as long as it is told to. */
async function breakParts(page: Page) {
  let isBroken = true;
  let broken = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isPart = request.method() === 'PATCH' && request.url().includes(UPLOADS);
    if (isPart && isBroken) broken += 1;
    void (isPart && isBroken ? request.abort('connectionreset') : request.continue());
  });
  return {
    count: () => broken,
    mend: () => {
      isBroken = false;
    },
  };
}

/** Shows interest until the video is saved: a frame that has just come may miss the first move of a pointer. */
async function seeSaved(page: Page, frame: Frame) {
  let x = 500;
  await waitUntil(async () => {
    x = x === 500 ? 510 : 500;
    await page.mouse.move(x, 450);
    return frame.evaluate(() => document.body.textContent?.includes('Your video is saved') ?? false);
  });
}

const videos = () => product.server.db.selectFrom('videos').selectAll().execute();

/** Plays a video to its end. @returns the seconds it took from its beginning */
const playToEnd = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const video = Object.assign(document.createElement('video'), { src, muted: true });
    await video.play();
    await new Promise((resolve, reject) => {
      video.onended = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return video.currentTime;
  }, url);

test('records, continues its upload after a break and a reload, and shows the video to officials', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const line = await breakParts(page);
  const first = await openArticle(page);
  await record(first);
  assert.equal(await videos(), [], 'nothing is sent before the reader saves');
  await press(first, BIG);
  await waitUntil(() => line.count() > 0);
  await first.waitForFunction(() => document.body.textContent?.includes('No connection.'));

  // The page is left in the middle, and comes back.
  const frame = await openArticle(page);
  line.mend();
  await seeSaved(page, frame);
  await frame.waitForSelector('[data-route="/recordvideo/start"]');
  await press(frame, `[data-route="/recordvideo/start"] ${BIG}`);
  await press(frame, `[data-route="/recordvideo"] ${BIG}`);
  await frame.waitForSelector('[data-route="/recordvideo/successtoemail"] .ca-record-after');
  const [video, ...others] = await videos();
  assert.equal(others, [], 'one upload, gone on with');
  assert.is(video?.state, 'published');
  assert.is(video?.contentType, 'video/webm');
  assert.ok(existsSync(join(mediaDir, video?.uploadId ?? '')));

  const watching = await product.browser.newPage();
  await watching.goto(`${product.widgetOrigin}/media/${video?.videoId}`);
  const seconds = await playToEnd(watching, `/media/${video?.videoId}/video.webm`);
  // A busy machine's encoder begins late, so that less than the second on the clock is there to play.
  assert.ok(seconds > 0 && Math.abs(seconds - (video?.seconds ?? 0)) < 0.5, `${seconds} of ${video?.seconds} s`);

  await frame.waitForSelector(BIG);
  await press(frame, BIG);
  await frame.waitForSelector('[data-route="/recordvideo/email"] form');
  const message = await frame.$eval('[name="message"]', (field) => (field as HTMLTextAreaElement).value);
  assert.match(message, `/media/${video?.videoId}`);
  await watching.close();
  await page.close();
});

/** Bytes in each part of an upload, as the widget sends them. */
const PART_BYTES = 1_000_000;

/** A video of two parts. Players pass over an empty box at its end. */
function longVideo(): string {
  const padding = Buffer.alloc(PART_BYTES + PART_BYTES / 2);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4);
  const path = join(mediaDir, 'chosen.mp4');
  writeFileSync(
    path,
    Buffer.concat([readFileSync(join(import.meta.dirname, '../../../fixtures/videos/second.mp4')), padding]),
  );
  return path;
}

test('continues a chosen video in its middle after a break and a reload', async () => {
  const page = await (await product.browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1000, height: 900 });
  let isBroken = true;
  const offsets: number[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isPart = request.method() === 'PATCH' && request.url().includes(UPLOADS);
    const offset = isPart ? Number(request.headers()['upload-offset']) : 0;
    if (isPart) offsets.push(offset);
    void (isBroken && offset > 0 ? request.abort('connectionreset') : request.continue());
  });
  const path = longVideo();
  const first = await openArticle(page);
  await press(first, `[data-route="/recordvideo/start"] ${BIG}`);
  const input = await first.waitForSelector('[data-route="/recordvideo"] input[type="file"]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  await first.waitForSelector('.ca-record video[controls]');
  await press(first, BIG);
  await waitUntil(() => offsets.includes(PART_BYTES));
  await first.waitForFunction(() => document.body.textContent?.includes('No connection.'));

  const frame = await openArticle(page);
  isBroken = false;
  await seeSaved(page, frame);
  assert.is(offsets.filter((offset) => offset === 0).length, 1, 'the first part is sent once');
  const video = (await videos()).find(({ contentType }) => contentType === 'video/mp4');
  assert.is(video?.state, 'published');
  assert.ok(readFileSync(join(mediaDir, video?.uploadId ?? '')).equals(readFileSync(path)));
  await page.browserContext().close();
});

/** Puts a video under a key as the widget keeps it, so many days ago, and says which keys there are. */
const keep = (frame: Frame, key: string, days: number) =>
  frame.evaluate(
    async ([name, age]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('civic-action-videos', 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore('unsaved');
      const database = await done(opening);
      const store = database.transaction('unsaved', 'readwrite').objectStore('unsaved');
      const keptAt = Date.now() - age * 86_400_000;
      if (name) await done(store.put({ blob: new Blob(['0']), name: 'a.webm', seconds: 1, keptAt }, name));
      const keys = await done(store.getAllKeys());
      database.close();
      return keys.map(String).sort();
    },
    [key, days] as const,
  );

test('the next recording ends every video that nobody came back for in a week', async () => {
  const page = await product.browser.newPage();
  let frame = await openArticle(page);
  await keep(frame, 'of six days ago', 6);
  assert.equal(await keep(frame, 'of eight days ago', 8), ['of eight days ago', 'of six days ago']);
  frame = await openArticle(page);
  await press(frame, `[data-route="/recordvideo/start"] ${BIG}`);
  await waitUntil(async () => (await keep(frame, '', 0)).join() === 'of six days ago');
  await page.close();
});

test.run();
