import type { BrowserContext, ElementHandle, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { consoleErrors, waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** Sharing by keyboard from the built widget: what is shared, where it leads, and what the server records. */

const product = withProduct(test, { tracking: true });
let context: BrowserContext;

test.before.each(async () => {
  context = await product.browser.createBrowserContext();
});
test.after.each(() => context.close());

const widgetUrl = (request: string) => `${product.widgetOrigin}/widget/?widgetRequestId=${request}`;
const shareUrl = (request: string) => `${product.widgetOrigin}/share/${request}`;

async function openWidget(request = 'wr-petition'): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await page.goto(widgetUrl(request));
  await page.waitForSelector('[data-big-button]');
  return page;
}

type Place = Page | Frame;

const focused = (place: Place) =>
  place.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? '' : (element?.getAttribute('aria-label') ?? element?.textContent ?? '');
  });

/** Goes through the page by Tab until the name is reached. */
async function tabTo(page: Page, name: string, place: Place = page) {
  for (let step = 0; step < 25; step += 1) {
    if ((await focused(place)).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by keyboard`);
}

async function openDrawer(page: Page, place: Place = page): Promise<ElementHandle> {
  await tabTo(page, 'Share', place);
  await page.keyboard.press('Enter');
  const drawer = await place.waitForSelector('dialog[open]');
  assert.ok(drawer);
  return drawer;
}

const sharedChannels = async () =>
  (await product.server.db.selectFrom('activities').selectAll().execute())
    .filter(({ type }) => type === 'ActionShared')
    .map(({ eventData }) => eventData);

test('opens and closes by keyboard alone, and restores the focus', async () => {
  const page = await openWidget();
  const errors = consoleErrors(page);
  await openDrawer(page);
  assert.match(await focused(page), 'Copy link');
  for (const name of ['Share on Facebook', 'Post on X', 'Share on LinkedIn', 'Close sharing']) {
    await page.keyboard.press('Tab');
    assert.is(await focused(page), name);
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  assert.is(await focused(page), 'Share');

  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  assert.is(await focused(page), 'Share');
  assert.equal(errors, []);
});

test('closes on a click outside', async () => {
  const page = await openWidget();
  await openDrawer(page);
  await page.mouse.click(300, 60);
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
});

test('copies the link, says so for a moment, and tells the server', async () => {
  const page = await openWidget();
  await context.overridePermissions(product.widgetOrigin, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  const before = (await sharedChannels()).length;
  await openDrawer(page);
  await page.keyboard.press('Enter');
  await waitForText(page, 'Link copied');
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), shareUrl('wr-petition'));
  await page.waitForFunction(() => !document.body.innerText.includes('Link copied'));
  await waitUntil(async () => (await sharedChannels()).length > before);
  assert.equal((await sharedChannels()).slice(before), ['CopyLink']);
});

test('shows the link, selected, when the clipboard is refused', async () => {
  const page = await openWidget();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await openDrawer(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog input');
  assert.is(await page.evaluate(() => getSelection()?.toString()), shareUrl('wr-petition'));
  await waitForText(page, 'Copy this link:');
});

const X_TEXT = 'Bring back the 11:40 ferry\nTake action with me! Via @ferryriders';

const networks: [name: string, channel: string, address: string, query: (link: string) => Record<string, string>][] = [
  ['Share on Facebook', 'Facebook', 'https://www.facebook.com/sharer/sharer.php', (u) => ({ u })],
  ['Post on X', 'X', 'https://x.com/intent/post', (link) => ({ text: `${X_TEXT} ${link}` })],
  ['Share on LinkedIn', 'LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', (url) => ({ url })],
];

for (const [name, channel, address, query] of networks)
  test(`opens ${channel} in a window of its own, and tells the server`, async () => {
    const page = await openWidget();
    const before = (await sharedChannels()).length;
    await openDrawer(page);
    await tabTo(page, name);
    const popup = new Promise<Page | null>((resolve) => page.once('popup', resolve));
    const target = product.browser.waitForTarget((each) => each.url().startsWith(address));
    await page.keyboard.press('Enter');
    const { origin, pathname, searchParams } = new URL((await target).url());
    assert.is(origin + pathname, address);
    assert.equal(Object.fromEntries(searchParams), query(shareUrl('wr-petition')));
    const opened = await popup;
    assert.ok(opened);
    assert.is(await opened.evaluate(() => window.opener), null);
    await waitUntil(async () => (await sharedChannels()).length > before);
    assert.equal((await sharedChannels()).slice(before), [channel]);
    assert.is(await page.$('dialog input'), null);
  });

test('shows the link in a frame that may not open windows', async () => {
  const page = await context.newPage();
  await page.goto(`${product.publisherOrigin}/site.css`);
  await page.setContent(
    `<iframe sandbox="allow-scripts" width="620" height="362" src="${widgetUrl('wr-petition')}"></iframe>`,
  );
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  assert.ok(frame);
  await frame.waitForSelector('[data-big-button]');
  await frame.focus('[aria-expanded]');
  await openDrawer(page, frame);
  await tabTo(page, 'Post on X', frame);
  await page.keyboard.press('Enter');
  await waitForText(frame, 'No window opened. Copy this link instead:');
  assert.is(await frame.$eval('dialog input', (field) => (field as HTMLInputElement).value), shareUrl('wr-petition'));
});

test('passes the query through the share page to the article', async () => {
  const page = await context.newPage();
  await page.goto(`${shareUrl('wr-petition')}?utm_source=x&q=a%26b`);
  const article = await page.$$eval('main a', (links) =>
    links.map(({ href }) => href).find((href) => href.includes('?')),
  );
  assert.is(article, 'https://harborgazette.example/2026/10/last-boat-leaves-too-early/?utm_source=x&q=a%26b');
});

test.run();
