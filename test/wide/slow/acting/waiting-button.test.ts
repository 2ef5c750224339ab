import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findLawmakers } from '../../../e2e/support/journeys/lawmakers.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** A main button that waits for something is never disabled: it says what is missing, and leads there. */

const product = withProduct(test, { server: async () => ({ defaultLocation: { countryCode: 'US' } }) });

async function openWidget(id: string): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  return page;
}

/** How the button looks, and the text beside it. */
const lookOf = (page: Page) =>
  page.$eval('[data-big-button]', (button) => {
    const { backgroundColor, color } = getComputedStyle(button);
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    return { colors: [backgroundColor, color], note: (note?.checkVisibility() && note.textContent) || '' };
  });

test('WCAG 1.4.1: the text beside a waiting button says so, and the button is never greyed out', async () => {
  const page = await openWidget('wr-poll');
  const waiting = await lookOf(page);
  assert.is(waiting.note, 'Choose an answer to vote');
  await page.click('input[type=radio]');
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  assert.equal(await lookOf(page), { colors: waiting.colors, note: '' });
  await page.close();
});

test('WCAG 2.4.3: Vote without an answer leads to the first answer', async () => {
  const page = await openWidget('wr-poll');
  await page.focus('[data-big-button]');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement === document.querySelector('input[type=radio]'));
  const told = await page.$eval('[role=radiogroup]', (group) => group.getAttribute('aria-describedby') ?? '');
  assert.is(await page.$eval(`[id="${told}"]`, (note) => note.textContent), 'Choose an answer to vote');
  await page.keyboard.press('Space');
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.close();
});

test('WCAG 2.4.3: a button keeps the focus while the next screen comes', async () => {
  const page = await openWidget('wr-petition');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('[data-big-button]');
    button?.focus();
    button?.click();
    new MutationObserver(() => {
      document.documentElement.dataset.focused ??= String(document.activeElement === button);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-moving'] });
  });
  await page.waitForSelector('[data-route="/petition"]');
  assert.is(await page.evaluate(() => document.documentElement.dataset.focused), 'true');
  await page.close();
});

test('a step that leads on never says that it sends, whatever is ticked', async () => {
  const page = await openWidget('wr-petition');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await page.waitForSelector('form [data-busy]');
  // As while the next step's files are fetched.
  const words = await page.$eval('form [data-big-button]', (button) => {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
    button.before(box);
    button.setAttribute('aria-busy', 'true');
    return getComputedStyle(button, '::after').content;
  });
  assert.is(words, 'none');
  await page.close();
});

test('POST ON X without a text leads to the field', async () => {
  const page = await openWidget('wr-tweet');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await findLawmakers(page.mainFrame());
  await page.waitForSelector('textarea');
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await page.focus('textarea');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.press('Backspace');
  await page.waitForSelector('[data-big-button][aria-disabled]');
  assert.is((await lookOf(page)).note, 'Still needed: your post');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.activeElement?.matches('textarea[aria-invalid]'));
  await page.close();
});

test.run();
