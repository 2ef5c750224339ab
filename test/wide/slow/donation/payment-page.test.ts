import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGiving, press, toPayment } from '../../../e2e/support/journeys/giving.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { skipUnless } from '../../../support/skip.ts';
import { waitUntil } from '../../../support/wait.ts';

/** The provider's own payment page where it is closed, where no window opens, and where the way to it is covered. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion'],
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

/** Pays on the provider's page, in a window that the reader has opened by hand. */
async function payAt(url: string) {
  const provider = await product.browser.newPage();
  await provider.goto(url);
  await choose(provider, 'authorized');
  await provider.close();
}

const addressIn = (where: Page | Frame, selector: string) =>
  where.$eval(selector, (link) => (link as HTMLAnchorElement).href);

test('a payment page that is closed without a choice opens again, and the gift is charged once', async () => {
  const { page, provider, before } = await openPage();
  await provider.close();
  await page.bringToFront();
  // The link is the large button until the page has noticed that it was pressed.
  await press(page, 'button[data-big-button]:not([aria-disabled])');
  await page.waitForSelector('[data-page="unpaid"]');
  await payAt(await addressIn(page, '.ca-gift-guard a'));
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

/**
 * Presses by pointer until that has its effect: the widget passes over presses on a link that has just appeared
 * (widget/actions/donation/pay/press-guard.ts).
 */
const pressUntil = (frame: Frame, holds: () => Promise<boolean>) =>
  waitUntil(async () => {
    const link = await frame.$(LINK);
    await link?.click();
    return holds();
  });

/** What the browser tells a new observer of what holds the link: one that stands may hear nothing while nothing is drawn. */
const isSeen = (frame: Frame) =>
  frame.evaluate(
    (selector) =>
      new Promise<boolean>((resolve) => {
        const options: object = { trackVisibility: true, delay: 100 };
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve((entries.at(-1) as { isVisible?: boolean } | undefined)?.isVisible === true);
        }, options);
        observer.observe(document.querySelector(selector) as Element);
      }),
    '.ca-gift-guard',
  );

test('says the page’s address where a sandbox opens no window, and takes the payment that is made there', async () => {
  const { page, frame } = await framed('sandbox="allow-scripts allow-same-origin"');
  const before = (await money()).length;
  await toPayment(frame, 'clinic');
  await frame.waitForSelector(LINK);
  const url = await addressIn(frame, LINK);
  await pressUntil(frame, () =>
    frame.evaluate((address) => [...document.querySelectorAll('input')].some(({ value }) => value === address), url),
  );
  const [field = 0, whole] = await frame.$$eval('.ca-by-hand, .ca-fields', (all) =>
    all.map(({ clientWidth }) => clientWidth).sort((a, b) => a - b),
  );
  assert.is(field, whole, 'the address has the width of the form');
  await payAt(url);
  await page.bringToFront();
  await frame.waitForSelector('.ca-thanks');
  assert.is((await money()).length, before + 1);
  await page.close();
});

const whereToldOf = skipUnless(
  !/headless[-_]shell/.test(process.env.CHROME_PATH ?? ''),
  'the headless shell does not tell what covers a frame',
);

whereToldOf('opens nothing from a link that the page around it covers, and says so', async () => {
  const { page, frame } = await framed('');
  await toPayment(frame, 'clinic');
  await frame.waitForSelector(LINK);
  await waitUntil(() => isSeen(frame));
  const pages = async () => (await product.browser.pages()).length;
  const before = await pages();
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    cover.style.cssText = 'position:fixed;inset:0;background:#fff;pointer-events:none';
  });
  // A browser may say so at first of whatever it has not drawn yet.
  for (const _ of Array(3)) await waitUntil(async () => !(await isSeen(frame)));
  await pressUntil(frame, async () => (await frame.$('.ca-gift-guard [role="alert"]')) !== null);
  await (await frame.$(LINK))?.click({ button: 'middle' });
  assert.equal([await pages(), await frame.$('[data-page="open"]')], [before, null]);
  assert.is(
    await frame.$eval(
      '.ca-gift-guard [role="alert"] a',
      (link) => getComputedStyle(link.parentElement as Element).display,
    ),
    'block',
    'the link runs on in its sentence',
  );
  await page.evaluate(() => document.querySelector('div')?.remove());
  await pressUntil(frame, async () => (await pages()) > before);
  await page.close();
});

/** Stops the clock by which the widget judges a press, so that no slow machine changes the verdict. */
const setClock = (frame: Frame, aheadMs: number) =>
  frame.evaluate((ms) => {
    const at = performance.now() + ms;
    performance.now = () => at;
  }, aheadMs);

whereToldOf('opens nothing from a link that the page around it moves under a resting mouse', async () => {
  const { page, frame } = await framed('style="position:fixed;left:0;top:0"');
  await toPayment(frame, 'clinic');
  const link = await frame.waitForSelector(LINK);
  await waitUntil(() => isSeen(frame));
  const { x = 0, y = 0, width = 0, height = 0 } = (await link?.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, 480);
  // The link has been there for a second.
  await setClock(frame, 1000);
  await frame.evaluate(() => addEventListener('click', () => Reflect.set(window, 'isHeard', true), true));
  const isHeard = () => frame.evaluate(() => Reflect.get(window, 'isHeard') === true);
  const isOpen = async () => (await frame.$('[data-page="open"]')) !== null;
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  await page.$eval(
    'iframe',
    (element, by) => {
      element.style.top = `${by}px`;
    },
    480 - (y + height / 2),
  );
  // The browser gives the article what is pressed until it knows where the frame is.
  await waitUntil(async () => {
    await press();
    return isHeard();
  });
  assert.is(await isOpen(), false);
  await setClock(frame, 1000);
  await waitUntil(async () => {
    await press();
    return isOpen();
  });
  await page.close();
});

test('a payment page that the middle button opens is waited for', async () => {
  const { page, frame } = await framed('');
  await toPayment(frame, 'clinic');
  const link = await frame.waitForSelector(LINK);
  await waitUntil(async () => {
    await link?.click({ button: 'middle' }).catch(() => {}); // it may be gone already
    return (await frame.$('[data-page="open"]')) !== null;
  });
  await page.close();
});

test.run();
