import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { measureLayoutShift } from '../support/browser/page.ts';
import { nativePlacement, withNativePages } from '../support/native/native.ts';
import { withProduct } from '../support/product.ts';
import { PLACEMENT } from '../support/readers/reader.ts';

/** The first card in the newspaper's own face: its letters are in the page, and the whole font comes with interest. */

const product = withProduct(test, { whole: true });
const pages = withNativePages(test, product);

const QUERY = 'widgetRequestId=wr-poll';
const FILE = /\/newsreader\.woff2$/;

/** Until the server has made the letters, which takes longer on a busy machine. */
const whenFaceIsMade = (url: string) =>
  waitUntil(async () => {
    const headers = { host: new URL(product.widgetOrigin).host };
    return (await product.server.app.inject({ url, headers })).body.includes('id="face"');
  });

async function newPage(): Promise<{ page: Page; files: string[] }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const files: string[] = [];
  page.on('request', (request) => {
    if (FILE.test(request.url())) files.push(request.url());
  });
  return { page, files };
}

/** Notes how the title lies when the parser has just added it, which is before anything is painted. */
const noteFirstTitle = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new MutationObserver((_changes, observer) => {
      const title = document.querySelector('.ca-title');
      if (!title?.nextElementSibling) return;
      observer.disconnect();
      Object.assign(window, { firstFonts: [...document.fonts].map(({ status }) => status) });
    }).observe(document, { childList: true, subtree: true });
  });

/** A title's lines as they lie, px, and how wide it would be in the face that follows in its theme. */
const titleOf = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('.ca-title') as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(title);
    const lines = () => [...range.getClientRects()].map(({ x, y, width }) => [x, y, width].map(Math.round).join());
    const shown = lines();
    title.style.fontFamily = 'Georgia, serif';
    const fallen = lines();
    title.style.fontFamily = '';
    return { shown, fallen };
  });

const fontsOf = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));

test('shows the first title in the paper’s face from the first paint, and fetches the whole font once, with interest', async () => {
  await whenFaceIsMade(`/widget/?${QUERY}`);
  const { page, files } = await newPage();
  await noteFirstTitle(page);
  await page.goto(`${product.widgetOrigin}/widget/?${QUERY}`, { waitUntil: 'networkidle0' });
  assert.equal(await page.evaluate(() => Reflect.get(window, 'firstFonts')), ['loaded']);
  assert.ok(await page.evaluate(() => document.fonts.check('800 24px Newsreader', 'Pier 9')));
  const before = await titleOf(page);
  assert.not.equal(before.shown, before.fallen);
  assert.equal(files, [], 'before interest');
  assert.equal(await fontsOf(page), ['Newsreader loaded']);

  await page.hover('.ca-answer');
  await waitUntil(async () => (await fontsOf(page)).length === 2);
  assert.equal(await fontsOf(page), ['Newsreader loaded', 'Newsreader loaded']);
  assert.equal((await titleOf(page)).shown, before.shown);
  assert.is((await measureLayoutShift(page)).all, 0);

  await page.click('.ca-answer');
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-route="/poll/success"] .ca-results');
  assert.is(files.length, 1);
  await page.close();
});

test('keeps the title’s face in the results while the whole font is on its way', async () => {
  await whenFaceIsMade(`/widget/?${QUERY}`);
  const { page, files } = await newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!FILE.test(request.url())) void request.continue();
  });
  await page.goto(`${product.widgetOrigin}/widget/?${QUERY}`, { waitUntil: 'load' });
  await page.click('.ca-answer');
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-route="/poll/success"] .ca-results');
  const { shown, fallen } = await titleOf(page);
  assert.not.equal(shown, fallen);
  assert.is(files.length, 1);
  await page.close();
});

async function openNative(around = '') {
  const files: string[] = [];
  const { page, place } = await pages.open(around + nativePlacement('wr-poll'), (opened) => {
    opened.on('request', (request) => {
      if (FILE.test(request.url())) files.push(request.url());
    });
  });
  await place.waitForSelector('.ca-title');
  return { page, place, files };
}

test('does the same without a frame, and leaves no font in the page', async () => {
  await whenFaceIsMade(`/native/?${QUERY}`);
  const { page, place, files } = await openNative();
  assert.equal(await fontsOf(page), ['Newsreader loaded']);
  await page.waitForNetworkIdle();
  assert.equal(files, [], 'before interest');
  await (await place.$('.ca-answer'))?.hover();
  await waitUntil(async () => (await fontsOf(page)).length === 2);
  assert.is(files.length, 1);
  await page.$eval(PLACEMENT, (element) =>
    (window as unknown as { civicAction: { destroy(each: Element): void } }).civicAction.destroy(element),
  );
  await waitUntil(async () => (await fontsOf(page)).length === 0);
  await page.close();
});

test('leaves a page’s own font of the same name alone', async () => {
  const { page } = await openNative('<style>@font-face{font-family:Newsreader;src:local("Georgia")}</style>');
  assert.is((await fontsOf(page)).length, 1);
  await page.close();
});

test.run();
