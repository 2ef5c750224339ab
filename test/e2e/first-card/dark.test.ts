import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { consoleErrors } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** A widget in the dark: the server draws its first card so, and the application goes on in the same colours. */

const product = withProduct(test);

const prefer = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);

async function open(scheme: string, system: 'light' | 'dark' = 'light') {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await prefer(page, system);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&embedType=5&colorScheme=${scheme}`);
  await page.waitForSelector('.ca-answer');
  return { page, errors };
}

const LIGHT = 'rgb(255 253 249)';
const DARK = 'rgb(22 25 28)';

const groundOf = (page: Page) =>
  page.$eval('.ca-root', (root) => getComputedStyle(root).getPropertyValue('--ca-background'));

const CASES: [scheme: string, system: 'light' | 'dark', ground: string][] = [
  ['light', 'dark', LIGHT],
  ['dark', 'light', DARK],
  ['auto', 'dark', DARK],
  ['auto', 'light', LIGHT],
  ['page', 'dark', LIGHT],
];

for (const [scheme, system, ground] of CASES)
  test(`draws ${scheme} for a reader who prefers ${system}, before and after their vote`, async () => {
    const { page, errors } = await open(scheme, system);
    assert.is(await groundOf(page), ground);
    await page.click('.ca-answer');
    await page.click('[data-big-button]');
    await page.waitForSelector('.ca-result');
    assert.is(await groundOf(page), ground);
    assert.equal(errors, []);
    await page.close();
  });

test('follows the reader’s system', async () => {
  const { page } = await open('auto');
  await page.click('.ca-answer');
  await prefer(page, 'dark');
  await waitUntil(async () => (await groundOf(page)) === DARK);
  await prefer(page, 'light');
  await waitUntil(async () => (await groundOf(page)) === LIGHT);
  await page.close();
});

for (const after of [false, true])
  test(`a card that the server drew light turns dark ${after ? 'after' : 'before'} its first press`, async () => {
    const page = await product.browser.newPage();
    const errors = consoleErrors(page);
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&embedType=5`);
    await page.waitForSelector('.ca-answer');
    if (after) await page.click('.ca-answer');
    assert.is(await groundOf(page), LIGHT);
    await page.evaluate(() => {
      const data = { type: 'consent', consent: 'auto', colorScheme: 'dark' };
      dispatchEvent(new MessageEvent('message', { data, source: window.parent, origin: location.origin }));
    });
    await waitUntil(async () => (await groundOf(page)) === DARK);
    await page.click('.ca-answer');
    await page.click('[data-big-button]');
    await page.waitForSelector('.ca-result');
    assert.equal([await groundOf(page), errors], [DARK, []]);
    await page.close();
  });

for (const [scheme, ground] of [
  ['dark', 'rgb(255, 253, 249)'],
  ['light', 'rgba(0, 0, 0, 0)'],
])
  test(`a logo that was drawn for paper has ${scheme === 'dark' ? 'paper' : 'nothing'} behind it in the ${scheme}`, async () => {
    const { page } = await open(scheme ?? '');
    const logo = await page.waitForSelector('.ca-owner img');
    assert.is(await logo?.evaluate((image) => getComputedStyle(image).backgroundColor), ground);
    await page.close();
  });

test('the server draws the dark card', async () => {
  const { body } = await product.server.app.inject({
    url: '/widget/?widgetRequestId=wr-poll&embedType=3&colorScheme=dark',
    headers: { host: new URL(product.widgetOrigin).host },
  });
  assert.match(body, /<style data-drawn>[^<]*rgb\(22 25 28\)/);
});

test.run();
