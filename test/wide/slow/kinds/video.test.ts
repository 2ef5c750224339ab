import { readFileSync } from 'node:fs';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, waitForText } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** Videos in the built files, on the real server. YouTube and Vimeo are stand-ins that speak as their players do. */

const product = withProduct(test, { tracking: true });

/** Changes the address of the demonstration's video. */
async function showVideo(url: string) {
  const { db } = product.server;
  const { data } = await db
    .selectFrom('widgets')
    .select('data')
    .where('requestId', '=', 'wr-video')
    .executeTakeFirstOrThrow();
  const widget = JSON.parse(data);
  widget.cards[0].actions[0].details.url = url;
  await db
    .updateTable('widgets')
    .set({ data: JSON.stringify(widget) })
    .where('requestId', '=', 'wr-video')
    .execute();
}

type Answer = (request: HTTPRequest) => { status?: number; contentType?: string; body: string | Buffer } | null;

/**
 * @param answer of a request to another site
 * @param more of the widget's address
 */
async function open(answer: Answer = () => null, more = '') {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  const asked: string[] = [];
  await page.setViewport({ width: 620, height: 362 });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    if (/webm|vtt|youtube|vimeo|hls/.test(url)) asked.push(url);
    const given = answer(request);
    if (given) void request.respond(given);
    else void request.continue();
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-video${more}`);
  await page.waitForSelector('[data-big-button]');
  return { page, asked, errors };
}

const play = (page: Page) => page.click('[data-big-button]');
const stored = async () => (await product.server.db.selectFrom('completions').selectAll().execute()).length;

const thanked = async (page: Page) => {
  await page.waitForSelector('[data-route="/video"] .ca-thanks');
  await page.waitForNetworkIdle({ idleTime: 300 });
};

test('a file is fetched when the reader plays it, plays with captions, tells its progress, and counts once', async () => {
  const before = await stored();
  const { page, asked, errors } = await open();
  await page.mouse.move(310, 180);
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.equal(asked, [], 'nothing is fetched before');
  await play(page);
  await page.waitForSelector('.ca-player video');
  const track = await page.$eval('track', ({ kind, srclang, default: isShown }) => [kind, srclang, isShown]);
  assert.equal(track, ['captions', 'en', true]);
  await thanked(page);
  assert.is(await stored(), before + 1);
  const rows = await product.server.db.selectFrom('activities').select(['type', 'eventData']).orderBy('id').execute();
  const told = rows
    .filter(({ type }) => /^(Action(In|Comp)|Video)/.test(type))
    .map(({ type, eventData }) => [type, eventData]);
  assert.equal(told, [
    ['ActionInitiated', null],
    ...[25, 50, 75, 100].map((percent) => ['VideoProgressed', String(percent)]),
    ['ActionCompleted', null],
  ]);
  assert.equal(errors, []);
  await page.close();
});

test('a video that opens past its front waits for the reader too', async () => {
  const { page, asked } = await open(undefined, '&route=/video');
  await page.mouse.move(310, 180);
  await page.waitForSelector('[data-route="/video"]');
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.equal([asked, await page.$('video')], [[], null]);
  await play(page);
  await page.waitForSelector('[data-route="/video"] .ca-player video');
  await page.close();
});

const MISSING = 'gazette/none.webm';

test('a file that is missing says so, and plays when it is tried again', async () => {
  await showVideo(MISSING);
  const { page } = await open();
  await play(page);
  await waitForText(page, 'The video didn’t load');
  assert.match(await page.$eval('.ca-video-ways a', ({ href }) => href), /\/images\/gazette\/none\.webm$/);
  await page.evaluate(() => {
    const wanted = HTMLMediaElement.prototype;
    const { set } = Object.getOwnPropertyDescriptor(wanted, 'src') ?? {};
    // The server has the file by now.
    Object.defineProperty(wanted, 'src', {
      set(value: string) {
        set?.call(this, value.replace('none', 'last-boat'));
      },
    });
  });
  await page.waitForSelector('.ca-video-ways [data-big-button]:not([data-moving])');
  await page.click('.ca-video-ways [data-big-button]');
  await thanked(page);
  await page.close();
});

const HLS = 'application/vnd.apple.mpegurl';

/** The parts of an HLS list, cut from a video in fragments (ISO/IEC 14496-12 §8.8: what is before `moof` is the head). */
function hlsParts() {
  const video = readFileSync('test/fixtures/videos/second.mp4');
  const at = video.indexOf('moof') - 4;
  // Chromium, which recorded it, left the level out. It stands in the box `vpcC`, behind version and profile.
  video[video.indexOf('vpcC') + 9] = 10;
  const list = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:2', '#EXT-X-PLAYLIST-TYPE:VOD'];
  const parts = ['#EXT-X-MAP:URI="head.mp4"', '#EXTINF:1.2,', 'part.m4s', '#EXT-X-ENDLIST', ''];
  return {
    'night.m3u8': { contentType: HLS, body: [...list, ...parts].join('\n') },
    'head.mp4': { contentType: 'video/mp4', body: video.subarray(0, at) },
    'part.m4s': { contentType: 'video/mp4', body: video.subarray(at) },
  };
}

test('an HLS list plays to its end by the library, which is fetched only then', async () => {
  await showVideo('gazette/night.m3u8');
  const parts = Object.entries(hlsParts());
  const { page, asked, errors } = await open(
    (request) => parts.find(([name]) => request.url().endsWith(`/images/gazette/${name}`))?.[1] ?? null,
  );
  // Newer browsers play some lists by themselves.
  await page.evaluate((type) => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function can(wanted) {
      return wanted === type ? '' : canPlayType.call(this, wanted);
    };
  }, HLS);
  // Interception turns the cache off, so that a file comes twice: fetched, and imported.
  const fetched = new Set<string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('hlsManifestParsed')) fetched.add('library');
  });
  const before = await stored();
  await page.mouse.move(310, 180);
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.equal([[...fetched], asked], [[], []]);
  await play(page);
  await thanked(page);
  assert.equal([...fetched], ['library']);
  assert.is(await stored(), before + 1);
  assert.equal(errors, []);
  await page.close();
});

/** A page that speaks as a player does. @param script with `say`, which sends to the widget, and `hear` */
const player = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><script>
    const say = (message) => parent.postMessage(message, '*');
    const hear = (listen) => addEventListener('message', ({ data }) => listen(typeof data === 'string' ? JSON.parse(data) : data));
    ${script}</script>`,
});

const YOUTUBE = player(`
  let isHeard = false;
  const tell = (event, info) => say(JSON.stringify({ event, info, id: 1 }));
  hear(({ event }) => {
    if (event !== 'listening' || isHeard) return;
    isHeard = true;
    tell('onReady');
    tell('onStateChange', 1);
    tell('infoDelivery', { currentTime: 6, duration: 10, playerState: 1 });
    setTimeout(() => tell('onStateChange', 0), 500);
  });`);

const VIMEO = player(`
  hear(({ method, value }) => {
    if (method === 'ping') say({ event: 'ready' });
    if (value !== 'ended') return;
    say({ event: 'play', data: { seconds: 0, duration: 10 } });
    say({ event: 'timeupdate', data: { seconds: 6, duration: 10 } });
    setTimeout(() => say({ event: 'ended', data: { seconds: 10, duration: 10 } }), 500);
  });`);

const sites: [name: string, url: string, host: RegExp, answer: ReturnType<typeof player>][] = [
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/, YOUTUBE],
  ['Vimeo', 'https://vimeo.com/76979871', /^https:\/\/player\.vimeo\.com\/video\/76979871\?/, VIMEO],
];

for (const [name, url, address, answer] of sites)
  test(`${name} is asked for nothing before the reader plays, and is heard to the end`, async () => {
    await showVideo(url);
    const before = await stored();
    const { page, asked, errors } = await open((request) => (address.test(request.url()) ? answer : null));
    await page.mouse.move(310, 180);
    await page.waitForNetworkIdle({ idleTime: 300 });
    assert.equal(asked, []);
    await play(page);
    await thanked(page);
    assert.match(asked[0] ?? '', address);
    assert.is(await stored(), before + 1);
    assert.equal(errors, [], 'the page’s policy allows it');
    await page.close();
  });

test('YouTube that refuses to play here leads to its page', async () => {
  await showVideo('https://youtu.be/dQw4w9WgXcQ');
  const refusal = player(`hear(() => say(JSON.stringify({ event: 'onError', info: 150 })))`);
  const { page } = await open((request) => (request.url().includes('youtube') ? refusal : null));
  await play(page);
  await waitForText(page, 'youtu.be doesn’t let the video play here');
  assert.is(await page.$eval('.ca-video-ways a', ({ href }) => href), 'https://youtu.be/dQw4w9WgXcQ');
  await page.close();
});

test.run();
