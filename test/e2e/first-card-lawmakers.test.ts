import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from './support/product.ts';

/** The served front of an action that looks for the reader's lawmakers keeps its places when React takes over. */

const product = withProduct(test);

const SIZES = [
  { width: 620, height: 362 },
  { width: 320, height: 533 },
];

const boxes = (page: Page) =>
  page.$$eval('#root h1, #root h2, #root .ca-big, #root .ca-lawmakers, #root img.ca-picture', (all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.className || each.localName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

async function open(id: string, size: { width: number; height: number }) {
  const page = await (await product.browser.createBrowserContext()).newPage();
  await page.setViewport(size);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}&disableTracking=true`);
  await page.waitForFunction(() => document.fonts.status === 'loaded' && window.civicActionEarly?.take);
  return page;
}

async function takeOver(page: Page) {
  await page.evaluate(() => void dispatchEvent(new Event('pointerover')));
  await page.waitForSelector('#root .ca-lawmakers');
  await page.waitForFunction(() => !document.querySelector('#root .ca-looking'));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
}

for (const id of ['wr-email-congress', 'wr-call-congress', 'wr-tweet'])
  for (const size of SIZES)
    test(`${id} has room for the look-up from the first paint at ${size.width} px`, async () => {
      const page = await open(id, size);
      const before = await boxes(page);
      assert.ok(
        before.some((box) => box.startsWith('ca-lawmakers')),
        before.join('\n'),
      );
      await takeOver(page);
      assert.equal(await boxes(page), before);
      await page.browserContext().close();
    });

test.run();
