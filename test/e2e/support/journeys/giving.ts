import type { Frame, Page } from 'puppeteer-core';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../../support/wait.ts';
import { consoleErrors } from '../browser/page.ts';
import type { Product } from '../product.ts';

/** A donor in a browser, and the server's books. */

export const DONOR = { 'given-name': 'Ada', 'family-name': 'Byron', email: 'ada@example.org', 'postal-code': '07102' };
/** Cards of the sandbox. */
export const PAID = '4111111111111111';
export const SLOW = '4000000000000259';
export const MAIN = '[data-big-button]:not([aria-disabled])';

/** The widget in a page of its own, or in a frame. */
type Where = Page | Frame;

/** Found and pressed at once. The provider's frames say what they hold a moment after it was typed, and the button that was ready before may wait again. */
export const press = async (page: Where, selector = MAIN) => {
  const pressed = (wanted: string) => {
    const button = document.querySelector<HTMLElement>(wanted);
    button?.click();
    return button !== null;
  };
  await page.waitForFunction(pressed, { polling: 30 }, selector);
};
export const at = (page: Where, route: string) => page.waitForSelector(`[data-route="${route}"]`);

export async function fillIn(page: Where) {
  await at(page, '/donation/details');
  for (const [token, value] of Object.entries(DONOR)) {
    await page.waitForSelector(`[autocomplete="${token}"]`);
    await page.type(`[autocomplete="${token}"]`, value);
  }
  await press(page);
  await page.waitForSelector('[data-step="pay"]');
}

/**
 * Types a card into the provider's frames. Each is clicked until the widget hears of the focus: the driver loses the
 * frames of a page that the browser kept and brought back.
 */
export async function typeCard(page: Page, number: string) {
  for (const [field, text] of Object.entries({ number, expirationDate: '1240', cvv: '123' })) {
    await waitUntil(async () => {
      const frame = await page.$(`[data-field="${field}"] iframe`);
      await frame?.click({ count: 3 });
      return (await page.$(`[data-field="${field}"] [data-focused]`)) !== null;
    });
    await page.keyboard.type(text);
  }
  await page.waitForSelector(`[data-step="pay"] ${MAIN}`);
}

/** Chooses one of the three jars by a word on its card, and goes to the payment. */
export async function toPayment(page: Where, word: string) {
  await page.waitForSelector('[data-civic-action-root]');
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
}

const TAKEN = ['paid', 'slow', 'lost'] as const;

export function createGiving(product: Product) {
  const charges = () => product.server.db.selectFrom('charges').select(['status', 'trackingId']).execute();
  const money = () =>
    product.server.db.selectFrom('sandboxCharges').selectAll().where('outcome', 'in', TAKEN).execute();

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

  /** The payment of one of the three jars. */
  async function openJar(word: string) {
    const opened = await open('wr-charities');
    await toPayment(opened.page, word);
    return opened;
  }

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

  return { charges, money, open, openJar, openPage };
}
