import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../../server/demo/hosts/host.ts';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { raw } from '../../../server/pages/html.ts';
import { frameOf } from '../../e2e/support/browser/page.ts';
import { withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** What AMP allows its frames, and what the widget makes of it. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const amp = HOSTS.find(({ slug }) => slug === 'amp') as Host;
const withoutOrigin: Host = {
  ...amp,
  markup: async (place) => raw((await amp.markup(place)).markup.replace(' allow-same-origin', '')),
};

const seen = async () =>
  (await product.server.db.selectFrom('activities').selectAll().execute()).filter(
    ({ type }) => type === 'WidgetVisible',
  ).length;

/** Narrow, in a window that is wide: its first height is the wide one's. @param height of the window, CSS px */
async function open(host: Host, height: number) {
  const page = await product.browser.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('refuses')) refusals.push(message.text());
  });
  await page.setViewport({ width: 700, height });
  await page.goto(pages.address(host, 'wr-poll', { width: 400 }));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  const heightOf = () => page.$eval('#here iframe', (each) => each.getBoundingClientRect().height);
  return { page, frame, refusals, heightOf };
}

test('shows AMP’s overflow element where the frame is in view, and grows by a tap on it', async () => {
  const { page, heightOf, refusals } = await open(amp, 900);
  await page.waitForSelector('[overflow]:not([hidden])');
  assert.is(await heightOf(), 362);
  await page.click('[overflow]');
  assert.is(await heightOf(), 533);
  assert.is(await page.$('[overflow]:not([hidden])'), null);
  assert.equal(refusals, []);
  await page.close();
});

test('grows below the fold without an origin too, and measures by itself how much of it is in view', async () => {
  const before = await seen();
  const { page, frame, heightOf, refusals } = await open(withoutOrigin, 340);
  assert.is(await frame.evaluate(() => origin), 'null');
  await waitUntil(async () => (await heightOf()) === 533);
  await waitUntil(async () => (await seen()) === before + 1);
  assert.equal(refusals, []);
  await page.close();
});

test('asks for no height that AMP refuses where there is nothing to show', async () => {
  const nothing: Host = {
    ...amp,
    markup: async (place) =>
      raw(
        (await amp.markup(place)).markup.replace(
          /widgetRequestId=[\w-]+/,
          'articleUrl=https://harborgazette.example/nothing',
        ),
      ),
  };
  const page = await product.browser.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('refuses')) refusals.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    Object.assign(window, { heard: [] });
    addEventListener('message', ({ data }) => {
      (window as unknown as { heard: unknown[] }).heard.push(data.type);
    });
  });
  await page.goto(pages.address(nothing, 'wr-poll'));
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await waitUntil(async () => {
    const types = await heard();
    return types.includes('civicActionNotDisplayed') && types.includes('send-intersections');
  });
  assert.is((await heard()).includes('embed-ready'), false);
  assert.equal(refusals, []);
  await page.close();
});

test.run();
