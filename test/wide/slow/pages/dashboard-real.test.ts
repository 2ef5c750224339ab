import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeToken } from '../../../../server/access/tokens.ts';
import { createFold } from '../../../../server/figures/fold.ts';
import { consoleErrors, frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { tabTo, waitForFigures } from '../../../e2e/support/dashboard.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { storeActivity, storeTimings, timings } from '../../../server/support/figures.ts';
import { waitUntil } from '../../../support/wait.ts';

/** From a reader in an article to the figures that an editor sees, with the real server and the built files. */

const product = withProduct(test, { tracking: true });

const SPAN = 'from=2026-11-18&to=2026-11-20';

/** Opens the dashboards; who is not signed in yet does so by a token of the publisher. */
async function openDashboard(query: string): Promise<{ page: Page; errors: string[] }> {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${product.widgetOrigin}/dashboard?${query}`);
  if (page.url().includes('/login')) {
    const { db } = product.server;
    const { token } = await makeToken(db, new Date(), { name: 'Newsroom', publisherId: '1', expiresAt: null });
    await page.type('[name="token"]', token);
    await page.keyboard.press('Enter');
  }
  await waitForFigures(page);
  return { page, errors };
}

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (all) => all.map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim()));

/** Rows of the table with this caption, each as its cells. */
const rowsOf = (page: Page, caption: string) =>
  page.$$eval(
    'table',
    (tables, wanted) =>
      tables
        .filter((table) => table.caption?.textContent === wanted)
        .flatMap((table) => [...(table.tBodies[0]?.rows ?? [])])
        .map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').trim())),
    caption,
  );

/** What somebody sees of a number: its name and the number. */
const tilesOf = async (page: Page) =>
  new Map(
    await page.$$eval('.tiles > div', (tiles) =>
      tiles.map((tile): [string, string] => [
        tile.querySelector('dt')?.textContent ?? '',
        tile.querySelector('dd')?.firstChild?.textContent ?? '',
      ]),
    ),
  );

const stored = (table: 'timings' | 'activities') => product.server.db.selectFrom(table).selectAll().execute();

/** The server folds too, and then leaves what is under way to whoever has begun. */
async function foldAll() {
  const { db } = product.server;
  const fold = createFold();
  await waitUntil(async () => {
    await fold.all(db);
    const waiting = await Promise.all([stored('timings'), stored('activities')]);
    return waiting.flat().every(({ folded }) => folded === 1);
  });
}

/** Votes in the article of the pier, and goes on to what follows. */
async function readAndVote() {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  await page.goto(`${product.publisherOrigin}/articles/what-should-become-of-pier-9`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-route="/poll/start"]');
  await waitUntil(async () => (await stored('timings')).length > 0);
  await frame.$eval('input[type=radio][value="2"]', (radio) => (radio as HTMLElement).click());
  await frame.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await frame.waitForSelector('[data-route="/petition/start"]');
  await waitUntil(async () => (await stored('activities')).filter(({ type }) => type === 'ActionVisible').length === 2);
  await page.close();
}

test('shows the login in the fonts of the dashboards', async () => {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/dashboard/login`);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await waitUntil(async () => (await loaded()).includes('Newsreader') && (await loaded()).includes('Inter'));
  assert.equal(errors, []);
  await page.close();
});

test('shows an editor what a reader has done a moment ago', async () => {
  await readAndVote();
  await foldAll();
  const loading = await openDashboard('view=loading&widget=wr-poll&by=arrival');
  const [[how, , , , placements] = []] = await rowsOf(loading.page, 'By How the widget came');
  assert.match(String(how), /^Frame (made by the script|in the page’s HTML), with its first card few$/);
  assert.is(placements, '1');
  const { page, errors } = await openDashboard('view=actions&widget=wr-poll');
  const tiles = await tilesOf(page);
  assert.equal(
    ['Loads', 'Seen', 'Begun', 'Completed'].map((name) => tiles.get(name)),
    ['1', '1', '1', '1'],
  );
  assert.equal((await rowsOf(page, 'Screen by screen')).slice(0, 5), [
    ['Widget loaded', '1', '100%'],
    ['Widget seen', '1', '100%'],
    ['Card 1 seen', '1', '100%'],
    ['Card 1 begun', '1', '100%'],
    ['Card 1 completed', '1', '100%'],
  ]);
  assert.equal(await rowsOf(page, 'What readers see next'), [
    ['Came to the widget', 'What should become of Pier 9?', '1'],
    ['What should become of Pier 9?', 'Homes people can afford on Pier 9', '1'],
  ]);
  assert.equal((await rowsOf(page, 'Results as they stand'))[1], [
    'What should become of Pier 9?',
    'Affordable homes',
    '1',
    '100%',
  ]);
  assert.equal([...loading.errors, ...errors], []);
  await loading.page.close();
  await page.close();
});

test('shows by keys alone which release is slow', async () => {
  await storeTimings(product.server.db, timings(600));
  const { page, errors } = await openDashboard(`${SPAN}&by=device`);
  await tabTo(page, 'Split by');
  await page.keyboard.type('Rel');
  await waitForText(page, 'By release');
  await waitForFigures(page);
  await tabTo(page, 'with');
  await page.keyboard.type('0.2');
  await page.waitForSelector('.conclusion');
  const [, ms, percent] = /^For most readers \(p75\), 0\.2\.0 is (\d+) ms \(([\d.]+)%\) slower than 0\.1\.0\.$/.exec(
    (await textsOf(page, '.conclusion'))[0] ?? '',
  ) ?? ['', '', ''];
  // Twice as slow; a sketch is exact to one in a hundred.
  assert.ok(Math.abs(Number(percent) - 100) < 5, percent);
  assert.ok(Number(ms) > 500, ms);
  assert.match(new URL(page.url()).search, /by=version.*compare=0\.1\.0/);
  assert.equal(errors, []);
  await page.close();
});

test('shows whether one of two designs is better, or whether that may be chance', async () => {
  const { db } = product.server;
  const poll = (variationName: string) => [{ id: 3101, type: 'Poll', variationName }];
  await storeActivity(db, [
    { type: 'ActionVisible', actions: poll('1'), times: 200 },
    { type: 'ActionCompleted', actions: poll('1'), times: 30 },
    { type: 'ActionVisible', actions: poll('2'), times: 200 },
    { type: 'ActionCompleted', actions: poll('2'), times: 40 },
  ]);
  const near = await openDashboard(`view=actions&widget=wr-poll&${SPAN}`);
  await waitForText(near.page, 'The intervals of design 2 and design 1 overlap');
  assert.equal(await rowsOf(near.page, 'Design by design'), [
    ['Design 1', '200', '30', '15%', '10.7%', '20.6%'],
    ['Design 2', '200', '40', '20%', '15%', '26.1%'],
  ]);
  assert.is(await near.page.$$eval('.whisker', ({ length }) => length), 2);
  await storeActivity(db, [{ type: 'ActionCompleted', actions: poll('2'), times: 40 }]);
  const apart = await openDashboard(`view=actions&widget=wr-poll&${SPAN}`);
  await waitForText(apart.page, 'The interval of design 2 does not overlap with any other');
  assert.equal([...near.errors, ...apart.errors], []);
  await near.page.close();
  await apart.page.close();
});

test('shows nothing of another publisher', async () => {
  const { page } = await openDashboard('view=loading');
  const status = await page.evaluate(async () => (await fetch('/dashboard/api/loading?publisher=2')).status);
  assert.is(status, 403);
  await page.close();
});

test.run();
