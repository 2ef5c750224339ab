import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A form in a real browser: what a reader sees and reads. */

const product = withProduct(test);

async function openForm(width: number, height: number): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width, height });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-petition`);
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await page.waitForSelector('[autocomplete="email"]');
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  return page;
}

/** @returns how far the focused field, with its error, reaches under the bar, in px */
const hiddenPx = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement?.closest('.ca-field');
    const bar = document.querySelector('.ca-bar');
    if (!field || !bar) throw new Error('no field has the focus');
    return Math.max(0, field.getBoundingClientRect().bottom - bar.getBoundingClientRect().top);
  });

for (const [width, height] of [
  [320, 533],
  [620, 362],
] as const)
  test(`the bar never covers the focused field at ${width} × ${height}, even with errors`, async () => {
    const page = await openForm(width, height);
    await page.focus('[autocomplete="name"]');
    for (const token of ['name', 'email', 'postal-code', 'tel']) {
      assert.is(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete')), token);
      await page.keyboard.type('x');
      if (token === 'postal-code') await page.keyboard.press('Backspace');
      // Left and come back to.
      await page.keyboard.press('Tab');
      await page.waitForSelector(`[autocomplete="${token}"][aria-invalid]`);
      await page.focus(`[autocomplete="${token}"]`);
      // The screen scrolls in the frame after the error's.
      await waitUntil(async () => (await hiddenPx(page)) === 0);
      await page.keyboard.press('Tab');
    }
    await page.close();
  });

test('says what the button waits for, then nothing', async () => {
  const page = await openForm(620, 362);
  const described = () =>
    page.$eval('[data-big-button]', (button) => {
      const id = button.getAttribute('aria-describedby');
      return id && (document.getElementById(id)?.textContent ?? 'names nothing');
    });
  assert.is(await described(), 'Still needed: full name, email, and postal code');
  await page.type('[autocomplete="name"]', 'Ada Lovelace');
  await page.type('[autocomplete="email"]', 'ada@example.test');
  assert.is(await described(), 'Still needed: postal code');
  await page.type('[autocomplete="postal-code"]', '12180-12345');
  assert.is(await described(), 'Still needed: postal code');
  await page.keyboard.press('Backspace');
  assert.is(await described(), null);
  await page.close();
});

test('says what is required at an emptied field', async () => {
  const page = await openForm(620, 362);
  await page.type('[autocomplete="name"]', 'A');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.waitForSelector('[autocomplete="name"][aria-invalid]');
  assert.is(
    await page.$eval('.ca-field [aria-live="polite"]', (error) => error.textContent),
    'Required. Enter your first and last name.',
  );
  await page.close();
});

test.run();
