import { randomUUID } from 'node:crypto';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Widgets that open and close while readers look, through the loader, on the real server with a clock of the test's. */

const MOMENT = '2026-12-03T14:00:00.000Z';
const AT = Date.parse(MOMENT);
const [SECONDS_BEFORE, HOUR_BEFORE, AFTER] = [AT - 2_000, AT - 3_600_000, AT + 1_000];

let now = SECONDS_BEFORE;
let content: ContentCopy;

const product = withProduct(test, {
  async server() {
    content = copyContent();
    const closed = { title: 'The vote is over', text: 'The council decides on Monday.' };
    content.change('widgets/poll.json', (widget) => Object.assign(widget, { closesAt: MOMENT, closed }));
    content.change('widgets/petition.json', (widget) => Object.assign(widget, { closesAt: MOMENT }));
    content.change('widgets/quiz.json', (widget) => Object.assign(widget, { opensAt: MOMENT }));
    return { contentDir: content.dir, clock: () => new Date(now) };
  },
});
const pages = withNativePages(test, product);

test.after(() => content.remove());

const ARTICLES = {
  poll: '/articles/what-should-become-of-pier-9',
  petition: '/articles/last-boat-leaves-too-early',
  quiz: '/articles/how-full-is-the-last-boat',
} as const;

const GET_ACTIONS = /Widget\/GetActionsAsync/;

type Opened = { page: Page; place: Frame; errors: string[]; asked: () => number };

/** @param how in a frame, or in the page itself */
async function open(kind: keyof typeof ARTICLES, how: 'frame' | 'native'): Promise<Opened> {
  let answers = 0;
  const count = (page: Page) =>
    page.on('response', (response) => {
      if (GET_ACTIONS.test(response.url()) && response.request().method() === 'POST') answers++;
    });
  if (how === 'native') {
    const { page, place, errors } = await pages.open(nativePlacement(`wr-${kind}`), count);
    return { page, place, errors, asked: () => answers };
  }
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  await page.bringToFront();
  const errors = consoleErrors(page);
  count(page);
  await page.goto(`${product.publisherOrigin}${ARTICLES[kind]}`);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  return { page, errors, place: await frameOf(page, '[data-civic-action]'), asked: () => answers };
}

const textOf = (place: Frame, selector: string) => place.$eval(selector, (element) => element.textContent ?? '');

const CLOSED = '[data-route="/closed"] .ca-closed';

const press = (place: Frame, selector: string) => place.$eval(selector, (element) => (element as HTMLElement).click());

for (const how of ['frame', 'native'] as const) {
  test(`a poll that closes while the reader looks shows its results and no form (${how})`, async () => {
    now = SECONDS_BEFORE;
    const { page, place, errors, asked } = await open('poll', how);
    await place.waitForSelector('.ca-answers');
    await press(place, 'input[type=radio][value="2"]');
    await place.waitForSelector('[data-chosen]');
    // The card that many readers share does not know how long it is right.
    await waitUntil(() => asked() > 0);
    now = AFTER;
    await place.waitForSelector(CLOSED);
    assert.is(await textOf(place, '.ca-title'), 'The vote is over');
    assert.is(await place.$('.ca-answers'), null);
    assert.ok(await place.$('.ca-footer > button:last-of-type:not([hidden])'));
    assert.equal(errors, []);
    await page.close();
  });

  test(`a petition that is sent too late says so and keeps what was typed (${how})`, async () => {
    now = HOUR_BEFORE;
    const { page, place, asked } = await open('petition', how);
    await place.waitForSelector('[data-route="/petition/start"]');
    await waitUntil(() => asked() > 0);
    await press(place, '[data-big-button]');
    await place.waitForSelector('[data-route="/petition"] form');
    for (const [token, value] of Object.entries({ name: 'Ada King', email: 'ada@example.org', 'postal-code': '07102' }))
      await place.type(`[autocomplete="${token}"]`, value);
    await waitUntil(async () => (await place.$('[data-big-button]:not([data-moving])')) !== null);
    now = AFTER;
    await press(place, '[data-big-button]');
    await place.waitForSelector(`${CLOSED} .ca-refusal`);
    assert.match(await textOf(place, '.ca-refusal'), 'Your signature was not sent.');
    assert.is(await textOf(place, '.ca-title'), 'This petition is closed');
    assert.match(await textOf(place, '.ca-final'), /of .* signatures/);
    assert.equal(await product.server.db.selectFrom('signatures').selectAll().execute(), []);
    await place.waitForSelector('.ca-footer button:first-child:not([hidden])');
    await press(place, '.ca-footer button:first-child');
    await place.waitForSelector('[data-route="/petition"] form');
    assert.is(
      await place.$eval('[autocomplete="email"]', (field) => (field as HTMLInputElement).value),
      'ada@example.org',
    );
    await page.close();
  });

  test(`a quiz that is not open says when, and opens while the reader looks (${how})`, async () => {
    now = SECONDS_BEFORE;
    const { page, place, errors } = await open('quiz', how);
    await place.waitForSelector(CLOSED);
    // The reader's own browser says it, once the application has come.
    const opens = () => textOf(place, '.ca-opens').catch(() => '');
    await waitUntil(async () => /^Opens on December [34], 2026/.test(await opens()));
    assert.is(await place.$('.ca-answers'), null);
    now = AFTER;
    await place.waitForSelector('[data-route="/quiz/start"] .ca-answers');
    assert.is(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
    assert.equal(errors, []);
    await page.close();
  });
}

test('a poll that is over comes as a first card with its results, and needs no application for that', async () => {
  now = HOUR_BEFORE;
  const { statusCode } = await product.server.app.inject({
    method: 'POST',
    url: '/api/Widget/CompletePollAsync',
    headers: { 'idempotency-key': randomUUID() },
    payload: { id: 3101, widgetId: 1002, answerId: 1 },
  });
  assert.is(statusCode, 200);
  now = AFTER;
  const page = await product.browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  assert.is(await textOf(page.mainFrame(), '.ca-title'), 'The vote is over');
  await waitForText(page, 'The council decides on Monday.');
  await waitForText(page, '100%');
  await waitForText(page, '1 person took part');
  await page.close();
});

test.run();
