import type { ElementHandle, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget } from './support/answers.ts';
import { frameOf } from './support/page.ts';
import { withoutFirstCards, withProduct } from './support/product.ts';

/** A countdown waits while the reader's pointer or focus is in the widget (contract §8): with a real mouse, keyboard and finger. */

const product = withProduct(test, { server: withoutFirstCards });

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
async function open() {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 800, hasTouch: true });
  await page.setBypassCSP(true);
  await answerWidget(page, 200, JSON.stringify({ widgetId: 1002, cards }));
  await page.goto(`${product.widgetOrigin}/up.txt`);
  await page.setContent(`<a href="#top">Article</a><div id="here"><iframe width="620" height="362"
    src="${product.widgetOrigin}/widget/?widgetRequestId=wr-poll"></iframe></div>`);
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('input[type=radio]');
  return { page, frame };
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

test.run();
