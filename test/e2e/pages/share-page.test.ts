import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** Where a shared link leads: one widget, its title once, in its colours. */

const product = withProduct(test);
const TITLE = 'Bring back the 11:40 ferry';

async function opened(prepare: (page: Page) => Promise<void> = async () => undefined) {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await prepare(page);
  await page.goto(`${product.widgetOrigin}/share/wr-petition`);
  return { page, errors };
}

/** What is seen: the title beside the widget is there for screen readers alone, which go by headings. */
const shown = (page: Page) =>
  page.$eval('body', (body) => {
    const about = body.querySelector('.about') as HTMLElement;
    const { innerText } = body as HTMLElement;
    return about.offsetHeight > 1 ? innerText : innerText.replace(about.innerText, '');
  });

test('shows the article, then the widget, whose title stands once', async () => {
  const { page, errors } = await opened();
  await waitForText(await frameOf(page, '[data-civic-action]'), TITLE);
  const words = await shown(page);
  assert.is(await page.$eval('header img', (logo) => (logo as HTMLImageElement).alt), 'The Harbor Gazette');
  assert.match(
    words,
    /^\s*The last boat now leaves before the last shift ends\s+By Miriam Okafor · The Harbor Gazette\s+Read the article\s+What is asked\s+Sign a petition\s+Who is asking\s+Ferry Riders Alliance[\s\S]+Independent/,
  );
  assert.not.match(words, TITLE);
  assert.equal(errors, []);
  await page.close();
});

test('shows its own title and text where no script runs, and no frame', async () => {
  const { page } = await opened((fresh) => fresh.setJavaScriptEnabled(false));
  const words = await shown(page);
  assert.match(words, `${TITLE}\n\nNurses`);
  assert.match(words, 'This page needs JavaScript to take part.');
  assert.is(await page.$eval('iframe', (frame) => frame.getClientRects().length), 0);
  await page.close();
});

test('shows its own title where the loader has taken away a frame that never came', async () => {
  const { page } = await opened();
  await page.$eval('iframe', (frame) => frame.remove());
  assert.match(await shown(page), TITLE);
  await page.close();
});

test('follows readers who prefer the dark', async () => {
  const { page } = await opened((fresh) =>
    fresh.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]),
  );
  const ground = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  assert.is(ground, 'rgb(22, 25, 28)');
  await page.close();
});

test('keeps the widget’s room from the first, and moves nothing when it comes', async () => {
  for (const width of [390, 1280]) {
    const { page } = await opened((fresh) => fresh.setViewport({ width, height: 700 }));
    await waitForText(await frameOf(page, '[data-civic-action]'), TITLE);
    const { unexpected, entries } = await measureLayoutShift(page);
    assert.ok(unexpected < 0.01, `${width} px: ${JSON.stringify(entries)}`);
    await page.close();
  }
});

test('stands in two columns where there is room, and in one on a phone', async () => {
  for (const [width, columns] of [
    [390, 1],
    [1280, 2],
  ] as const) {
    const { page } = await opened((fresh) => fresh.setViewport({ width, height: 700 }));
    const lefts = await page.$$eval('main > div', (all) => all.map((each) => each.getBoundingClientRect().left));
    assert.is(new Set(lefts).size, columns);
    await page.close();
  }
});

test.run();
