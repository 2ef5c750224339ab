import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from '../../e2e/support/browser/browser.ts';
import { makeOld, oldStyles } from '../../e2e/support/browser/old-browser.ts';
import { waitForText } from '../../e2e/support/browser/page.ts';
import { DIST } from '../../e2e/support/dist.ts';
import { overflowFaults } from '../../e2e/support/faults/overflow.ts';
import { inspect, LOCALES, openStates, visitsOf, WIDE } from '../../e2e/support/gallery/gallery.ts';
import { byPuppeteer } from '../../e2e/support/readers/by-puppeteer.ts';
import { JOURNEYS } from '../../e2e/support/readers/journeys.ts';
import type { ReaderBrowser } from '../../e2e/support/readers/reader.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';

/**
 * A Chrome without everything that one of the oldest supported browsers lacks (docs/publishers.md, Browsers), and a Chrome
 * older than those.
 */

let site: RunningServer;
let browser: Awaited<ReturnType<typeof launch>>;
let old: ReaderBrowser;
let distDir: string;

test.before(async () => {
  distDir = await oldStyles(DIST);
  site = await startServer({ distDir });
  browser = await launch();
  old = byPuppeteer(browser, async (page) => {
    await page.setViewport({ width: 1000, height: 900 });
    await makeOld(page);
  });
});

test.after(async () => {
  await browser?.close();
  await site?.close();
  await rm(distDir, { recursive: true, force: true });
});

test('the build uses nothing that the oldest browsers lack', async () => {
  const reader = await old.sitDown();
  await reader.open(`${site.widgetOrigin}/up.txt`);
  const left = await reader.inPage(() => ({
    lacked: ['any' in AbortSignal, 'Segmenter' in Intl, 'structuredClone' in window, 'inert' in HTMLElement.prototype],
    had: ['hasOwn' in Object, 'at' in Array.prototype, 'showModal' in HTMLDialogElement.prototype],
  }));
  assert.equal(left, { lacked: [false, false, false, false], had: [true, true, true] });
  await reader.close();
});

for (const [title, journey] of JOURNEYS)
  test(`a reader with one of the oldest browsers ${title}`, async () => {
    const reader = await old.sitDown();
    try {
      await journey(reader, site);
    } finally {
      await reader.close();
    }
  });

test('nothing is cut off without container queries and other newer styles', async () => {
  const page = await openStates(browser, site.widgetOrigin);
  const [english] = LOCALES;
  const faults = await inspect([page], visitsOf([english], [WIDE]), overflowFaults);
  assert.is(faults.join('\n'), '');
  await page.close();
});

/** Chrome 92: the last without `Object.hasOwn`. */
async function openTooOld(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await page.goto(address);
  return page;
}

const linkIn = (page: Page, selector: string) =>
  page.waitForFunction((it) => document.querySelector<HTMLAnchorElement>(`${it} a`)?.href, {}, selector);

test('an older browser keeps the placement’s own content', async () => {
  const page = await openTooOld(`${site.publisherOrigin}/articles/what-should-become-of-pier-9`);
  await page.waitForFunction(() => !document.querySelector('[data-civic-action] iframe'));
  assert.is(await (await linkIn(page, '[data-civic-action]')).jsonValue(), `${site.widgetOrigin}/share/wr-poll`);
  await page.close();
});

test('an older browser gets a link in place of a frame in the snippet', async () => {
  const page = await openTooOld(`${site.publisherOrigin}/articles/night-workers-speak`);
  assert.is(await (await linkIn(page, '[data-civic-action]')).jsonValue(), `${site.widgetOrigin}/share/wr-petition`);
  assert.is(await page.$('[data-civic-action] iframe'), null);
  await page.close();
});

test('an older browser gets a link in a frame that has no loader', async () => {
  const page = await openTooOld(`${site.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  assert.is(await (await linkIn(page, '#root')).jsonValue(), `${site.widgetOrigin}/share/wr-poll`);
  await page.close();
});

test('the widget’s page tells an older browser why there is no widget', async () => {
  const page = await openTooOld(`${site.widgetOrigin}/share/wr-poll`);
  const why = 'Your browser is too old to take part here.';
  assert.not.match(await page.$eval('body', (body) => (body as HTMLElement).innerText), why);
  // The page's own styles as an older browser reads them: without the property that is tested for.
  await page.evaluate(() => {
    const [own, unknown] = [document.querySelector('style') as HTMLStyleElement, new CSSStyleSheet()];
    unknown.replaceSync((own.textContent ?? '').replaceAll('accent-color', 'x-accent-color'));
    own.disabled = true;
    document.adoptedStyleSheets = [unknown];
  });
  await waitForText(page, why);
  assert.is(await page.$eval('[data-civic-action]', (element) => getComputedStyle(element).display), 'none');
  await page.close();
});

test.run();
