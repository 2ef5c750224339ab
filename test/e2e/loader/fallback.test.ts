import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ContentCopy, copyContent } from '../../server/support/content.ts';
import { waitUntil } from '../../support/wait.ts';
import { launch } from '../support/browser/browser.ts';
import { frameOf, waitForText } from '../support/browser/page.ts';
import { withProduct } from '../support/product.ts';

/** A reader in the wrong place: articles on one site, the widget on another, with the real server and the built files. */

const US_ONLY = '/articles/struck-from-the-roll';
const NEW_JERSEY_ONLY = '/articles/a-ferry-act-in-committee';

/** Kinds with a second widget, whose search is only the id of the first one’s. */
const BY_ID = ['call', 'email'];

let content: ContentCopy;

/** Maps the reader's language to a place: the server knows only the place that it is told. */
const placeOf = (language: string) =>
  language.startsWith('fr')
    ? { countryCode: 'FR', countryName: 'France', city: 'Brest' }
    : { countryCode: 'US', countryName: 'United States', adminArea1Code: 'NJ', adminArea1Name: 'New Jersey' };

const product = withProduct(test, {
  tracking: true,
  async server() {
    content = copyContent();
    // The front is left out, so that the form asks for an address at once.
    content.change('widgets/email-congress.json', (widget) => {
      widget.cards[0].actions[0].skipFrontCard = true;
    });
    for (const kind of BY_ID)
      content.change(`widgets/${kind}-congress.json`, (widget) => {
        const [card] = widget.cards;
        const { id } = card.representativeSearch;
        const [action] = card.actions;
        const other = {
          widgetRequestId: `wr-${kind}-by-id`,
          widgetId: 7000 + id,
          publisherId: widget.publisherId,
          cards: [
            {
              ...card,
              id: 7100 + id,
              representativeSearch: { id },
              actions: [{ ...action, id: 7200 + id, actionId: 7200 + id }],
            },
          ],
        };
        content.write(`widgets/${kind}-by-id.json`, JSON.stringify(other));
      });
    return {
      contentDir: content.dir,
      location: { find: async ({ headers }) => placeOf(headers['accept-language'] ?? '') },
    };
  },
});
test.after(() => content.remove());

async function openArticle(path: string, language: string) {
  const page = await product.browser.newPage();
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  await page.setViewport({ width: 1000, height: 900 });
  await page.goto(product.publisherOrigin + path);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-civic-action-root] h2');
  return { page, frame };
}

const press = async (place: Frame | Page, selector: string) => {
  await place.waitForSelector(selector);
  await place.$eval(selector, (element) => (element as HTMLElement).click());
};

const titleOf = (place: Frame | Page) => place.$eval('h2', (title) => title.textContent);

const seenFallbacks = async () =>
  (await product.server.db.selectFrom('activities').selectAll().where('type', '=', 'ActionVisible').execute()).map(
    ({ fallback }) => Boolean(fallback),
  );

test('tells readers abroad which country it is for, and lets them share it or say that they live there', async () => {
  const { page, frame } = await openArticle(US_ONLY, 'fr-FR');
  await waitForText(frame, 'Not in your country');
  await waitForText(frame, 'This action is only for people in the United States.');
  await waitUntil(async () => (await seenFallbacks()).includes(true));

  await press(frame, '[data-big-button]');
  await frame.waitForSelector('dialog[open] .ca-channels');
  await press(frame, '.ca-drawer-close');
  await frame.waitForFunction(() => !document.querySelector('dialog[open]'));

  await press(frame, '.ca-bar .ca-link');
  await waitForText(frame, 'Are you still on the voter roll?');
  await page.close();
});

for (const kind of BY_ID)
  test(`names the country of a ${kind} whose search is known by its id alone`, async () => {
    const page = await product.browser.newPage();
    await page.setExtraHTTPHeaders({ 'accept-language': 'fr-FR' });
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-${kind}-by-id`);
    await waitForText(page, 'Not in your country');
    await waitForText(page, 'This action is only for people in the United States.');
    await page.close();
  });

test('shows the action itself to a reader at home', async () => {
  const { page, frame } = await openArticle(US_ONLY, 'en-US');
  assert.is(await titleOf(frame), 'Are you still on the voter roll?');
  await page.close();
});

test('never falls back in preview, nor for a snapshot', async () => {
  const automated = await launch();
  for (const [browser, mode] of [
    [product.browser, '&mode=ab4e-preview'],
    [automated, ''],
  ] as const) {
    const page = await browser.newPage();
    await page.setExtraHTTPHeaders({ 'accept-language': 'fr-FR' });
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-checkregistration${mode}`);
    await page.waitForSelector('[data-civic-action-root] h2');
    assert.is(await titleOf(page), 'Are you still on the voter roll?');
    await page.close();
  }
  await automated.close();
});

async function writeAddress(frame: Frame, region: string) {
  await frame.waitForSelector('.ca-by-parts');
  const parts = { 'address-line1': '1 Bowling Green', 'address-level2': 'New York', 'postal-code': '10004' };
  for (const [token, value] of Object.entries(parts)) await frame.type(`[autocomplete="${token}"]`, value);
  await frame.select('[autocomplete="address-level1"]', region);
}

test('tells readers outside the area, offers large share buttons, and takes another address', async () => {
  const { page, frame } = await openArticle(NEW_JERSEY_ONLY, 'en-US');
  await press(frame, '[data-big-button]:not([aria-disabled])');
  await press(frame, 'dialog[open] .ca-address > .ca-link');
  await writeAddress(frame, 'NY');
  await press(frame, 'dialog[open] .ca-find [data-big-button]:not([aria-disabled])');
  await waitForText(frame, 'Not in your area');
  await waitForText(frame, 'Your address is outside the area this action is for.');
  const heights = await frame.$$eval('.ca-large button', (all) =>
    all.map((each) => each.getBoundingClientRect().height),
  );
  assert.ok(heights.length >= 4);
  for (const height of heights) assert.ok(height >= 48, `${height}`);

  await press(frame, '.ca-form p > .ca-link');
  await frame.waitForSelector('dialog[open] form');
  await waitForText(frame, 'Find your lawmakers');
  await page.close();
});

test.run();
