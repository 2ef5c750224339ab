import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { delayFiles, loseFiles } from '../support/browser/first-click.ts';
import { waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** A link in the built files, on the real server. */

const product = withProduct(test, { tracking: true });

const LATE_MS = 1_000;
const ADDRESS = 'https://harbor-authority.example/budget/2027.pdf';

const stored = async () => (await product.server.db.selectFrom('completions').selectAll().execute()).length;

async function open(prepare: (page: Page) => Promise<unknown>) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 320, height: 533, hasTouch: true });
  await prepare(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-link`);
  await page.waitForSelector('[data-big-button]');
  return page;
}

/** Presses the link as a reader does. @returns the page that the browser opened */
async function press(page: Page) {
  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await page.tap('a.ca-big');
  const other = await opened;
  const hasOpener = await other?.evaluate(() => window.opener !== null).catch(() => false);
  await other?.close();
  return { isOpen: other !== null, hasOpener };
}

test('a link pressed before the application has come opens at once, without access to this page, and counts once', async () => {
  const before = await stored();
  const page = await open((each) => delayFiles(each, LATE_MS));
  assert.is(await page.$eval('a.ca-big', ({ href }) => href), ADDRESS);
  await waitForText(page, 'Opens harbor-authority.example in a new window');
  assert.equal(await press(page), { isOpen: true, hasOpener: false });
  await page.bringToFront();
  await page.waitForSelector('[data-route="/link"] .ca-thanks');
  await page.tap('.ca-thanks a.ca-link');
  await page.waitForNetworkIdle({ idleTime: 200 });
  assert.is(await stored(), before + 1);
  await page.close();
});

test('a link opens even where the application does not come', async () => {
  const page = await open(loseFiles);
  assert.is((await press(page)).isOpen, true);
  await page.close();
});

test('tells its events in their order', async () => {
  const recorded = () => product.server.db.selectFrom('activities').select('type').orderBy('id').execute();
  const { length: before } = await recorded();
  const page = await open(async () => {});
  await press(page);
  await page.bringToFront();
  await page.waitForSelector('[data-route="/link"] .ca-thanks');
  await page.waitForNetworkIdle({ idleTime: 300 });
  await page.close();
  const types = (await recorded()).slice(before).map(({ type }) => type);
  assert.equal(
    types.filter((type) => type.startsWith('Action')),
    ['ActionVisible', 'ActionInitiated', 'ActionCompleted'],
  );
});

test.run();
