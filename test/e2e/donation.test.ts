import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../support/wait.ts';
import { fieldFrame, ONE_PROCESS, sheetFrame } from './support/card-payment.ts';
import { consoleErrors } from './support/page.ts';
import { PHONE } from './support/phone.ts';
import { withProduct } from './support/product.ts';
import { loseAnswers } from './support/requests.ts';

/** Donations as readers make them, with the sandbox's cards and its payment page; the books are the server's. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion', ...ONE_PROCESS],
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const DONOR = { 'given-name': 'Ada', 'family-name': 'Byron', email: 'ada@example.org', 'postal-code': '07102' };
const PAID = '4111111111111111';
const DECLINED = '4000000000000002';
const WITH_BANK = '4000000000003220';
const SLOW = '4000000000000259';
const LOST = '4000000000000341';
const MAIN = '[data-big-button]:not([aria-disabled])';

const charges = () => product.server.db.selectFrom('charges').select(['status', 'trackingId']).execute();
const TAKEN = ['paid', 'slow', 'lost'] as const;
const money = () => product.server.db.selectFrom('sandboxCharges').selectAll().where('outcome', 'in', TAKEN).execute();

async function open(requestId: string, viewport: Parameters<Page['setViewport']>[0] = { width: 620, height: 362 }) {
  const page = await product.browser.newPage();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.setViewport(viewport);
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${requestId}`);
  await page.waitForSelector('[data-civic-action-root]');
  await page.bringToFront();
  return { page, sent, errors, before: { charges: (await charges()).length, taken: (await money()).length } };
}

const press = async (page: Page, selector = MAIN) => {
  await page.waitForSelector(selector);
  await page.$eval(selector, (button) => (button as HTMLElement).click());
};
const at = (page: Page, route: string) => page.waitForSelector(`[data-route="${route}"]`);

async function fillIn(page: Page) {
  await at(page, '/donation/details');
  for (const [token, value] of Object.entries(DONOR)) {
    await page.waitForSelector(`[autocomplete="${token}"]`);
    await page.type(`[autocomplete="${token}"]`, value);
  }
  await press(page);
  await page.waitForSelector('[data-step="pay"]');
}

/** Types a card into the provider's frames, going from one to the next by Tab. */
async function typeCard(page: Page, number: string) {
  await page.waitForFunction(() => document.querySelectorAll('.ca-card-box iframe').length === 3);
  await waitUntil(() =>
    fieldFrame(page, 'cvv').then(
      () => true,
      () => false,
    ),
  );
  for (const [field, text] of Object.entries({ number, expirationDate: '1240', cvv: '123' })) {
    const frame = await fieldFrame(page, field as 'number');
    await frame.$eval('input', (input) => {
      input.focus();
      input.select();
    });
    await page.waitForSelector(`[data-field="${field}"] [data-focused]`);
    await page.keyboard.type(text);
  }
  await page.waitForSelector(`[data-step="pay"] ${MAIN}`);
}

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
  assert.match(await alertOf(page), /cancelled.*haven’t been charged/);
  assert.is((await charges()).length, before.charges);
  await typeCard(page, DECLINED);
  await press(page);
  await page.waitForFunction(() => document.querySelector('.ca-alert')?.textContent?.includes('declined'));
  assert.match(await alertOf(page), /declined.*haven’t been charged/);
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

/** Chooses one of the three jars by a word on its card, and goes to the payment. */
async function openJar(word: string) {
  const opened = await open('wr-charities');
  const { page } = opened;
  await page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll<HTMLElement>('li, article, .ca-card')];
    cards
      .find((card) => card.textContent?.includes(wanted))
      ?.querySelector<HTMLElement>('button')
      ?.click();
  }, word);
  await at(page, '/donation/start');
  await press(page);
  await fillIn(page);
  return opened;
}

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

/** Goes to the clinic's boat, whose provider has a page of its own, and opens that page. */
async function openPage() {
  const { page, before } = await openJar('clinic');
  const opened = new Promise<Page | null>((resolve) =>
    product.browser.once('targetcreated', (target) => void target.page().then(resolve)),
  );
  await page.waitForSelector('a[data-big-button]');
  await page.$eval('a[data-big-button]', (link) => (link as HTMLElement).click());
  const provider = await opened;
  assert.ok(provider);
  await provider.waitForSelector('[value="cancelled"]');
  assert.is(await provider.evaluate(() => window.opener), null);
  return { page, provider, before };
}

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
