import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { consoleErrors, frameOf } from '../../e2e/support/browser/page.ts';
import { DIST } from '../../e2e/support/dist.ts';
import { withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** Windows that speak like the widget's hosts, and are none of them. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const TIMES = 10_000;

/** In the words of each host, and of our loader. */
const WORDS = [
  '[iFrameSizer]w:8:false:false:32:true:true:null:bodyOffset:null:null:0:false:parent:scroll:true',
  { sentinel: 'amp', type: 'intersection', changes: [{ intersectionRatio: 1 }] },
  { sentinel: 'amp', type: 'consent-data', consentPolicyState: 1 },
  '{"method":"register","windowId":7}',
  { message: 'ready', secret: 'aB3dE6gH9j' },
  { type: 'visible', kind: 'standard' },
  { type: 'consent', consent: 'granted', language: 'en' },
];

/** Runs in a page, or in a frame beside the widget's. */
function speak(words: unknown[], times: number, isBeside: boolean) {
  const { frames } = isBeside ? window.parent : window;
  for (let n = 0; n < times; n += 1) frames[0]?.postMessage(words[n % words.length], '*');
}

const listen = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { heard: [] });
    addEventListener('message', ({ data }) => {
      (window as unknown as { heard: unknown[] }).heard.push(data?.type ?? data);
    });
  });

/** Besides the widget's own messages. */
const heardBy = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).filter(
    (type) => !String(type).startsWith('civicAction') && type !== 'triggerResize',
  );
const visits = async () =>
  (await product.server.db.selectFrom('activities').selectAll().execute()).filter(
    ({ type }) => type === 'WidgetVisible',
  );

/** Whether the frame has loaded the code that speaks to other hosts. */
async function speaksToHosts(frame: Frame) {
  const files = globSync('widget/*.js', { cwd: DIST }).filter((file) =>
    readFileSync(join(DIST, file), 'utf8').includes('[iFrameSizer]'),
  );
  const loaded = await frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return files.some((file) => loaded.some((name) => name.endsWith(`/${file}`)));
}

type Counting = { messages: number };

/** Counts what the frame hears from now on. @returns a function that waits until it has heard them all */
async function count(frame: Frame) {
  await frame.evaluate(() => {
    Object.assign(window, { messages: 0 });
    addEventListener('message', () => {
      (window as unknown as Counting).messages += 1;
    });
  });
  // Not by frames drawn: none is out of view.
  return () => frame.waitForFunction((all) => (window as unknown as Counting).messages >= all, { polling: 50 }, TIMES);
}

async function open(slug: string, prepare?: () => void) {
  const host = HOSTS.find((each) => each.slug === slug);
  assert.ok(host);
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.setViewport({ width: 700, height: 600 });
  if (prepare) await page.evaluateOnNewDocument(prepare);
  await page.goto(pages.address(host, 'wr-poll'));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  return { page, frame, errors };
}

/** Out of view the widget itself counts nobody who has seen it. */
function moveDown() {
  if (window === top)
    addEventListener('DOMContentLoaded', () => document.body.style.setProperty('padding-top', '3000px'));
}

/** The widget is as it was: the reader votes. */
async function vote(frame: Frame) {
  await frame.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await frame.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await frame.waitForSelector('[data-route="/poll/success"]');
}

test(`a frame beside the widget's learns and changes nothing by ${TIMES} messages`, async () => {
  const { page, frame, errors } = await open('plain-frame', moveDown);
  await page.evaluate(() => {
    const beside = document.createElement('iframe');
    beside.srcdoc = '<p>Advertisement';
    document.body.append(beside);
  });
  await waitUntil(() => page.frames().length === 3);
  const beside = page.frames().at(-1);
  assert.ok(beside);
  await listen(page);
  const height = await page.$eval('#here iframe', (each) => each.getBoundingClientRect().height);
  const before = await visits();
  const allHeard = await count(frame);
  await beside.evaluate(speak, WORDS, TIMES, true);
  await allHeard();
  assert.equal(await heardBy(page), []);
  assert.is(await page.$eval('#here iframe', (each) => each.getBoundingClientRect().height), height);
  assert.equal(await visits(), before);
  await vote(frame);
  assert.equal(errors, []);
  await page.close();
});

test(`a page with our loader fetches nothing for other hosts, whatever it says ${TIMES} times`, async () => {
  const { page, frame, errors } = await open('loader');
  await waitUntil(() => page.evaluate(() => performance.getEntriesByName('civic-action:loaded').length > 0));
  await vote(frame);
  await listen(page);
  const allHeard = await count(frame);
  await page.evaluate(speak, WORDS.slice(0, 5), TIMES, false);
  await allHeard();
  assert.equal(await heardBy(page), []);
  assert.is(await speaksToHosts(frame), false);
  assert.equal(errors, []);
  await page.close();
});

test('a page that speaks of its adverts to a frame before our loader does makes it fetch nothing', async () => {
  const { page, frame } = await open('loader', () => {
    if (window !== top) return;
    const speakUp = () => {
      for (const data of [{ type: 'advert' }, 'hello', { __tcfapiReturn: {} }]) frames[0]?.postMessage(data, '*');
    };
    setInterval(speakUp, 5);
  });
  await waitUntil(() => page.evaluate(() => performance.getEntriesByName('civic-action:loaded').length > 0));
  await vote(frame);
  assert.is(await speaksToHosts(frame), false);
  await page.close();
});

test('a frame that iframe-resizer sizes has loaded what speaks to it', async () => {
  const { page, frame } = await open('iframe-resizer-4');
  await waitUntil(() => speaksToHosts(frame));
  await page.close();
});

test.run();
