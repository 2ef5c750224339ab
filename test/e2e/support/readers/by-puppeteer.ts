import type { Browser, Frame, Page } from 'puppeteer-core';
import { CORNER, FRAME, type Reader, type ReaderBrowser } from './reader.ts';

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

/** The middle of an element in the frame, once it has stood still for a frame and is in view. */
const restingMiddle = async (frame: Frame, selector: string) =>
  frame.$eval(selector, async (element) => {
    element.scrollIntoView({ block: 'nearest' });
    for (let before = ''; ; ) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [x, y, width, height].join();
      if (now === before) return { x: x + width / 2, y: y + height / 2 };
      before = now;
    }
  });

/** By its place in the window: puppeteer's own click in a frame needs a command that Firefox 140 lacks. */
async function press(page: Page, selector: string) {
  const frame = await frameIn(page);
  const { x, y } = await restingMiddle(frame, selector);
  const corner = await page.$eval(FRAME, (element) => {
    const { x: left, y: top } = element.getBoundingClientRect();
    return { x: left + element.clientLeft, y: top + element.clientTop };
  });
  await page.mouse.click(corner.x + x, corner.y + y);
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
