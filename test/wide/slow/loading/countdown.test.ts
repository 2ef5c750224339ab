import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget, holdRequests } from '../../../e2e/support/browser/answers.ts';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** A countdown waits while the reader's pointer or focus is in the widget (contract §8): with a real mouse, keyboard and finger. */

const product = withProduct(test);

const SECONDS = 2;
/** Longer than counting up the numbers and the countdown take together. */
const LONGER_MS = 3_500;

/** Known to the server by this id. */
const poll = { id: 3101, type: 'poll', title: 'What next?', details: { answers: [{ id: 1, text: 'A public park' }] } };
const cards = [
  { id: 1, actions: [poll], countdownTimer: SECONDS, order: { type: 'Nominal', value: 1 } },
  {
    id: 2,
    actions: [{ id: 3102, type: 'petition', title: 'Make Pier 9 a park' }],
    order: { type: 'Nominal', value: 2 },
  },
];

/** On the widget's own site: unlike a real mouse, the test's doesn't tell a cross-site frame that it has left. */
async function openFrame(source: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 800, hasTouch: true });
  await page.setBypassCSP(true);
  await prepare?.(page);
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.setContent(`<a href="#top">Article</a><div id="here"><iframe width="620" height="362"
    src="${product.widgetOrigin}/widget/${source}"></iframe></div>`);
  const frame = await frameOf(page, '#here');
  return { page, frame };
}

/** A poll with a short countdown, which the application draws. */
async function open() {
  const answer = JSON.stringify({ widgetId: 1002, cards });
  const opened = await openFrame('index.html?widgetRequestId=wr-poll', (page) => answerWidget(page, 200, answer));
  await opened.frame.waitForSelector('input[type=radio]');
  return opened;
}

type Act = (element: ElementHandle<Element>) => Promise<unknown>;

async function vote(frame: Frame, act: Act) {
  const answer = await frame.waitForSelector('input[type=radio]');
  if (answer) await act(answer);
  const button = await frame.waitForSelector('[data-big-button]:not([aria-disabled])');
  if (button) await act(button);
  await frame.waitForSelector('[data-route="/poll/success"]');
}

/** Longer than the countdown. */
async function stays(frame: Frame) {
  await frame.waitForSelector('.ca-ring');
  await new Promise((later) => setTimeout(later, LONGER_MS));
  assert.ok(await frame.$('[data-route="/poll/success"]'));
}

const goesOn = (frame: Frame) => frame.waitForSelector('[data-route="/petition/start"]');

/** A link of the article, away from the widget. */
const focusArticle = (page: Page) => page.focus('a');

test('WCAG 2.2.1: waits while the mouse is over the widget, and goes on when it leaves', async () => {
  const { page, frame } = await open();
  await vote(frame, (element) => element.click());
  await stays(frame);
  await page.mouse.move(900, 700);
  await goesOn(frame);
  await page.close();
});

test('WCAG 2.2.1: waits for a reader at the keyboard, and goes on when they leave the widget', async () => {
  const { page, frame } = await open();
  await vote(frame, async (element) => {
    await element.focus();
    await page.keyboard.press((await element.evaluate((each) => each.tagName)) === 'INPUT' ? 'Space' : 'Enter');
  });
  await stays(frame);
  await focusArticle(page);
  await goesOn(frame);
  await page.close();
});

test('waits while its page hides it, as in a closed accordion', async () => {
  const { page, frame } = await open();
  await vote(frame, (element) => element.tap());
  const show = (display: string) =>
    page.$eval('#here', (box, chosen) => (box as HTMLElement).style.setProperty('display', chosen), display);
  await show('none');
  await stays(frame);
  await show('');
  await goesOn(frame);
  await page.close();
});

test('waits after any key, and goes on when the focus leaves the widget', async () => {
  const { page, frame } = await open();
  await vote(frame, (element) => element.tap());
  await page.keyboard.press('Shift');
  await stays(frame);
  await focusArticle(page);
  await goesOn(frame);
  await page.close();
});

test('says what it opens, and its button says what it stops', async () => {
  const { page, frame } = await open();
  await vote(frame, (element) => element.click());
  await frame.waitForSelector('.ca-ring');
  const names = await frame.$$eval('.ca-bar button', (buttons) =>
    buttons.map((button) => (button.querySelector('.ca-hidden') ?? button).textContent),
  );
  assert.equal(names, ['Pause countdown', 'Next: Make Pier 9 a park']);
  await page.close();
});

test('continues after a touch, which leaves no pointer behind', async () => {
  const { page, frame } = await open();
  await vote(frame, (element) => element.tap());
  await goesOn(frame);
  await page.close();
});

const LEFT = '.ca-ring circle:nth-of-type(2)';

const isWhole = (frame: Frame) => frame.$eval(LEFT, (ring) => Number(ring.getAttribute('stroke-dashoffset')) === 0);

/** The ring has become smaller. */
const counts = (frame: Frame) =>
  frame.waitForFunction(
    (ring) => Number(document.querySelector(ring)?.getAttribute('stroke-dashoffset')) > 0,
    {},
    LEFT,
  );

const AWAY = [900, 700] as const;

const READY = '[data-big-button]:not([aria-disabled])';

async function pressWithMouse(page: Page, frame: Frame, ...selectors: string[]) {
  for (const selector of selectors) {
    const element = await frame.waitForSelector(selector);
    const { x, y, width, height } = (await element?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  }
}

type TakenOver = { prepare?: (page: Page) => Promise<unknown>; source: string; isEarly?: boolean };

const TAKEN_OVER: [how: string, given: TakenOver][] = [
  ['a card that the application has drawn', { source: 'index.html?widgetRequestId=wr-poll' }],
  ['a card that the application has taken over', { source: '?widgetRequestId=wr-poll' }],
  ['a card that was answered before the application', { source: '?widgetRequestId=wr-poll', isEarly: true }],
];

for (const [how, { source, isEarly }] of TAKEN_OVER)
  test(`waits for a mouse that was there before the first press, on ${how}`, async () => {
    const held: { letGo: () => Promise<unknown> }[] = [];
    const hold = async (page: Page) => held.push(await holdRequests(page, '.js'));
    const { page, frame } = await openFrame(source, isEarly ? hold : undefined);
    await frame.waitForSelector('input[type=radio]');
    await page.mouse.move(200, 150);
    await pressWithMouse(page, frame, '.ca-answer', isEarly ? '[data-big-button]' : READY);
    for (const { letGo } of held) await letGo();
    await frame.waitForSelector(LEFT);
    await new Promise((later) => setTimeout(later, LONGER_MS));
    assert.ok(await isWhole(frame));
    await page.mouse.move(...AWAY);
    await counts(frame);
    await page.close();
  });

/** Puts the mouse on the gauge, turns its needle, and presses the button, which goes with the answer. */
test('goes on for a reader who has answered a speedometer by its button and gone', async () => {
  const { page, frame } = await openFrame('?widgetRequestId=wr-speedometer');
  const gauge = await (await frame.waitForSelector('.ca-gauge'))?.boundingBox();
  const { x, y, width } = gauge ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width * 0.8, y + 60);
  await pressWithMouse(page, frame, READY);
  await frame.waitForSelector(LEFT);
  await page.mouse.move(...AWAY);
  await counts(frame);
  await page.close();
});

test('goes on after a drag of a slider, which keeps the focus', async () => {
  const { page, frame } = await openFrame('?widgetRequestId=wr-sentimentpoll');
  const slider = await (await frame.waitForSelector('.ca-slider'))?.boundingBox();
  const { x, y, width, height } = slider ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width * 0.8, y + height / 2);
  await frame.waitForSelector(LEFT);
  await page.mouse.move(...AWAY);
  await counts(frame);
  await page.close();
});

test.run();
