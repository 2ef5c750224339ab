import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PHONE } from '../../../e2e/support/browser/phone.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { sheetFrame } from '../../../e2e/support/journeys/card-payment.ts';
import {
  at,
  createGiving,
  DONOR,
  fillIn,
  MAIN,
  PAID,
  press,
  SLOW,
  typeCard,
} from '../../../e2e/support/journeys/giving.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Donations as readers make them, with the sandbox's cards and its payment page; the books are the server's. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion'],
  oneProcess: true,
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const { charges, money, open, openJar, openPage } = createGiving(product);

const DECLINED = '4000000000000002';
const WITH_BANK = '4000000000003220';
const LOST = '4000000000000341';

/** The provider's frames that a box cuts off, or leaves no room beside. */
const outOfBoxes = (page: Page) =>
  page.$$eval('.ca-card-box', (boxes) =>
    boxes.flatMap((box) => {
      const frame = box.querySelector('iframe')?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = box.getBoundingClientRect();
      const [before, after] = [frame.left - left, right - frame.right].map(Math.round);
      return before === 13 && after === 13 ? [] : [`${before} px before, ${after} px after`];
    }),
  );

test('is given by keys alone on a small phone, and no number of the card leaves its frame', async () => {
  const { page, sent, errors, before } = await open('wr-donation', PHONE);
  const tabTo = (selector: string) =>
    waitUntil(async () => {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
      await page.keyboard.press('Tab');
      return false;
    });
  await tabTo('input[type="radio"]');
  await page.keyboard.press('ArrowRight');
  await tabTo('[data-big-button]');
  await page.waitForSelector(MAIN);
  await page.keyboard.press('Enter');
  await at(page, '/donation/details');
  for (const [token, value] of Object.entries(DONOR)) {
    await tabTo(`[autocomplete="${token}"]`);
    await page.keyboard.type(value);
  }
  await page.waitForSelector(MAIN);
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-step="pay"]');
  await page.waitForFunction(() => document.querySelectorAll('.ca-card-box iframe').length === 3);
  // A frame that has not loaded yet takes the focus, but none of its fields does.
  for (const element of await page.$$('.ca-card-box iframe')) {
    const frame = await element.contentFrame();
    await frame?.waitForFunction(() => document.readyState === 'complete' && document.querySelector('input'));
  }
  assert.equal(await outOfBoxes(page), [], 'each frame stands in its box');
  await tabTo('.ca-card-box iframe');
  for (const [field, text] of Object.entries({ number: PAID, expirationDate: '1240', cvv: '123' })) {
    await page.waitForSelector(`[data-field="${field}"] [data-focused]`);
    await page.keyboard.type(text);
    if (field !== 'cvv') await page.keyboard.press('Tab');
  }
  await page.waitForSelector(`[data-step="pay"] ${MAIN}`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ca-thanks');
  assert.match(await page.$eval('.ca-thanks', (end) => end.textContent ?? ''), /Play money: nothing is charged/);
  assert.equal([(await charges()).length, (await money()).length], [before.charges + 1, before.taken + 1]);
  const { db } = product.server;
  const rows = [
    await db.selectFrom('donations').selectAll().execute(),
    await db.selectFrom('charges').selectAll().execute(),
    await db.selectFrom('sandboxCharges').selectAll().execute(),
  ];
  const told = [...sent, JSON.stringify(rows)].map((text) => decodeURIComponent(text).replace(/[\s+-]/g, ''));
  assert.equal(
    told.filter((text) => text.includes(PAID)),
    [],
  );
  assert.equal(errors, []);
  await page.close();
});

const alertOf = async (page: Page) => {
  await page.waitForSelector('.ca-alert');
  return page.$eval('.ca-alert', (alert) => alert.textContent ?? '');
};

/** Closes the bank's step, which charges nothing, then pays with a card that the bank declines. */
async function cancelThenBeDeclined(page: Page, before: { charges: number }) {
  await typeCard(page, WITH_BANK);
  await press(page);
  await sheetFrame(page);
  await page.keyboard.press('Escape');
  assert.match(await alertOf(page), /cancelled.*were not charged/);
  assert.is((await charges()).length, before.charges);
  await typeCard(page, DECLINED);
  await press(page);
  await page.waitForFunction(() => document.querySelector('.ca-alert')?.textContent?.includes('declined'));
  assert.match(await alertOf(page), /declined.*were not charged/);
}

test('keeps what was entered when it is cancelled and declined, and takes another card', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await page.type('[name="dedication"]', 'For Dolores');
  await cancelThenBeDeclined(page, before);
  assert.is(await page.$eval('[name="dedication"]', (field) => (field as HTMLInputElement).value), 'For Dolores');
  await typeCard(page, PAID);
  await press(page);
  await page.waitForSelector('.ca-thanks');
  const made = (await charges()).slice(before.charges).map(({ status }) => status);
  assert.equal(made.sort(), ['declined', 'paid']);
  await page.close();
});

test('charges once when it is pressed twice and the answer is lost', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await typeCard(page, PAID);
  await loseAnswers(page);
  await page.$eval('[data-step="pay"] [data-big-button]', (button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await page.waitForFunction(() => document.querySelector('.ca-title')?.textContent?.includes('still checking'));
  await page.waitForSelector('.ca-thanks');
  assert.equal([(await charges()).length, (await money()).length], [before.charges + 1, before.taken + 1]);
  await page.close();
});

test('goes on with a payment that was under way when the page is loaded anew, and charges it once', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await typeCard(page, SLOW);
  await press(page);
  await waitUntil(async () => (await charges()).length > before.charges);
  await page.reload();
  await page.waitForSelector('.ca-thanks');
  assert.equal([(await charges()).length, (await money()).length], [before.charges + 1, before.taken + 1]);
  await page.close();
});

test('charityToken: charges nothing that is cancelled or declined, and once where all answers are lost at first', async () => {
  const { page, before } = await openJar('reef');
  await cancelThenBeDeclined(page, before);
  await typeCard(page, LOST);
  await loseAnswers(page);
  await press(page);
  await page.waitForSelector('.ca-thanks');
  const made = (await charges()).slice(before.charges).map(({ status }) => status);
  assert.equal(made.sort(), ['declined', 'paid']);
  assert.is((await money()).length, before.taken + 1);
  await page.close();
});

for (const [choice, words] of [
  ['cancelled', 'cancelled'],
  ['declined', 'declined'],
] as const)
  test(`tells of a payment that was ${choice} on the provider’s page, and takes it when it is made after all`, async () => {
    const { page, provider, before } = await openPage();
    await provider.waitForSelector(`[value="${choice}"]`);
    await Promise.all([provider.waitForNavigation(), provider.click(`[value="${choice}"]`)]);
    await page.bringToFront();
    // The widget asks by itself.
    await page.waitForSelector(`[data-page="${choice}"]`);
    assert.match(await page.$eval('[data-page]', (text) => text.textContent ?? ''), new RegExp(words));
    await provider.goto(await page.$eval('a[data-big-button]', (link) => (link as HTMLAnchorElement).href));
    await provider.bringToFront();
    await provider.waitForSelector('[value="authorized"]');
    await Promise.all([provider.waitForNavigation(), provider.click('[value="authorized"]')]);
    await page.bringToFront();
    const keysOf = await loseAnswers(page, choice === 'declined' ? 1 : 0);
    await page.$eval('a[data-big-button]', (link) => {
      link.addEventListener('click', (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
    await page.waitForSelector('.ca-thanks');
    assert.is((await money()).length, before.taken + 1);
    const keys = await keysOf();
    assert.equal([keys.length, new Set(keys).size], [choice === 'declined' ? 2 : 1, 1]);
    await provider.close();
    await page.close();
  });

test.run();
