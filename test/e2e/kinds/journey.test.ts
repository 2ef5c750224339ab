import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from '../support/browser/page.ts';
import { loseAnswers } from '../support/browser/requests.ts';
import { withProduct } from '../support/product.ts';

/** A reader's whole journey: article and widget on two sites, with the real server and the built files. */

const POLL_ARTICLE = '/articles/what-should-become-of-pier-9';
const PETITION_ARTICLE = '/articles/last-boat-leaves-too-early';

const product = withProduct(test, { tracking: true });

const BACK = '.ca-footer button:first-child:not([hidden])';

const press = (frame: Frame, selector: string) => frame.$eval(selector, (element) => (element as HTMLElement).click());

async function openArticle(path: string): Promise<{ page: Page; frame: Frame; errors: string[] }> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 900 });
  const errors = consoleErrors(page);
  await page.goto(product.publisherOrigin + path);
  await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-civic-action-root]');
  return { page, frame, errors };
}

const routeOf = (frame: Frame) => frame.$eval('[data-civic-action-root]', (root) => root.getAttribute('data-route'));

const waitForRoute = (frame: Frame, route: string) => frame.waitForSelector(`[data-route="${route}"]`);

async function fillIn(frame: Frame, values: Record<string, string>) {
  for (const [token, value] of Object.entries(values)) await frame.type(`[autocomplete="${token}"]`, value);
}

const rows = (table: 'votes' | 'signatures' | 'activities') =>
  product.server.db.selectFrom(table).selectAll().execute();

test('votes, sees the results, continues to the petition and signs it', async () => {
  const { page, frame, errors } = await openArticle(POLL_ARTICLE);
  assert.is(await routeOf(frame), '/poll/start');
  const historyLength = await page.evaluate(() => history.length);

  await press(frame, 'input[type=radio][value="2"]');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/poll/success');
  await waitForText(frame, '100%');
  const [vote, ...others] = await rows('votes');
  assert.is(others.length, 0);
  assert.is(vote?.answerId, '2');

  await waitForRoute(frame, '/petition/start');
  await waitForText(frame, 'Homes people can afford on Pier 9');
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/petition');
  await frame.waitForSelector('form');
  await fillIn(frame, { name: 'Ada King Lovelace', email: 'ada@example.org', 'postal-code': '07102' });
  await frame.waitForSelector('[data-big-button]:not([aria-disabled])');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/petition/success');
  await waitForText(frame, '656');

  const [signature, ...more] = await rows('signatures');
  assert.is(more.length, 0);
  assert.is(signature?.email, 'ada@example.org');
  assert.is(signature?.firstName, 'Ada');
  assert.is(signature?.middleName, 'King');
  assert.is(signature?.lastName, 'Lovelace');
  assert.is(signature?.postalCode, '07102');

  const expected = [
    'WidgetVisible',
    'ActionVisible',
    'ActionInitiated',
    'ActionCompleted',
    'ActionVisible',
    'ActionInitiated',
    'ActionCompleted',
  ];
  const types = async () => (await rows('activities')).map(({ type }) => type);
  await waitUntil(async () => (await types()).length >= expected.length);
  assert.equal((await types()).filter((type) => type !== 'Engaged').sort(), expected.sort());
  assert.is(await page.evaluate(() => history.length), historyLength);
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  assert.equal(errors, []);
  await page.close();
});

test('keeps what was typed when the network fails, and signs once with the same key', async () => {
  const { page, frame } = await openArticle(PETITION_ARTICLE);
  const before = (await rows('signatures')).length;
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/petition');
  await frame.waitForSelector('form');
  await fillIn(frame, { name: 'Grace Hopper', email: 'grace@example.org', 'postal-code': '10001' });
  await frame.waitForSelector('[data-big-button]:not([aria-disabled])');

  const keysSent = await loseAnswers(frame);

  await press(frame, '[data-big-button]');
  await waitForText(
    frame,
    'There was an error while submitting your form — please try again later. Your signature was not sent.',
  );
  assert.is(
    await frame.$eval('[autocomplete="email"]', (input) => (input as HTMLInputElement).value),
    'grace@example.org',
  );
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/petition/success');
  const [first, second, ...others] = await keysSent();
  assert.ok(first);
  assert.is(first, second);
  assert.is(others.length, 0);
  assert.is((await rows('signatures')).length, before + 1);
  await page.close();
});

test('changes a vote instead of casting a second one', async () => {
  const { page, frame } = await openArticle(POLL_ARTICLE);
  const before = (await rows('votes')).length;
  await press(frame, 'input[type=radio][value="1"]');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/poll/success');
  await waitForRoute(frame, '/petition/start');
  await frame.waitForSelector(BACK);
  await press(frame, BACK);
  await waitForRoute(frame, '/poll/start');
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  await press(frame, 'input[type=radio][value="3"]');
  await press(frame, '[data-big-button]');
  await waitForRoute(frame, '/poll/success');
  const votes = await rows('votes');
  assert.is(votes.length, before + 1);
  assert.is(votes.at(-1)?.answerId, '3');
  await page.close();
});

test.run();
