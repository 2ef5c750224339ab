import type { Browser, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from '../../../e2e/support/browser/browser.ts';
import { consoleErrors, frameOf, seeInDialog, waitForText } from '../../../e2e/support/browser/page.ts';
import { configuredBuild } from '../../../e2e/support/configured-build.ts';
import { answerMaps, mapsRequests } from '../../../e2e/support/maps.ts';
import { type RunningServer, startServer } from '../../../e2e/support/server.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** A reader enters an address and learns who represents them: real server, built files, demonstration lawmakers. */

const ARTICLE = '/articles/three-votes-decide-the-night-boat';
const WIDGET = '/widget/?widgetRequestId=wr-call';

/** The article's widget, changed to call the reader's own lawmakers. */
const CALL = {
  widgetRequestId: 'wr-call',
  widgetId: 1010,
  publisherId: 1,
  articleUrl: 'https://harborgazette.example/2026/11/three-votes-decide-the-night-boat/',
  cards: [
    {
      id: 1,
      type: 'seesOne',
      representativeSearch: { id: 71, countryCode: 'US', levels: [0], roles: [0, 1], adminArea1Codes: ['NJ'] },
      actions: [{ id: 1, type: 'call', title: 'Call for late ferries', details: {} }],
    },
  ],
};

/** A widget whose action is addressed to the reader's lawmakers. */
const widgetOf = (id: string, action: object) => ({
  widgetRequestId: id,
  widgetId: id,
  publisherId: 1,
  cards: [
    {
      id: `${id}-card`,
      type: 'seesOne',
      representativeSearch: { id: 72, countryCode: 'US', levels: [0], roles: [0, 1], adminArea1Codes: ['NJ'] },
      actions: [{ id: `${id}-action`, title: 'Tell them', ...action }],
    },
  ],
});

const TEXT = { text: 'Fund the crossings.' };

const WRITTEN: [id: string, action: object][] = [
  ['wr-written-email', { type: 'email', details: { subject: 'Fund the crossings', message: 'Please do. '.repeat(9) } }],
  ['wr-written-tweet', { type: 'tweet', details: TEXT }],
  ['wr-straight-tweet', { type: 'tweet', details: TEXT, skipFrontCard: true }],
];

const HERE = { countryCode: 'US', lat: 40.74, lon: -74.03 };

const HOBOKEN = '100 Washington St, Hoboken, NJ 07030';
/** Its ZIP code lies in two districts. */
const BAYONNE = '100 Broadway, Bayonne, NJ 07002';
const NEW_YORK = '20 W 34th St, New York, NY 10001';

let browser: Browser;
let running: RunningServer;
let content: ContentCopy;

test.before(async () => {
  content = copyContent();
  content.write('widgets/call.json', JSON.stringify(CALL));
  for (const [id, action] of WRITTEN) content.write(`widgets/${id}.json`, JSON.stringify(widgetOf(id, action)));
  // For an automated browser the widget shows snapshots, which have no fallbacks.
  browser = await launch({ tracking: true });
  running = await startServer({ contentDir: content.dir, defaultLocation: HERE });
});
test.after(async () => {
  await browser.close();
  await running.close();
  content.remove();
});

type Place = Page | Frame;

const FIELD = 'dialog[open] [role="combobox"]';
const OPTION = 'dialog[open] [role="option"]:not([aria-disabled="true"])';

const press = async (place: Place, selector: string) => {
  await place.waitForSelector(selector);
  await place.$eval(selector, (element) => (element as HTMLElement).click());
};

const openFind = async (place: Place) => {
  await press(place, '.ca-bar [data-big-button]:not([data-moving])');
  await seeInDialog(place, '[role="combobox"]');
};

/** Chooses the first suggestion for these words. */
async function enter(place: Place, words: string) {
  await place.locator(FIELD).click({ count: 3 });
  await place.type(FIELD, words);
  await press(place, OPTION);
  await place.waitForSelector('dialog[open] [data-big-button]:not([aria-disabled])');
}

const find = (place: Place) => press(place, 'dialog[open] [data-big-button]');

async function openWidget(
  origin = running.widgetOrigin,
  prepare: (page: Page) => unknown = () => {},
  address = WIDGET,
) {
  const page = await browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await prepare(page);
  await page.goto(origin + address);
  await page.waitForSelector('.ca-ways');
  return page;
}

const textOf = (place: Place, selector: string) => place.$eval(selector, (element) => element.textContent ?? '');

test('finds and confirms lawmakers in an article', async () => {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(running.publisherOrigin + ARTICLE);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await openFind(frame);
  await enter(frame, HOBOKEN);
  await find(frame);
  await frame.waitForSelector('dialog[open] .ca-people');
  // The previous dialog reports late that it was closed.
  await frame.evaluate(() => new Promise((later) => setTimeout(later, 200)));
  assert.ok(await frame.$('dialog[open] [data-big-button]:focus'), 'it opens on its main button');
  const description = await frame.$eval(
    'dialog[open]',
    (dialog) => document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.className,
  );
  assert.is(description, 'ca-people');
  const people = await textOf(frame, 'dialog[open] .ca-people');
  assert.match(people, 'Senator Jordan Example');
  await press(frame, 'dialog[open] [data-big-button]');
  await frame.waitForFunction(() => document.querySelector('dialog[open]') === null);
  // The reader was about to call.
  await frame.waitForSelector('[data-route="/call"] .ca-who');
  const pairs = await running.server.db.selectFrom('addressLocationPairs').selectAll().execute();
  assert.equal(
    pairs.map(({ geolocatedCountry }) => geolocatedCountry),
    ['US'],
  );
  assert.equal(errors, []);
  await page.close();
});

const mainButton = (page: Page) => textOf(page, '.ca-bar [data-big-button]');

for (const [id, route, field, found] of [
  ['wr-written-email', '/email', '[name="subject"]', 'To 3 members of Congress'],
  ['wr-written-tweet', '/tweet', '[name="message"]', 'Sen. Jordan Example'],
] as const)
  test(`the front of ${id} finds lawmakers first, then leads on to the text`, async () => {
    const page = await openWidget(undefined, undefined, `/widget/?widgetRequestId=${id}`);
    assert.is(await mainButton(page), 'Find my lawmakers');
    await openFind(page);
    await enter(page, HOBOKEN);
    await find(page);
    await page.waitForSelector('dialog[open] .ca-people');
    await press(page, 'dialog[open] [data-big-button]');
    await page.waitForSelector(`[data-route="${route}"] ${field}`);
    assert.match(await textOf(page, '.ca-found'), found);
    await page.close();
  });

test('a post without a front finds lawmakers first, then posts', async () => {
  const page = await openWidget(undefined, undefined, '/widget/?widgetRequestId=wr-straight-tweet');
  assert.is(await mainButton(page), 'Find my lawmakers');
  await openFind(page);
  await enter(page, HOBOKEN);
  await find(page);
  await press(page, 'dialog[open] .ca-people ~ * [data-big-button]');
  await page.waitForFunction(() => document.querySelector('.ca-bar [data-big-button]')?.textContent === 'POST ON X');
  await page.close();
});

test('the keyboard alone is enough', async () => {
  const page = await openWidget();
  const active = () =>
    page.evaluate(() => document.activeElement?.getAttribute('role') ?? document.activeElement?.textContent ?? '');
  const tabTo = async (wanted: string) => {
    for (let steps = 0; (await active()) !== wanted; steps++) {
      assert.ok(steps < 20, `${wanted} is not reached, but ${await active()}`);
      await page.keyboard.press('Tab');
    }
  };
  await tabTo('Find my lawmakers');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.type(HOBOKEN);
  await page.waitForSelector(OPTION);
  await page.keyboard.press('ArrowDown');
  const highlighted = await page.$eval(FIELD, (field) => field.getAttribute('aria-activedescendant') ?? '');
  assert.is(await page.$eval(OPTION, (option) => option.id), highlighted);
  // The list first, then the dialog.
  await page.keyboard.press('Escape');
  await page.waitForSelector(`${FIELD}[aria-expanded="false"]`);
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector(OPTION);
  if (!(await page.$eval(FIELD, (field) => field.getAttribute('aria-activedescendant'))))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] [data-big-button]:not([aria-disabled])');
  await tabTo('Find my lawmakers');
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] .ca-people');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
  assert.match(await textOf(page, '.ca-found'), 'Sen. Jordan Example');
  await page.close();
});

test('leaving the field chooses the only suggestion', async () => {
  const page = await openWidget();
  await openFind(page);
  await page.type(FIELD, HOBOKEN);
  await page.waitForSelector(OPTION);
  assert.is((await page.$$(OPTION)).length, 1);
  await page.keyboard.press('Tab');
  await page.waitForSelector('dialog[open] [data-big-button]:not([aria-disabled])');
  await page.close();
});

test('an address in two districts finds the senators, says who is missing, and another one finds all', async () => {
  const page = await openWidget();
  await openFind(page);
  await enter(page, BAYONNE);
  await find(page);
  await page.waitForSelector('dialog[open] [data-uncertain]');
  await waitForText(page, 'Not found yet: U.S. House of Representatives');
  assert.is((await page.$$('dialog[open] .ca-people li')).length, 2);
  await press(page, 'dialog[open] .ca-find-foot .ca-link');
  await page.waitForSelector(FIELD);
  assert.match(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value), 'Bayonne');
  await enter(page, HOBOKEN);
  await find(page);
  await page.waitForSelector('dialog[open] .ca-people li:nth-child(3)');
  assert.is(await page.$('[data-uncertain]'), null);
  await page.close();
});

test('another state leads to a fallback, where another address can be entered', async () => {
  const page = await openWidget();
  await openFind(page);
  await enter(page, NEW_YORK);
  await find(page);
  await waitForText(page, 'Your address is outside the area this action is for.');
  assert.is(await page.$('dialog[open]'), null);
  await press(page, '.ca-stage .ca-form > p > .ca-link');
  await seeInDialog(page, '[role="combobox"]');
  await enter(page, HOBOKEN);
  await find(page);
  await page.waitForSelector('dialog[open] .ca-people');
  await press(page, 'dialog[open] [data-big-button]');
  await page.waitForSelector('.ca-lawmakers .ca-found');
  await page.close();
});

test('the address is entered by hand when the look-up is down', async () => {
  const page = await openWidget(running.widgetOrigin, async (fresh) => {
    await fresh.setRequestInterception(true);
    fresh.on('request', (request) =>
      request.url().includes('/Addresses/') ? request.respond({ status: 503, body: '{}' }) : request.continue(),
    );
  });
  await openFind(page);
  await page.type(FIELD, HOBOKEN);
  await page.waitForSelector('dialog[open] [data-trouble="unavailable"]');
  assert.is(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value), HOBOKEN);
  await press(page, 'dialog[open] .ca-address > .ca-link');
  await page.type('dialog[open] [autocomplete="address-line1"]', '100 Washington St');
  await page.type('dialog[open] [autocomplete="address-level2"]', 'Hoboken');
  await page.select('dialog[open] [autocomplete="address-level1"]', 'NJ');
  await page.type('dialog[open] [autocomplete="postal-code"]', '07030');
  await page.waitForSelector('dialog[open] [data-big-button]:not([aria-disabled])');
  await find(page);
  await page.waitForSelector('dialog[open] .ca-people');
  await page.close();
});

test('with a key the maps service is asked, and its script is loaded again after a failure', async () => {
  const build = await configuredBuild({ maps: { key: 'demo-key' } });
  const other = await startServer({ distDir: build.dir, contentDir: content.dir, defaultLocation: HERE });
  const errors: string[] = [];
  const scripts: string[] = [];
  const page = await openWidget(other.widgetOrigin, async (fresh) => {
    await answerMaps(fresh, { failures: 2, asked: scripts });
    fresh.on('pageerror', (error) => errors.push(String(error)));
  });
  await openFind(page);
  await page.type(FIELD, '100 Wash');
  await page.waitForSelector(OPTION);
  await waitForText(page, 'Google Maps');
  await press(page, OPTION);
  await page.waitForSelector('dialog[open] [data-big-button]:not([aria-disabled])');
  await find(page);
  await page.waitForSelector('dialog[open] .ca-people');
  assert.is(scripts.length, 3);
  assert.match(scripts[0] ?? '', 'key=demo-key');
  const [request] = await mapsRequests(page);
  assert.equal(request, {
    input: '100 Wash',
    language: 'en-US',
    includedRegionCodes: ['us'],
    locationBias: { center: { lat: 40.74, lng: -74.03 }, radius: 1000 },
    hasSession: true,
    fields: ['addressComponents', 'formattedAddress', 'location'],
  });
  assert.equal(errors, []);
  await page.close();
  await other.close();
  await build.remove();
});

test.run();
