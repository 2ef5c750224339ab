import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createGiving, fillIn, PAID, press, SLOW, typeCard } from '../../../e2e/support/journeys/giving.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Payments whose page is left and come back to. */

const product = withProduct(test, {
  args: ['--force-prefers-reduced-motion'],
  oneProcess: true,
  server: async () => ({ playMoney: true, rateLimit: 0 }),
});

const { charges, money, open } = createGiving(product);

const made = async (before: { charges: number; taken: number }) => [
  (await charges()).length - before.charges,
  (await money()).length - before.taken,
];

test('goes on with a payment when the reader leaves the page under way and comes back, and charges it once', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await typeCard(page, SLOW);
  await press(page);
  await waitUntil(async () => (await charges()).length > before.charges);
  await page.goto(`${product.widgetOrigin}/health`);
  await page.goBack();
  await page.waitForSelector('.ca-thanks');
  assert.equal(await made(before), [1, 1]);
  await page.close();
});

test('takes a card that was being entered when the reader left the page and came back', async () => {
  const { page, before } = await open('wr-donation');
  await press(page);
  await fillIn(page);
  await page.goto(`${product.widgetOrigin}/health`);
  await page.goBack();
  await page.waitForSelector('[data-civic-action-root]');
  // Chromium keeps the page, or loads it anew: then the donor begins again.
  if (!(await page.$('[data-step="pay"]'))) {
    await press(page);
    await fillIn(page);
  }
  await typeCard(page, PAID);
  await press(page);
  await page.waitForSelector('.ca-thanks');
  assert.equal(await made(before), [1, 1]);
  await page.close();
});

test.run();
