import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerWidget } from '../../../e2e/support/browser/answers.ts';
import { consoleErrors, measureLayoutShift } from '../../../e2e/support/browser/page.ts';
import { PHONE } from '../../../e2e/support/browser/phone.ts';
import { loseAnswers } from '../../../e2e/support/browser/requests.ts';
import { doubleTextFrom, linesOnLines } from '../../../e2e/support/gallery/double-text.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A sentiment poll as readers answer it: with a mouse, keys and a finger, before the application has come, and over bad lines. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });

const SLIDER = '.ca-slider';
const SIZE = { width: 620, height: 362 };

const votes = () =>
  product.server.db.selectFrom('votes').selectAll().where('identifier', '=', '3701|sentimentpoll@1').execute();

async function open(viewport = SIZE) {
  const page = await product.browser.newPage();
  await page.setViewport(viewport);
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-sentimentpoll`);
  await page.waitForSelector(SLIDER);
  return { page, errors, before: (await votes()).length };
}

/** Where a share of the slider's way is. */
const pointAt = async (page: Page, share: number) => {
  const box = await (await page.$(SLIDER))?.boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + 16 + share * (width - 32), y: y + height / 2 };
};

async function drag(page: Page, from: number, to: number) {
  const [start, end] = [await pointAt(page, from), await pointAt(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

const positionOf = (page: Page) => page.$eval(SLIDER, (slider) => Number((slider as HTMLInputElement).value));
const results = (page: Page) => page.waitForSelector('.ca-curve');
const countsOne = async (before: number, value: number) => {
  await waitUntil(async () => (await votes()).at(-1)?.value === value);
  assert.is((await votes()).length, before + 1);
};

test('takes a drag that comes before the application, and nothing moves when that comes', async () => {
  const page = await product.browser.newPage();
  await page.setViewport(SIZE);
  const errors = consoleErrors(page);
  const before = (await votes()).length;
  await page.setRequestInterception(true);
  let held: (() => void)[] | null = [];
  page.on('request', (request) => {
    const go = () => void request.continue();
    if (held && /\/widget\/[\w-]+\.js$/.test(request.url())) held.push(go);
    else go();
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-sentimentpoll`, {
    waitUntil: 'domcontentloaded',
  });
  await page.waitForSelector(SLIDER);
  await page.$eval('#root', (root) => root.removeAttribute('hidden'));
  await drag(page, 0.5, 0.9);
  const value = await positionOf(page);
  assert.ok(value > 85 && value < 95, `${value}`);
  const place = await pointAt(page, 0);
  for (const go of held) go();
  held = null;
  await results(page);
  assert.equal([await positionOf(page), await pointAt(page, 0)], [value, place]);
  await countsOne(before, value / 100);
  const { unexpected, entries } = await measureLayoutShift(page);
  assert.is(unexpected, 0, JSON.stringify(entries));
  assert.equal(errors, []);
  await page.close();
});

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

for (const [viewport, width] of [
  [SIZE, 578],
  [{ width: 320, height: 533 }, 278],
] as const)
  test(`shows all answers as a curve of ${width} by 120 px, with a pin and words where the reader is`, async () => {
    const { db } = product.server;
    const others = { identifier: '3701|sentimentpoll@1', answerId: '0', count: 60 };
    await db.insertInto('demoCounts').values(others).execute();
    const { page } = await open(viewport);
    await drag(page, 0.5, 0.8);
    await results(page);
    const curve = await boxOf(page, '.ca-curve');
    assert.equal([curve.width, curve.height], [width, 120]);
    const thumb = await pointAt(page, (await positionOf(page)) / 100);
    const pin = await boxOf(page, '.ca-pin i');
    assert.ok(Math.abs(pin.x - thumb.x) < 1, `${pin.x} is not ${thumb.x}`);
    // On the slider, whose lower half stands in the curve's box.
    assert.ok(Math.abs(thumb.y - (curve.y + 104)) < 1, `${thumb.y}`);
    const said = await page.$eval('.ca-verdict[role="status"]', (verdict) => verdict.textContent ?? '');
    assert.match(said, /^You’re (with the majority\. You’re )?closer to “Keep it car-free” than \d+% of readers$/);
    assert.match(await page.$eval('.ca-sentiment', (screen) => (screen as HTMLElement).innerText), /\d answers?/);
    assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
    assert.equal(await page.$eval('.ca-curve', (drawing) => drawing.querySelectorAll('path').length), 1);
    await db.deleteFrom('demoCounts').execute();
    await page.close();
  });

for (const viewport of [SIZE, { width: 320, height: 533 }])
  test(`with text at 200 %, no line stands on another at ${viewport.width} px`, async () => {
    const page = await product.browser.newPage();
    await page.setViewport(viewport);
    await doubleTextFrom(page, product.widgetOrigin);
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-sentimentpoll`);
    await page.waitForSelector(SLIDER);
    await page.bringToFront();
    await page.focus(SLIDER);
    await page.keyboard.press('End');
    await results(page);
    await page.waitForFunction(() => document.querySelector('.ca-verdict')?.textContent?.startsWith('You’re'));
    assert.equal(await linesOnLines(page), []);
    await page.close();
  });

test('works with keys: throttled, the last one counts, and its words are said', async () => {
  const { page, before } = await open();
  await page.bringToFront();
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, call] = /Widget\/(\w+SentimentPoll)Async/.exec(request.url()) ?? [];
    if (call && request.method() === 'POST') sent.push(call);
  });
  await page.focus(`${SLIDER}[role="slider"]`);
  const says = () => page.$eval(SLIDER, (slider) => slider.getAttribute('aria-valuetext'));
  await page.keyboard.press('Home');
  await waitUntil(async () => (await says()) === '100% toward “Bring the cars back”');
  const start = performance.now();
  for (const key of ['End', 'PageDown', 'ArrowLeft', 'ArrowLeft', 'End', 'ArrowLeft'] as const)
    await page.keyboard.press(key);
  await countsOne(before, 0.99);
  assert.is(await says(), '98% toward “Keep it car-free”');
  assert.is(sent[0], 'CompleteSentimentPoll');
  assert.ok(sent.length <= 2 + (performance.now() - start) / 500, `${sent.length} calls`);
  assert.equal(
    sent.slice(1).filter((call) => call !== 'UpdateSentimentPoll'),
    [],
  );
  await page.waitForFunction(() => document.querySelector('.ca-verdict')?.textContent?.startsWith('You’re'));
  assert.is(await page.$('.ca-alert'), null);
  await page.close();
});

test('works by touch on a phone, a tap in the middle included, and changes an answer', async () => {
  const { page, before } = await open(PHONE);
  await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.ca-slider') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  const tap = async (share: number) => {
    const { x, y } = await pointAt(page, share);
    await page.touchscreen.tap(x, y);
  };
  await tap(0.5);
  await results(page);
  await countsOne(before, 0.5);
  await tap(1);
  await countsOne(before, 1);
  assert.is(await page.$eval('.ca-stage', (stage) => stage.scrollHeight - stage.clientHeight), 0);
  await page.close();
});

test('takes a tap in the middle that comes before React, and no finger that scrolls', async () => {
  const page = await product.browser.newPage();
  await page.setViewport(PHONE);
  const before = (await votes()).length;
  await page.setRequestInterception(true);
  const held: (() => void)[] = [];
  let isHeld = false;
  page.on('request', (request) => {
    const go = () => void request.continue();
    if (isHeld && /\/widget\/[\w-]+\.js$/.test(request.url())) held.push(go);
    else go();
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-sentimentpoll`);
  await page.waitForSelector('#root:not([hidden])');
  await page.waitForNetworkIdle({ idleTime: 200 });
  isHeld = true;
  const { x, y } = await pointAt(page, 0.5);
  await page.touchscreen.tap(x, y);
  assert.is(await positionOf(page), 50);
  await waitUntil(() => held.length > 0);
  isHeld = false;
  for (const go of held) go();
  await results(page);
  await countsOne(before, 0.5);

  const finger = await page.touchscreen.touchStart(x + 30, y);
  for (let up = 10; up <= 100; up += 10) await finger.move(x + 30, y - up);
  await finger.end();
  assert.is(await positionOf(page), 50);
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.is((await votes()).at(-1)?.value, 0.5);
  await page.close();
});

test('sends an answer again by itself when the line drops after the server has acted, and counts it once', async () => {
  const { page, before } = await open();
  await page.waitForSelector('[data-civic-action-root]');
  const keys = await loseAnswers(page);
  await drag(page, 0.5, 0.1);
  await results(page);
  const [first, second] = await keys();
  assert.ok(first);
  assert.is(first, second);
  assert.is((await votes()).length, before + 1);
  await page.close();
});

test('leads on by the answer, and reports seen, begun and done in order', async () => {
  const { page } = await open();
  await product.server.db.deleteFrom('activities').execute();
  await drag(page, 0.5, 1);
  await results(page);
  await page.waitForSelector('.ca-ring');
  await page.$eval('[data-big-button]', (button) => (button as HTMLElement).click());
  await page.waitForSelector('[data-route="/petition/start"]');
  const types = async () => {
    const rows = await product.server.db.selectFrom('activities').selectAll().orderBy('id').execute();
    return rows.filter(({ actions }) => actions.includes('"sentimentpoll"')).map(({ type }) => type);
  };
  await waitUntil(async () => (await types()).includes('ActionCompleted'));
  assert.equal(
    (await types()).filter((type) => type.startsWith('Action')),
    ['ActionVisible', 'ActionInitiated', 'ActionCompleted'],
  );
  await page.close();
});

test('leads back to a choose-many list after 5 s, which the reader can hold', async () => {
  const page = await product.browser.newPage();
  await page.setViewport(SIZE);
  const actions = [
    { id: 3701, type: 'sentimentpoll', title: 'Market Street', details: { lowLabel: 'Cars', highLabel: 'People' } },
    { id: 3001, type: 'petition', title: 'The last boat' },
  ];
  const cards = [{ id: 1, type: 'choosesMany', heading: 'Two things to do', actions }];
  await answerWidget(page, 200, JSON.stringify({ widgetId: 1, cards }));
  await page.goto(`${product.widgetOrigin}/widget/index.html?widgetRequestId=wr-sentimentpoll`);
  await page.waitForSelector('.ca-row');
  await page.$$eval('.ca-row', (rows) => (rows.at(-1) as HTMLElement).click());
  await page.waitForSelector(SLIDER);
  await drag(page, 0.5, 1);
  await page.waitForSelector('.ca-ring');
  const start = performance.now();
  const press = () => page.$eval('.ca-countdown', (button) => (button as HTMLElement).click());
  await press();
  await press();
  await page.waitForSelector('[data-route="/choosesManyCard"]');
  assert.ok(performance.now() - start >= 4_500, 'it came early');
  await page.close();
});

test.run();
