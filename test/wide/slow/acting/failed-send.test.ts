import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../../../i18n/index.ts';
import { waitForText } from '../../../e2e/support/browser/page.ts';
import { NARROW, openStates, show, states, WIDE } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** After a failed send, readers are told what was not sent, still see the title, and later see “Not sent yet”. */

const product = withProduct(test, { server: async () => ({ defaultLocation: { countryCode: 'US' } }) });

const failed = states.filter(({ name, kind }) => name.endsWith('-failed') && ['poll', 'petition'].includes(kind));

/** How high the alert is, and how far it reaches over what is below the header, in px. */
const alertOf = (page: Page) =>
  page.evaluate(() => {
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const alert = rect('[role="alert"]');
    return { height: alert.height, over: Math.max(0, alert.bottom - rect('.ca-stage').top) };
  });

/** The longest text, that of the forms, has two lines beside the wide card's header and four on a phone. */
const highestOf = (size: typeof WIDE) => (size === WIDE ? 48 : 72);

test('the alert never covers what is below the header, in every language and at both sizes', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const state of failed)
    for (const locale of LOCALES)
      for (const size of [NARROW, WIDE]) {
        await show(page, { state, locale, size });
        const { height, over } = await alertOf(page);
        assert.is(over, 0, `${state.name} ${locale}`);
        assert.ok(height >= 44 && height <= highestOf(size), `${state.name} ${locale} is ${height} px high`);
      }
  await page.close();
});

async function failingPoll(): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 320, height: 533 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await page.waitForSelector('[data-big-button]');
  let isLeft = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const fails = isLeft && request.method() === 'POST' && request.url().endsWith('CompletePollAsync');
    if (fails) isLeft = false;
    return fails ? request.abort() : request.continue();
  });
  await page.click('input[type=radio]');
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.click('[data-big-button]');
  await page.waitForSelector('.ca-alert');
  return page;
}

test('WCAG 4.1.3: the alert says the printed words, then what was not sent', async () => {
  const page = await failingPoll();
  assert.is(
    await page.$eval('[role="alert"]', (alert) => alert.textContent),
    'Please try again later. Your vote was not sent.',
  );
  assert.ok(await page.$('[role="alert"] svg'));
  await page.close();
});

test('“Not sent yet” stays beside the button until the next try succeeds', async () => {
  const page = await failingPoll();
  await page.click('.ca-alert button');
  await page.waitForFunction(() => document.querySelector('.ca-alert') === null);
  await waitForText(page, 'Not sent yet');
  const seen = await page.$eval('.ca-bar', (bar) => (bar as HTMLElement).innerText.split(/\s*\n\s*/));
  assert.equal(seen, ['Not sent yet', 'Vote']);
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-route="/poll/success"]');
  assert.is(await page.$('.ca-not-sent'), null);
  await page.close();
});

test.run();
