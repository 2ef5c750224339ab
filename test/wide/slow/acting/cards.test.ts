import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget } from '../../../e2e/support/browser/answers.ts';
import { waitForText } from '../../../e2e/support/browser/page.ts';
import { withoutFirstCards, withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Cards with several actions, and the routes from card to card (spec §2, §4), with the real server's poll and petition. */

const product = withProduct(test, { tracking: true, server: withoutFirstCards });

const answers = [
  { id: 1, text: 'A public park' },
  { id: 2, text: 'Affordable homes' },
  { id: 3, text: 'Keep it a working pier' },
  { id: 4, text: 'I am not sure yet' },
];
/** Known to the server by these ids. */
const poll = { id: 3101, type: 'poll', title: 'What should become of Pier 9?', details: { answers } };
const park = { id: 3102, type: 'petition', title: 'Make Pier 9 a park', description: 'Trees and shade.' };
const homes = { id: 3103, type: 'petition', title: 'Homes on Pier 9', description: 'For those who work there.' };

type Card = Record<string, unknown>;

async function open(cards: Card[], route = ''): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  await answerWidget(page, 200, JSON.stringify({ widgetId: 1002, cards }));
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll${route}`);
  await page.waitForSelector('[data-civic-action-root]');
  return page;
}

const routeOf = (page: Page) => page.$eval('[data-civic-action-root]', (root) => root.getAttribute('data-route'));
const waitForRoute = (page: Page, route: string) => page.waitForSelector(`[data-route="${route}"]`);
const pressBig = async (page: Page) => {
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
};
const activities = async (type: string) =>
  (await product.server.db.selectFrom('activities').selectAll().where('type', '=', type).execute()).length;

test('returns to the list after each of many actions, and marks the completed ones', async () => {
  const page = await open([
    { id: 1, type: 'choosesMany', heading: 'Two things to sign', countdownTimer: 0, actions: [park, homes] },
  ]);
  assert.is(await routeOf(page), '/choosesManyCard');
  await waitForText(page, 'Two things to sign');
  const before = await activities('ActionChosen');
  const historyLength = await page.evaluate(() => history.length);
  await page.$$eval('.ca-row', ([first]) => (first as HTMLElement).click());
  await waitForRoute(page, '/petition/start');
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await pressBig(page);
  await waitForRoute(page, '/petition');
  await page.waitForSelector('form');
  await page.type('[autocomplete=name]', 'Ada Lovelace');
  await page.type('[autocomplete=email]', 'ada@example.org');
  await page.type('[autocomplete=postal-code]', '07102');
  await pressBig(page);
  await waitForRoute(page, '/choosesManyCard');
  await page.waitForFunction(() => document.querySelectorAll('.ca-row[data-done]').length === 1, { polling: 50 });
  await waitForText(page, '1 of 2 done');
  await waitUntil(async () => (await activities('ActionChosen')) === before + 1);
  assert.is(await page.evaluate(() => history.length), historyLength);
  await page.close();
});

test('moves through a carousel by keyboard, one step at a time, and opens the shown action', async () => {
  const page = await open([{ id: 1, type: 'choosesOne', actions: [park, homes, poll] }]);
  assert.is(await routeOf(page), '/choosesOneCard');
  await page.focus('[data-big-button]');
  const shown = () => page.$eval('.ca-slide b', (title) => title.textContent);
  assert.is(await shown(), park.title);
  await page.keyboard.press('End');
  assert.is(await shown(), poll.title);
  await page.keyboard.press('Home');
  assert.is(await shown(), park.title);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.is(await shown(), homes.title, 'a second step within 700 ms is a slip');
  await pressBig(page);
  await waitForRoute(page, '/petition/start');
  await waitForText(page, homes.title);
  await page.close();
});

test('returns to the card of the carousel where the reader left it', async () => {
  const page = await open([{ id: 1, type: 'choosesOne', actions: [park, homes] }]);
  const shown = () => page.$eval('.ca-slide b', (title) => title.textContent);
  await page.$eval('.ca-steps button:last-child', (next) => (next as HTMLElement).click());
  await page.waitForFunction((title) => document.querySelector('.ca-slide b')?.textContent === title, {}, homes.title);
  await pressBig(page);
  await waitForRoute(page, '/petition/start');
  await page.waitForSelector('.ca-footer > button:first-child:not([hidden])');
  await page.$eval('.ca-footer > button:first-child', (back) => (back as HTMLElement).click());
  await waitForRoute(page, '/choosesOneCard');
  assert.is(await shown(), homes.title);
  await page.close();
});

test('names the partner of the carousel’s visible card', async () => {
  const actions = [park, homes].map((action, id) => ({ ...action, partner: { id, name: `Of ${action.title}` } }));
  const page = await open([{ id: 1, type: 'choosesOne', logoSource: 'partner', actions }]);
  await page.waitForSelector('.ca-owner');
  const isOf = ({ title }: { title: string }) =>
    page.waitForFunction(
      (name) => document.querySelector('.ca-owner')?.textContent === name,
      { polling: 100 },
      `Of ${title}`,
    );
  await isOf(park);
  await page.$eval('.ca-steps button:last-child', (next) => (next as HTMLElement).click());
  await isOf(homes);
  await page.close();
});

test('returns to the same place in a long list', async () => {
  const many = [1, 2, 3, 4, 5, 6].map((id) => ({ ...park, id, title: `Petition ${id}` }));
  const page = await open([{ id: 1, type: 'choosesMany', actions: many }]);
  const scrolled = () => page.$eval('.ca-stage', ({ scrollTop }) => scrollTop);
  const last = await page.waitForSelector('.ca-rows li:last-child button');
  await last?.evaluate((row) => row.scrollIntoView());
  const left = await scrolled();
  assert.ok(left > 0);
  await last?.evaluate((row) => (row as HTMLElement).click());
  await waitForRoute(page, '/petition/start');
  await page.waitForSelector('.ca-footer > button:first-child:not([hidden])');
  await page.$eval('.ca-footer > button:first-child', (back) => (back as HTMLElement).click());
  await waitForRoute(page, '/choosesManyCard');
  await page.waitForSelector('.ca-rows');
  assert.is(await scrolled(), left);
  await page.close();
});

test('a list longer than the screen fades at its edge until its end is seen', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => ({ ...park, id, title: `Petition ${id}` }));
  const page = await open([{ id: 1, type: 'choosesMany', actions: many }]);
  await page.waitForSelector('.ca-stage[data-scrolls] .ca-rows');
  const fade = () => page.$eval('.ca-form', (form) => getComputedStyle(form, '::after').visibility);
  assert.is(await fade(), 'visible');
  await page.$eval('.ca-stage', (stage) => stage.scrollTo(0, stage.scrollHeight));
  await page.waitForSelector('.ca-stage[data-end]');
  assert.is(await fade(), 'hidden');
  const isWhole = await page.$eval('.ca-rows li:last-child', (row) => {
    const { left, bottom } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(left + 20, bottom - 3));
  });
  assert.ok(isWhole);
  await page.close();
});

test('offers the ways to reach the same people as buttons', async () => {
  const page = await open([
    { id: 1, type: 'choosesOneContact', actions: [{ ...park, customButtonText: 'Write' }, homes] },
  ]);
  assert.is(await routeOf(page), '/choosesOneContactCard');
  assert.is((await page.$$('[data-big-button]')).length, 2);
  await waitForText(page, 'Write');
  await page.close();
});

test('announces the next card by its heading, and opens a card that only a link leads to', async () => {
  const page = await open([
    { id: 1, actions: [poll], countdownTimer: 0, order: { type: 'Nominal', value: 1 }, sequenceToWidgetCardId: 9 },
    {
      id: 9,
      actions: [homes],
      transitionHeading: 'One more thing',
      order: {
        type: 'Conditional',
        value: 5,
        dependentActionId: 3101,
        dependentActionType: 'poll',
        dependentResultId: 99,
      },
    },
  ]);
  const seen = page.waitForFunction(() => document.body.innerText.includes('One more thing'), { polling: 20 });
  await page.$eval('input[type=radio]', (radio) => (radio as HTMLElement).click());
  await pressBig(page);
  await seen;
  await waitForRoute(page, '/petition/start');
  await waitForText(page, homes.title);
  await page.close();
});

test('skips the front card and the end card when content says so', async () => {
  const skipped = { ...park, skipFrontCard: true, skipEndCard: true };
  const page = await open([
    { id: 1, actions: [skipped], order: { type: 'Nominal', value: 1 } },
    { id: 2, actions: [homes], order: { type: 'Nominal', value: 2 } },
  ]);
  assert.is(await routeOf(page), '/petition');
  await page.type('[autocomplete=name]', 'Grace Hopper');
  await page.type('[autocomplete=email]', 'grace@example.org');
  await page.type('[autocomplete=postal-code]', '10001');
  await pressBig(page);
  await waitForRoute(page, '/petition/start');
  await waitForText(page, homes.title);
  await page.close();
});

test('moves the focus to the heading of an opened screen, and Back keeps what was typed', async () => {
  const page = await open([{ id: 1, actions: [park] }]);
  assert.is(
    await page.evaluate(() => document.activeElement?.tagName),
    'BODY',
    'loading took the focus from the article',
  );
  await pressBig(page);
  await waitForRoute(page, '/petition');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2', { polling: 50 });
  await page.type('[autocomplete=name]', 'Half a name');
  await page.waitForSelector('.ca-footer button:not([hidden])');
  await waitUntil(async () => {
    await page.$eval('.ca-footer button', (back) => (back as HTMLElement).click());
    return (await routeOf(page)) === '/petition/start';
  });
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  await pressBig(page);
  await page.waitForSelector('form');
  assert.is(await page.$eval('[autocomplete=name]', (input) => (input as HTMLInputElement).value), 'Half a name');
  await page.close();
});

test('WCAG 2.2.1: stops the countdown when the reader asks, and stays', async () => {
  const page = await open([
    { id: 1, actions: [poll], countdownTimer: 1, order: { type: 'Nominal', value: 1 } },
    { id: 2, actions: [homes], order: { type: 'Nominal', value: 2 } },
  ]);
  await page.$eval('input[type=radio]', (radio) => (radio as HTMLElement).click());
  await pressBig(page);
  await waitForRoute(page, '/poll/success');
  await page.waitForSelector('.ca-bar .ca-countdown');
  await page.$eval('.ca-bar .ca-countdown', (pause) => (pause as HTMLElement).click());
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.is(await routeOf(page), '/poll/success');
  await page.close();
});

test.run();
