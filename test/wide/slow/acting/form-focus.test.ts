import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForText } from '../../../e2e/support/browser/page.ts';
import { openStates, show, states, WIDE } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** Keyboard users keep the focus on the button while it sends, and after a failure. */

const product = withProduct(test, { server: async () => ({ defaultLocation: { countryCode: 'US' } }) });

type Focus = { isButton: boolean; isDisabled: boolean; waits: string | null; isBusy: string | null; label: string };

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLButtonElement | null;
    return {
      isButton: focused?.matches('[data-big-button]') ?? false,
      isDisabled: focused?.disabled ?? false,
      waits: focused?.getAttribute('aria-disabled') ?? null,
      isBusy: focused?.getAttribute('aria-busy') ?? null,
      label: focused?.textContent ?? '',
    };
  });

const named = (pattern: RegExp) => states.filter(({ name }) => pattern.test(name));

test('the button keeps the focus while its form is sent, and says that it is busy', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const state of named(/-sending$/)) {
    await show(page, { state, locale: 'en-US', size: WIDE });
    const { label: _, ...focus } = await focusOf(page);
    assert.equal(focus, { isButton: true, isDisabled: false, waits: 'true', isBusy: 'true' }, state.name);
  }
  await page.close();
});

test('the button keeps the focus after a failed send', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const state of named(/-failed$/).filter(
    ({ kind }) => !['shell', 'lawmakers', 'speedometer', 'video'].includes(kind),
  )) {
    await show(page, { state, locale: 'en-US', size: WIDE });
    const { label: _, ...focus } = await focusOf(page);
    assert.equal(focus, { isButton: true, isDisabled: false, waits: null, isBusy: null }, state.name);
  }
  await page.close();
});

/** Cuts off the next request for this call. */
async function failOnce(page: Page, call: string) {
  let isLeft = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const fails = isLeft && request.method() === 'POST' && request.url().endsWith(call);
    if (fails) isLeft = false;
    return fails ? request.abort() : request.continue();
  });
}

async function openWidget(id: string): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=${id}`);
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  return page;
}

test('a form can be sent twice by Enter alone', async () => {
  const page = await openWidget('wr-petition');
  await failOnce(page, 'CompletePetitionAsync');
  await page.focus('[data-big-button]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-route="/petition"] [data-big-button]:not([data-moving])');
  await page.type('[autocomplete="name"]', 'Ada Lovelace');
  await page.type('[autocomplete="email"]', 'ada@example.org');
  await page.type('[autocomplete="postal-code"]', '12180');
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ca-alert');
  assert.is((await focusOf(page)).label, 'Sign');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-route="/petition/success"]');
  assert.is(await page.$('.ca-alert'), null);
  await page.close();
});

test('the result of a call can be sent again after a failure', async () => {
  const page = await openWidget('wr-call');
  await failOnce(page, 'CompleteCallAsync');
  await page.keyboard.press('Tab');
  await page.focus('[data-big-button]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-other-phone]:not([aria-disabled])');
  await page.focus('[data-other-phone]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-outcome="Contacted"]:not([aria-disabled])');
  assert.is((await focusOf(page)).label, 'Contacted');
  const failed = page.waitForRequest((request) => request.url().endsWith('CompleteCallAsync'));
  await page.keyboard.press('Enter');
  await failed;
  await waitForText(page, 'How did your call go?');
  assert.is((await focusOf(page)).label, 'Contacted');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[data-route="/call"]') === null);
  await page.close();
});

test.run();
