import type { CDPSession, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf, seeInDialog } from '../../../e2e/support/browser/page.ts';
import { bringToMiddle, drawn, middleOf } from '../../../e2e/support/browser/pointer.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { type ContentCopy, copyContent } from '../../../server/support/content.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Wheel and touch over the widget, in an article that embeds it with the loader; real browser input. */

const FITS = '/articles/what-should-become-of-pier-9';
const OVERFLOWS = '/articles/last-boat-leaves-too-early';
const STEP_PX = 120;

let content: ContentCopy;

const product = withProduct(test, {
  oneProcess: true,
  async server() {
    content = copyContent();
    content.change('widgets/petition.json', (widget) => {
      widget.cards[0].actions[0].description = 'Nurses and cooks are stranded on the island. '.repeat(20);
    });
    content.change('publishers.json', ([gazette]) => {
      gazette.description = 'Local news from the waterfront since 1887. '.repeat(40);
    });
    return { contentDir: content.dir };
  },
});
test.after(() => content.remove());

type Opened = { page: Page; frame: Frame; client: CDPSession };

async function open(path: string): Promise<Opened> {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1000, height: 700, hasTouch: true });
  await page.goto(product.publisherOrigin + path);
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector('[data-civic-action-root] h2');
  await bringToMiddle(page, frame);
  return { page, frame, client: await page.createCDPSession() };
}

type Scroll = (opened: Opened) => Promise<unknown>;

const wheel: Scroll = async ({ page }) => {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel({ deltaY: STEP_PX });
};

const finger: Scroll = async ({ page, client }) => {
  const { x, y } = await middleOf(page);
  const touch = (type: 'touchStart' | 'touchMove', up: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + STEP_PX / 2 - up }] });
  await touch('touchStart', 0);
  for (let up = 10; up <= STEP_PX; up += 10) await touch('touchMove', up);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const WAYS: [name: string, scroll: Scroll][] = [
  ['the wheel', wheel],
  ['a finger', finger],
];

const articleAt = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrolledIn = (frame: Frame, selector: string) =>
  frame.$eval(selector, ({ scrollTop, scrollHeight, clientHeight }) => ({
    top: scrollTop,
    left: Math.round(scrollHeight - clientHeight - scrollTop),
  }));

for (const [name, scroll] of WAYS) {
  test(`${name} over a card that fits moves the article`, async () => {
    const opened = await open(FITS);
    const before = await articleAt(opened.page);
    await scroll(opened);
    await waitUntil(async () => (await articleAt(opened.page)) > before);
    await opened.page.close();
  });

  test(`${name} over a card that overflows moves the card to its end, and then the article`, async () => {
    const opened = await open(OVERFLOWS);
    const { page, frame } = opened;
    await waitUntil(async () => (await scrolledIn(frame, '.ca-stage')).left > 0);
    await drawn(frame);
    const before = await articleAt(page);
    await scroll(opened);
    await waitUntil(async () => (await scrolledIn(frame, '.ca-stage')).top > 0);
    assert.is(await articleAt(page), before);
    await frame.$eval('.ca-stage', (stage) => stage.scrollTo(0, stage.scrollHeight));
    await waitUntil(async () => {
      await scroll(opened);
      return (await articleAt(page)) > before;
    });
    await page.close();
  });

  test(`${name} over an open dialog does not move the article`, async () => {
    const opened = await open(FITS);
    const { page, frame } = opened;
    const body = 'dialog[open] .ca-overlay-body';
    await frame.$eval('.ca-owner', (owner) => (owner as HTMLElement).click());
    // Until it has slid in, the middle of the widget is beside it.
    await seeInDialog(frame, '.ca-overlay-body');
    const before = await articleAt(page);
    await waitUntil(async () => {
      await scroll(opened);
      return (await scrolledIn(frame, body)).left === 0;
    });
    for (const _ of [1, 2, 3]) await scroll(opened);
    assert.is(await articleAt(page), before);
    await page.close();
  });
}

test.run();
