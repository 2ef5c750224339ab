import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { PHONE } from '../support/browser/phone.ts';
import { createGiving, fillIn, MAIN, PAID, press, typeCard } from '../support/journeys/giving.ts';
import { withProduct } from '../support/product.ts';

/** A gift told as money: from the amount and what it does to the thanks, with the demo's own content. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion'],
  oneProcess: true,
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const { charges, open } = createGiving(product);

/** What is seen: of texts that lie over each other, the one. */
const seen = (page: Page, selector: string) =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.trim().replace(/\s+/g, ' '));

const BUTTON = '[data-big-button]';
const IMPACT = '.ca-gift-impact';
const CROSSING = '$25 pays the fuel of one crossing after midnight.';

/** Where the amounts and the button stand. */
const places = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect())),
    ['.ca-gift-amounts', IMPACT, BUTTON],
  );

const opened = [
  ['a wide frame', undefined],
  ['a phone', PHONE],
] as const;

for (const [where, viewport] of opened)
  test(`says in ${where} what is given and what it does, and moves nothing while it is chosen and prepared`, async () => {
    const { page, errors } = await open('wr-donation', viewport);
    await page.waitForSelector(MAIN);
    const before = await places(page);
    assert.equal([await seen(page, BUTTON), await seen(page, IMPACT)], ['Give $10', '$10 buys four gallons of fuel.']);
    await page.click('input[value="25"]');
    await waitUntil(async () => (await seen(page, BUTTON)) === 'Give $25');
    assert.is(await seen(page, IMPACT), CROSSING);
    assert.equal(await places(page), before);
    await page.type('[name="amount"]', '60');
    await waitUntil(async () => (await seen(page, BUTTON)) === 'Give $60');
    assert.is(await seen(page, IMPACT), '$50 pays the fuel over to the island and back.');
    assert.equal(await places(page), before);
    await page.click('input[value="25"]');
    const preparing = page.waitForSelector('[data-big-button][aria-busy="true"]');
    await press(page);
    await preparing;
    assert.equal([await seen(page, BUTTON), await seen(page, IMPACT)], ['Preparing…', CROSSING]);
    assert.ok(await page.$('[data-chosen] input[value="25"]'));
    assert.equal(await places(page), before);
    await fillIn(page);
    await typeCard(page, PAID);
    assert.is(await seen(page, `[data-step="pay"] ${BUTTON}`), 'Give $25');
    assert.is((await page.$$('.ca-brands svg')).length, 3);
    await press(page);
    await page.waitForSelector('.ca-thanks');
    const words = await seen(page, '.ca-reward-words');
    assert.match(words, new RegExp(CROSSING.replace('$', '\\$')));
    assert.match(words, /\$25 to Ferry Riders Alliance One-time gift/);
    assert.ok(await page.$('.ca-share-large'));
    assert.equal(errors, []);
    await page.close();
  });

test('shows a choice that is made before the application has come, and begins with it', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const held: HTTPRequest[] = [];
  let isHeld = true;
  const bodies: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().includes('InitiateDonation')) bodies.push(request.postData() ?? '');
    if (isHeld && /\/widget\/[\w-]+\.js$/.test(request.url())) held.push(request);
    else void request.continue();
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-donation`, { waitUntil: 'domcontentloaded' });
  await page.bringToFront();
  await page.waitForSelector('input[value="50"]');
  await page.click('input[value="50"]');
  await waitUntil(async () => (await seen(page, BUTTON)) === 'Give $50');
  assert.is(await seen(page, IMPACT), '$50 pays the fuel over to the island and back.');
  await page.click(BUTTON);
  await page.waitForSelector('[data-big-button][aria-busy="true"]');
  isHeld = false;
  await Promise.all(held.splice(0).map((request) => request.continue()));
  await page.waitForSelector('[data-route="/donation/details"]');
  assert.equal(
    bodies.map((body) => JSON.parse(body).amount),
    [50],
  );
  await page.close();
});

test('lets a button that pays look as if it were still to come while presses don’t count', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await typeCard(page, PAID);
  const pay = `[data-step="pay"] ${MAIN}`;
  const look = () =>
    page.$eval(pay, (button) => [
      button.closest('.ca-gift-guard')?.hasAttribute('data-early'),
      getComputedStyle(button).filter !== 'none',
    ]);
  await waitUntil(async () => (await look()).every((is) => !is));
  // The page moves the frame under a mouse that lies still.
  const over = () =>
    page.evaluate(() => {
      document.body.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
      const button = document.querySelector<HTMLElement>('[data-step="pay"] [data-big-button]');
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      return button?.getAttribute('aria-busy') ?? null;
    });
  assert.is(await over(), null);
  await waitUntil(async () => (await look()).every((is) => is === false));
  assert.is((await charges()).length, before.charges);
  const button = await page.$(pay);
  await button?.click();
  await page.waitForSelector('.ca-thanks');
  assert.is((await charges()).length, before.charges + 1);
  await page.close();
});

test.run();
