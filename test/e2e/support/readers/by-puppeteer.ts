import type { Browser, Frame, Page } from 'puppeteer-core';
import { FRAME, type Reader, type ReaderBrowser } from './reader.ts';

const SIZE = { width: 1000, height: 900 };

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

function createReader(page: Page, leave: () => Promise<void>): Reader {
  return {
    open: async (address) => void (await page.goto(address)),
    inPage: (run, ...values) => page.evaluate(run, ...values),
    inFrame: async (run, ...values) => (await frameIn(page)).evaluate(run, ...values),
    press: async (selector) => (await frameIn(page)).locator(selector).click(),
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
    await page.setViewport(SIZE);
    await prepare?.(page);
    return createReader(page, () => context.close());
  },
  close: () => browser.close(),
});
