import type { CDPSession, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { bringToMiddle, drawn } from '../../../e2e/support/browser/pointer.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';

/** A press counts once, for the element that it began on, even if leaving a field moves that element before the press ends. */

const READY = '[data-big-button]:not([aria-disabled])';
const ADDRESS = '[role="combobox"]';
const BY_HAND = '.ca-address > .ca-link';
const BOX = '.ca-opt-ins .ca-check';

let content: ContentCopy;
const product = withProduct(test, {
  oneProcess: true,
  async server() {
    content = copyContent();
    content.change('widgets/signup.json', (widget) => {
      widget.cards[0].actions[0].details.fields = { address: 'required' };
    });
    return { contentDir: content.dir, defaultLocation: { countryCode: 'US' } };
  },
});
test.after(() => content.remove());

const ADA = { 'given-name': 'Ada', 'family-name': 'Lovelace', email: 'ada@example.org' };

type Opened = { page: Page; frame: Frame; client: CDPSession };

/** A form in an article. The focus is in an address field that shows an error when it is left. */
async function open(): Promise<Opened> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 700, hasTouch: true });
  await page.goto(`${product.publisherOrigin}/articles/a-beach-counted-by-hand`);
  const frame = await frameOf(page, '[data-civic-action]');
  await bringToMiddle(page, frame);
  await frame.locator(READY).click();
  await frame.waitForSelector('[autocomplete="email"]');
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  for (const [token, text] of Object.entries(ADA)) await frame.type(`[autocomplete="${token}"]`, text);
  await frame.locator(READY).click();
  await frame.waitForSelector(ADDRESS);
  await frame.waitForSelector('[data-big-button]:not([data-moving])');
  // The boxes stand right below the address, as they do where there is no room for both.
  await frame.$eval('.ca-bar', (bar) => (bar as HTMLElement).style.setProperty('margin-top', '0'));
  await frame.focus(ADDRESS);
  await page.keyboard.type('zzzz');
  await frame.waitForSelector('[role="option"]');
  await page.keyboard.press('Escape');
  await frame.waitForFunction(() => document.querySelector('[role="option"]') === null);
  return { page, frame, client: await page.createCDPSession() };
}

/** The address shows its error before any press. */
async function leaveAddress({ frame }: Opened) {
  await frame.focus('.ca-title');
  await frame.waitForSelector('[aria-invalid]');
}

type Point = { x: number; y: number };

/** The middle of an element in the page's window. */
async function middleOf({ frame }: Opened, selector: string): Promise<Point> {
  await frame.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
  await drawn(frame);
  const box = await (await frame.$(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Press = (opened: Opened, at: Point) => Promise<unknown>;

const byMouse: Press = ({ page }, { x, y }) => page.mouse.click(x, y);

const byFinger: Press = async ({ client }, at) => {
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const PRESSES: [by: string, press: Press][] = [
  ['the mouse', byMouse],
  ['a finger', byFinger],
];

/** Counts the first box's changes from now on. @returns whether it is checked, and how often it changed */
async function watchBox({ frame }: Opened) {
  const input = `${BOX} input`;
  await frame.$eval(input, (box) => {
    box.addEventListener('change', () => box.setAttribute('data-changes', `${Number(box.dataset.changes ?? 0) + 1}`));
  });
  const before = await frame.$eval(input, (box) => (box as HTMLInputElement).checked);
  return async () => {
    const [isChecked, changes] = await frame.$eval(input, (box) => [
      (box as HTMLInputElement).checked,
      Number((box as HTMLElement).dataset.changes ?? 0),
    ]);
    return { isTurned: isChecked !== before, changes };
  };
}

const ONCE = { isTurned: true, changes: 1 };
const NEVER = { isTurned: false, changes: 0 };

/** Waits until the browser has handled its clicks and the timers after them. */
const settle = ({ frame }: Opened) =>
  frame.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

/** A finger's click comes after its touch has been handled. */
async function turned(opened: Opened) {
  await opened.frame.waitForSelector(`${BOX} [data-changes]`);
  await settle(opened);
}

const topOf = ({ frame }: Opened, selector: string) =>
  frame.$eval(selector, (element) => element.getBoundingClientRect().top);

for (const [by, press] of PRESSES) {
  test(`${by} reaches a button that an error moves away`, async () => {
    const opened = await open();
    await press(opened, await middleOf(opened, BY_HAND));
    await opened.frame.waitForSelector('.ca-by-parts');
    await opened.page.close();
  });

  test(`${by} toggles a box once even if an error moves it away`, async () => {
    const opened = await open();
    const boxOf = await watchBox(opened);
    const middle = await middleOf(opened, BOX);
    const top = await topOf(opened, BOX);
    await press(opened, middle);
    await opened.frame.waitForSelector('[aria-invalid]');
    await turned(opened);
    assert.ok((await topOf(opened, BOX)) - top > 12, 'the box has moved away');
    assert.equal(await boxOf(), ONCE);
    await opened.page.close();
  });

  test(`${by} toggles a box once that stays in place`, async () => {
    const opened = await open();
    await leaveAddress(opened);
    const boxOf = await watchBox(opened);
    await press(opened, await middleOf(opened, BOX));
    await turned(opened);
    assert.equal(await boxOf(), ONCE);
    await opened.page.close();
  });
}

test('a press toggles a box once that moves away under its label', async () => {
  const opened = await open();
  await leaveAddress(opened);
  const boxOf = await watchBox(opened);
  const input = `${BOX} input`;
  const middle = await middleOf(opened, input);
  await opened.frame.$eval(input, (box) =>
    addEventListener('mousedown', () => {
      (box as HTMLElement).style.marginLeft = '40px';
    }),
  );
  await byMouse(opened, middle);
  await turned(opened);
  assert.equal(await boxOf(), ONCE);
  await opened.page.close();
});

test('a press that ends elsewhere does nothing', async () => {
  const opened = await open();
  const boxOf = await watchBox(opened);
  const { x, y } = await middleOf(opened, BOX);
  const { mouse } = opened.page;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + 40, y - 60, { steps: 3 });
  await mouse.up();
  await settle(opened);
  assert.equal(await boxOf(), NEVER);
  await mouse.move(0, 0);
  await mouse.down();
  await mouse.up();
  await settle(opened);
  assert.equal(await boxOf(), NEVER);
  await opened.page.close();
});

test('keys keep working', async () => {
  const opened = await open();
  const boxOf = await watchBox(opened);
  await opened.frame.focus(`${BOX} input`);
  await opened.page.keyboard.press('Space');
  await turned(opened);
  assert.equal(await boxOf(), ONCE);
  await opened.frame.focus(BY_HAND);
  await opened.page.keyboard.press('Enter');
  await opened.frame.waitForSelector('.ca-by-parts');
  await opened.page.close();
});

test.run();
