import type { Browser, Frame, Page } from 'puppeteer-core';
import { waitUntil } from '../../../support/wait.ts';
import { CORNER, FRAME, type Reader, type ReaderBrowser, restingMiddle } from './reader.ts';

async function frameIn(page: Page): Promise<Frame> {
  const frame = await (await page.$(FRAME))?.contentFrame();
  if (!frame) throw new Error('No frame yet');
  return frame;
}

async function centreOf(page: Page) {
  const box = await (await page.$(FRAME))?.boundingBox();
  if (!box) throw new Error('No frame yet');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** By its place in the window: puppeteer's own click in a frame needs a command that Firefox 140 lacks. */
async function press(page: Page, selector: string) {
  const frame = await frameIn(page);
  const { x, y } = await frame.evaluate(restingMiddle, selector);
  const corner = await page.$eval(FRAME, (element) => {
    const { x: left, y: top } = element.getBoundingClientRect();
    return { x: left + element.clientLeft, y: top + element.clientTop };
  });
  await page.mouse.click(corner.x + x, corner.y + y);
}

async function closeWindow(page: Page): Promise<string> {
  let opened: Page | undefined;
  await waitUntil(async () => {
    opened = (await page.browserContext().pages()).find((each) => each !== page && each.url() !== 'about:blank');
    return opened !== undefined;
  });
  // Firefox shows a page of its own where it reaches nobody, with the address that it tried.
  const { href, searchParams } = new URL(opened?.url() ?? '');
  await opened?.close();
  return href.startsWith('about:neterror') ? (searchParams.get('u') ?? href) : href;
}

function createReader(page: Page, leave: () => Promise<void>): Reader {
  return {
    open: async (address) => void (await page.goto(address)),
    inPage: (run, ...values) => page.evaluate(run, ...values),
    inFrame: async (run, ...values) => (await frameIn(page)).evaluate(run, ...values),
    press: (selector) => press(page, selector),
    leave: () => page.mouse.move(...CORNER),
    type: async (selector, text) => (await frameIn(page)).type(selector, text),
    async scroll(px) {
      const { x, y } = await centreOf(page);
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: px });
    },
    closeWindow: () => closeWindow(page),
    picture: () => page.screenshot({ encoding: 'base64' }),
    close: leave,
  };
}

/** Chrome, and Firefox by WebDriver BiDi. @param prepare before a page opens */
export const byPuppeteer = (browser: Browser, prepare?: (page: Page) => Promise<unknown>): ReaderBrowser => ({
  async sitDown() {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await prepare?.(page);
    return createReader(page, () => context.close());
  },
  close: () => browser.close(),
});
