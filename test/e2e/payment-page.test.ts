import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../support/wait.ts';
import { at, createGiving, fillIn, press } from './support/giving.ts';
import { withProduct } from './support/product.ts';

/** The provider's own payment page where it is closed, where no window opens, and where the way to it is covered. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion'],
  // The headless shell does not tell what covers a frame.
  whole: true,
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const { charges, money, openPage } = createGiving(product);

const LINK = 'a[data-big-button]';

async function choose(provider: Page, choice: string) {
  await provider.bringToFront();
  await provider.waitForSelector(`[value="${choice}"]`);
  await Promise.all([provider.waitForNavigation(), provider.click(`[value="${choice}"]`)]);
}

test('a payment page that is closed without a choice opens again, and the gift is charged once', async () => {
  const { page, provider, before } = await openPage();
  await provider.close();
  await page.bringToFront();
  await press(page);
  await page.waitForSelector('[data-page="unpaid"]');
  const again = await page.$eval(
    '[data-page="unpaid"] ~ a, .ca-gift-guard a',
    (link) => (link as HTMLAnchorElement).href,
  );
  const second = await product.browser.newPage();
  await second.goto(again);
  await choose(second, 'authorized');
  await second.close();
  await page.bringToFront();
  await page.waitForSelector('.ca-thanks');
  assert.equal([(await charges()).length, (await money()).length], [before.charges + 1, before.taken + 1]);
  await page.close();
});

test('a payment that nobody comes back for is not charged', async () => {
  const { page, provider, before } = await openPage();
  await page.close();
  await choose(provider, 'authorized');
  await provider.close();
  assert.equal([(await charges()).length, (await money()).length], [before.charges, before.taken]);
});

/** A page of another site with the widget in a frame of its own making. */
async function framed(attributes: string): Promise<{ page: Page; frame: Frame }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 500 });
  await page.goto(`${product.publisherOrigin}/articles/missing`);
  const src = `${product.widgetOrigin}/widget/?widgetRequestId=wr-charities`;
  await page.setContent(`<iframe ${attributes} src="${src}" width="620" height="362" title="Give"></iframe>`);
  await page.bringToFront();
  const element = await page.waitForSelector('iframe');
  const frame = await element?.contentFrame();
  assert.ok(frame);
  return { page, frame };
}

async function toThePage(frame: Frame) {
  const inFrame = frame as unknown as Page;
  await frame.waitForSelector('.ca-card button, li button');
  await frame.evaluate(() => {
    const card = [...document.querySelectorAll('li, article, .ca-card')].find((each) =>
      each.textContent?.includes('clinic'),
    );
    card?.querySelector('button')?.click();
  });
  await at(inFrame, '/donation/start');
  await press(inFrame);
  await fillIn(inFrame);
  await frame.waitForSelector(LINK);
}

/** Presses when the link has been there long enough to be seen (widget/actions/donation/pay/press-guard.ts). */
async function pressByPointer(frame: Frame) {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const link = await frame.$(LINK);
  await link?.click();
}

test('says the page’s address where a sandbox opens no window, and takes the payment that is made there', async () => {
  const { page, frame } = await framed('sandbox="allow-scripts allow-same-origin"');
  const before = (await money()).length;
  await toThePage(frame);
  const url = await frame.$eval(LINK, (link) => (link as HTMLAnchorElement).href);
  await pressByPointer(frame);
  await frame.waitForFunction(
    (address) => [...document.querySelectorAll('input')].some((field) => field.value === address),
    {},
    url,
  );
  const provider = await product.browser.newPage();
  await provider.goto(url);
  await choose(provider, 'authorized');
  await provider.close();
  await page.bringToFront();
  await frame.waitForSelector('.ca-thanks');
  assert.is((await money()).length, before + 1);
  await page.close();
});

test('opens nothing from a link that the page around it covers, and says so', async () => {
  const { page, frame } = await framed('');
  await toThePage(frame);
  const pages = async () => (await product.browser.pages()).length;
  const before = await pages();
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    cover.style.cssText = 'position:fixed;inset:0;background:#fff;pointer-events:none';
  });
  await pressByPointer(frame);
  await frame.waitForSelector('.ca-gift-guard [role="alert"]');
  assert.is(await pages(), before);
  await page.evaluate(() => document.querySelector('div')?.remove());
  await waitUntil(async () => {
    await pressByPointer(frame);
    return (await pages()) > before;
  });
  await page.close();
});

test.run();
