import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';

/** How many colours a picture has; one is a blank page. */
const countColors = (page: Page, png: string) =>
  page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? []);
    return new Set(pixels).size;
  }, png);

/** Saves screenshots in a folder; the function that it returns gives the faults of one. */
export async function createCamera(browser: Browser, folder: string) {
  const counter = await browser.newPage();
  return async (page: Page, name: string): Promise<string[]> => {
    const picture = await page.screenshot({ encoding: 'base64', optimizeForSpeed: true });
    await writeFile(join(folder, `${name}.png`), picture, 'base64');
    return (await countColors(counter, picture)) > 1 ? [] : ['is blank'];
  };
}
