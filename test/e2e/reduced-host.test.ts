import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../server/demo/hosts/host.ts';
import { HOSTS } from '../../server/demo/hosts/table.ts';
import { raw } from '../../server/pages/html.ts';
import { plainFrame } from '../../server/pages/snippet.ts';
import { waitUntil } from '../support/wait.ts';
import { withHostPages } from './support/host-pages.ts';
import { frameOf, waitForText } from './support/page.ts';
import { withProduct } from './support/product.ts';

/** The widget in sandboxes without storage, windows and forms: WordPress's, and one that nobody leads out of. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const wordPress = HOSTS.find(({ slug }) => slug === 'wordpress') as Host;
const sandbox: Host = {
  ...wordPress,
  markup: (place) => raw(plainFrame(place).markup.replace('<iframe', '<iframe sandbox="allow-scripts"')),
};

async function open(host: Host, id: string) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 600 });
  await page.goto(pages.address(host, id));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  return { page, frame };
}

/** By keyboard, which the browser takes for the reader's own press, and which gives the frame the focus. */
async function press(page: Page, frame: Frame, selector: string) {
  await frame.waitForSelector(selector);
  await frame.focus(selector);
  await page.keyboard.press('Enter');
}

const MAIN = '[data-big-button]:not([aria-disabled])';
const OUT = 'a[href$="/share/wr-donation"]';

const signups = async () => (await product.server.db.selectFrom('signups').selectAll().execute()).length;

test('a reader signs up in WordPress’s sandbox', async () => {
  const before = await signups();
  const { page, frame } = await open(wordPress, 'wr-signup');
  await press(page, frame, MAIN);
  await frame.waitForSelector('[autocomplete="email"]');
  for (const [token, value] of Object.entries({
    'given-name': 'Ada',
    'family-name': 'Lovelace',
    email: 'ada@example.org',
  }))
    await frame.type(`[autocomplete="${token}"]`, value);
  await press(page, frame, MAIN);
  await frame.waitForSelector('[data-route="/signup/success"]');
  assert.is(await signups(), before + 1);
  await page.close();
});

test('a donation leads from WordPress’s sandbox to the share page before it asks for anything', async () => {
  const { page, frame } = await open(wordPress, 'wr-donation');
  await press(page, frame, MAIN);
  await press(page, frame, OUT);
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-donation`);
  await page.close();
});

test('where nobody leads out of the sandbox, the address is there to copy', async () => {
  const { page, frame } = await open(sandbox, 'wr-donation');
  await press(page, frame, MAIN);
  await press(page, frame, OUT);
  await waitForText(frame, 'No window opened. Copy this link instead:');
  const link = await frame.$eval('input[readonly]', (field) => (field as HTMLInputElement).value);
  assert.is(link, `${product.widgetOrigin}/share/wr-donation`);
  await page.close();
});

test('a call shows the number, and a way to the page that dials it', async () => {
  const { page, frame } = await open(wordPress, 'wr-call');
  await press(page, frame, MAIN);
  await waitForText(frame, '(201) 555-0142');
  assert.is(await frame.$('a[href^="tel:"]'), null);
  await press(page, frame, 'a[href$="/share/wr-call"]');
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-call`);
  await page.close();
});

test('a link counts where it leads, and not in the sandbox too', async () => {
  const opened = async () =>
    (await product.server.db.selectFrom('activities').selectAll().execute()).filter(
      ({ type }) => type === 'ActionCompleted',
    ).length;
  const before = await opened();
  const { page, frame } = await open(wordPress, 'wr-link');
  await press(page, frame, MAIN);
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-link`);
  assert.is(await opened(), before);
  await page.close();
});

test('copies the link of an open drawer where the clipboard is closed to the frame', async () => {
  const { page, frame } = await open(sandbox, 'wr-petition');
  const copied = frame.evaluate(
    () =>
      new Promise((heard) => {
        document.addEventListener('copy', ({ target }) => heard(Reflect.get(target as object, 'value')));
      }),
  );
  await press(page, frame, '.ca-foot[aria-expanded]');
  await press(page, frame, 'dialog[open] .ca-copy');
  assert.is(await copied, `${product.widgetOrigin}/share/wr-petition`);
  await page.close();
});

test.run();
