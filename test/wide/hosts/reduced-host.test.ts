import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Host } from '../../../server/demo/hosts/host.ts';
import { HOSTS } from '../../../server/demo/hosts/table.ts';
import { raw } from '../../../server/pages/html.ts';
import { plainFrame } from '../../../server/pages/snippet.ts';
import { delayFiles } from '../../e2e/support/browser/first-click.ts';
import { frameOf, seeInDialog, waitForText } from '../../e2e/support/browser/page.ts';
import { withHostPages } from '../../e2e/support/hosts/host-pages.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** The widget in sandboxes without storage, windows and forms: WordPress's, and one that nobody leads out of. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const wordPress = HOSTS.find(({ slug }) => slug === 'wordpress') as Host;
const sandboxed = (allowed: string, fragment = ''): Host => ({
  ...wordPress,
  markup(place) {
    const { markup } = plainFrame(place);
    return raw(markup.replace('<iframe', `<iframe sandbox="${allowed}"`).replace(/(?<=src="[^"]*)(?=")/, fragment));
  },
});
const sandbox = sandboxed('allow-scripts');
/** As a theme without WordPress's script leaves it. */
const deafWordPress = sandboxed('allow-scripts', '#?secret=aB3dE6gH9j');

const LATE_MS = 1_000;

async function open(host: Host, id: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 700, height: 600 });
  await prepare(page);
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

/** The address that the widget shows to be copied. */
async function toCopy(frame: Frame) {
  await waitForText(frame, 'No window opened. Copy this link instead:');
  return frame.$eval('dialog[open] input[readonly]', (field) => (field as HTMLInputElement).value);
}

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
  assert.is(await toCopy(frame), `${product.widgetOrigin}/share/wr-donation`);
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

const LINKED = 'https://harbor-authority.example/budget/2027.pdf';

/** How often links have been counted. */
const opened = async () => (await product.server.db.selectFrom('completions').selectAll().execute()).length;

test('a link counts where it leads, and not in the sandbox too', async () => {
  const before = await opened();
  const { page, frame } = await open(wordPress, 'wr-link');
  await press(page, frame, MAIN);
  await waitUntil(() => page.url() === `${product.widgetOrigin}/share/wr-link`);
  assert.is(await opened(), before);
  await page.close();
});

for (const [how, copy] of [
  ['by keyboard', (page: Page) => page.keyboard.press('c', { commands: ['Copy'] })],
  ['by the button', (page: Page, frame: Frame) => press(page, frame, 'dialog[open] .ca-copy')],
] as const)
  test(`a link that no window opens for counts once its address is copied ${how}`, async () => {
    const before = await opened();
    const { page, frame } = await open(sandbox, 'wr-link');
    await press(page, frame, MAIN);
    assert.is(await toCopy(frame), LINKED);
    assert.is(await frame.$('.ca-thanks'), null);
    await page.keyboard.press('Escape');
    await frame.waitForSelector('dialog[open]', { hidden: true });
    await press(page, frame, MAIN);
    assert.is(await toCopy(frame), LINKED);
    await copy(page, frame);
    await frame.waitForSelector('.ca-thanks');
    await waitUntil(async () => (await opened()) > before);
    assert.is(await opened(), before + 1);
    await page.close();
  });

test('a link that is pressed before the application has come shows its address, and does not count', async () => {
  const before = await opened();
  const { page, frame } = await open(sandbox, 'wr-link', (each) => delayFiles(each, LATE_MS));
  await press(page, frame, MAIN);
  assert.is(await toCopy(frame), LINKED);
  assert.is(await frame.$('.ca-thanks'), null);
  assert.is(await opened(), before);
  await page.close();
});

test('a link opens and counts in a sandbox that allows windows', async () => {
  const { page, frame } = await open(sandboxed('allow-scripts allow-popups'), 'wr-link');
  const popup = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await press(page, frame, MAIN);
  assert.ok(await popup);
  await frame.waitForSelector('.ca-thanks');
  assert.is(await frame.$('dialog[open]'), null);
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

test('a link in an overlay shows its address above it', async () => {
  const { page, frame } = await open(sandbox, 'wr-petition');
  await press(page, frame, '.ca-product');
  await seeInDialog(frame, 'a.ca-quiet');
  const address = await frame.$eval('dialog a.ca-quiet', (link) => (link as HTMLAnchorElement).href);
  await press(page, frame, 'dialog a.ca-quiet');
  assert.is(await toCopy(frame), address);
  await page.keyboard.press('Escape');
  await waitUntil(async () => (await frame.$$('dialog[open]')).length === 1);
  await frame.waitForSelector('dialog[open] a.ca-quiet:focus');
  await page.close();
});

/** The frame's parent keeps what the frame says to WordPress. */
async function hearFrame(page: Page) {
  const heard: string[] = [];
  await page.exposeFunction('hear', (message: string) => {
    heard.push(message);
  });
  await page.evaluateOnNewDocument(() =>
    addEventListener('message', ({ data }) => data?.secret && Reflect.get(window, 'hear')(data.message)),
  );
  return heard;
}

const isReacts = (frame: Frame) =>
  frame.$eval(MAIN, (button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));

for (const when of ['before', 'after'])
  test(`where WordPress ignores a link that is pressed ${when} React has come, it is told once, and the address is there to copy`, async () => {
    let heard: string[] = [];
    const { page, frame } = await open(deafWordPress, 'wr-link', async (each) => {
      heard = await hearFrame(each);
      await delayFiles(each, LATE_MS);
    });
    await waitUntil(() => heard.includes('height'));
    await frame.focus(MAIN);
    if (when === 'after') await waitUntil(() => isReacts(frame));
    await press(page, frame, MAIN);
    assert.is(await toCopy(frame), LINKED);
    await waitUntil(() => heard.includes('link'));
    assert.is(heard.filter((message) => message === 'link').length, 1);
    await page.close();
  });

test.run();
