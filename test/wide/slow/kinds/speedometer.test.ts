import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors } from '../../../e2e/support/browser/page.ts';
import { PHONE } from '../../../e2e/support/browser/phone.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { doubleTextFrom, linesOnLines } from '../../../e2e/support/gallery/double-text.ts';
import { openStates, show, states, WIDE } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A speedometer as readers use it: with a mouse, keys and a finger, and over a line that drops. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });

const SLIDER = '.ca-slider';

const guesses = () =>
  product.server.db.selectFrom('votes').selectAll().where('identifier', '=', '3711|speedometer@1').execute();

async function open(viewport: Parameters<Page['setViewport']>[0] = { width: 620, height: 362 }) {
  const page = await product.browser.newPage();
  await page.setViewport(viewport);
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-speedometer`);
  await page.waitForSelector(SLIDER);
  return { page, errors, before: (await guesses()).length };
}

const pointAt = async (page: Page, share: number) => {
  const { x, y, width } = (await (await page.$('.ca-gauge'))?.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return { x: x + 16 + share * (width - 32), y: y + 60 };
};

const press = async (page: Page) => {
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
};
const reading = (page: Page) => page.$eval('.ca-reading b', (text) => text.textContent);
const isTold = (page: Page, words: string) =>
  page.waitForFunction((said) => document.querySelector('.ca-told')?.textContent?.includes(said), {}, words);

test('is dragged across the gauge, and the needle shows the answer', async () => {
  const { page, errors, before } = await open();
  const [start, end] = [await pointAt(page, 0.5), await pointAt(page, 0.8)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await waitUntil(async () => (await reading(page)) === '80 gallons');
  await press(page);
  await isTold(page, 'Incorrect');
  await isTold(page, 'You were 30 gallons off.');
  assert.is(await reading(page), '50 gallons');
  assert.is((await guesses()).length, before + 1);
  await page.waitForSelector('.ca-ring');
  assert.equal(errors, []);
  await page.close();
});

test('begins at its low end and asks for a move, which a press on that end is', async () => {
  const { page, before } = await open();
  await page.waitForSelector('[data-big-button]:not([data-moving])');
  const { width, height } = (await (await page.$('.ca-gauge svg'))?.boundingBox()) ?? {};
  assert.equal([width, height], [420, 190]);
  assert.is(await page.$eval(SLIDER, (slider) => (slider as HTMLInputElement).value), '0');
  assert.is(await reading(page), '?');
  const button = () =>
    page.$eval('[data-big-button]', (element) => ({
      isWaiting: element.getAttribute('aria-disabled'),
      says: document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
      color: getComputedStyle(element).backgroundColor,
    }));
  const waiting = await button();
  assert.equal([waiting.isWaiting, waiting.says], ['true', 'Move the needle to make your guess']);
  await page.click('[data-big-button]');
  await page.waitForFunction(() => document.activeElement?.matches('.ca-slider'));
  assert.is((await guesses()).length, before);
  const { x, y } = await pointAt(page, 0);
  await page.mouse.click(x, y + 80);
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  assert.equal(await button(), { isWaiting: null, says: '', color: waiting.color });
  assert.is(await reading(page), '0 gallons');
  await page.close();
});

test('takes no finger that scrolls the page for a move, before the application or after', async () => {
  const { page } = await open(PHONE);
  const { x, y } = await pointAt(page, 0.5);
  for (let time = 0; time < 2; time += 1) {
    const finger = await page.touchscreen.touchStart(x, y);
    for (let up = 10; up <= 100; up += 10) await finger.move(x, y - up);
    await finger.end();
    // Its browser tells of the scrolling a moment after the finger has moved the needle.
    await waitUntil(async () => (await reading(page)) === '?');
    await page.waitForSelector('[data-big-button][aria-disabled]:not([data-moving])');
    assert.is(await page.$eval(SLIDER, (slider) => (slider as HTMLInputElement).value), '0');
    await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('.ca-slider') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  }
  await page.close();
});

test('shows how others guessed with the answer, and stays 420 by 190 px beside what comes next', async () => {
  const { page } = await open();
  const { db } = product.server;
  const at = '2026-10-05T12:00:00.000Z';
  const others = [20, 20, 20, 45, 90, 20, 20, 45, 90, 90].map((value, nth) => ({
    ...{
      userAnswerId: `other-${nth}`,
      identifier: '3711|speedometer@1',
      answerId: 'Incorrect',
      value,
      at,
      context: '{}',
    },
  }));
  await db.insertInto('votes').values(others).execute();
  await page.bringToFront();
  await page.focus(SLIDER);
  await page.keyboard.press('End');
  await press(page);
  await page.waitForSelector('.ca-ring');
  const dots = await page.$$eval('.ca-dots circle', (circles) => circles.length);
  assert.ok(dots >= others.length && dots <= 60, `${dots}`);
  const { width, height } = (await (await page.$('.ca-gauge svg'))?.boundingBox()) ?? {};
  assert.equal([width, height], [420, 190]);
  assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
  assert.match(
    await page.$eval('.ca-gauge', (gauge) => gauge.textContent ?? ''),
    /Half of the guesses lie between \d+ gallons and \d+ gallons\./,
  );
  await db.deleteFrom('votes').where('userAnswerId', 'like', 'other-%').execute();
  await page.close();
});

for (const viewport of [{ width: 620, height: 362 }, PHONE])
  test(`with text at 200 %, no line stands on another at ${viewport.width} px`, async () => {
    const page = await product.browser.newPage();
    await page.setViewport(viewport);
    await doubleTextFrom(page, product.widgetOrigin);
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-speedometer`);
    await page.waitForSelector(SLIDER);
    await page.bringToFront();
    await page.focus(SLIDER);
    await page.keyboard.press('End');
    await press(page);
    await page.waitForSelector('.ca-guesses');
    assert.equal(await linesOnLines(page), []);
    await page.close();
  });

test('works with keys, and a further guess changes the first', async () => {
  const { page, before } = await open();
  await page.bringToFront();
  await page.focus(SLIDER);
  // A key that moves nothing is noted from here on.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.ca-slider') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.keyboard.press('Home');
  await waitUntil(async () => (await reading(page)) === '0 gallons');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await isTold(page, 'too low');
  await page.focus(SLIDER);
  await page.keyboard.press('End');
  await waitUntil(async () => (await reading(page)) === '100 gallons');
  assert.is(await page.$eval(SLIDER, (slider) => slider.getAttribute('aria-valuetext')), '100 gallons');
  await press(page);
  await isTold(page, 'too high');
  const all = await guesses();
  assert.equal([all.length, all.at(-1)?.value], [before + 1, 100]);
  await page.close();
});

test('works by touch on a phone, and counts once when the line drops after the server has acted', async () => {
  const { page, before } = await open(PHONE);
  const { x, y } = await pointAt(page, 0.5);
  await page.touchscreen.tap(x, y);
  const keys = await loseAnswers(page);
  await press(page);
  await page.waitForSelector('.ca-alert');
  await press(page);
  await isTold(page, 'Correct');
  const [first, second] = await keys();
  assert.ok(first);
  assert.is(first, second);
  assert.is((await guesses()).length, before + 1);
  assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
  await page.close();
});

test('gives way to a longer title or a text, with both ends of the dial in sight', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  for (const name of ['speedometer-question', 'speedometer-question-picture', 'speedometer-close']) {
    const state = states.find((each) => each.name === name);
    assert.ok(state, name);
    await show(page, { state, locale: 'fr', size: WIDE });
    const { hidden, below } = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.querySelector('.ca-stage') as HTMLElement;
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector('.ca-bar')?.getBoundingClientRect();
      return { hidden: scrollHeight - clientHeight, below: bottomOf('.ca-reading') - (bar?.top ?? 0) };
    });
    assert.is(hidden, 0, name);
    assert.ok(below <= 0, `${name}: ${below} px below`);
  }
  await page.close();
});

test.run();
