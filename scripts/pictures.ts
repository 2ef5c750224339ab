/** Takes the pictures of the README: `npm run pictures`. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { launch } from '../test/e2e/support/browser/browser.ts';
import { startServer } from '../test/e2e/support/server.ts';
import { WIDGET_HEIGHT_PX, WIDGET_WIDTH_PX } from '../widget/core/numbers/constants.ts';
import { ROOT } from './build/root.ts';
import { takesNoArguments } from './command.ts';
import PICTURES from './guides/pictures.json' with { type: 'json' };
import { ensureBuild } from './start/build.ts';

/**
 * `shown` names the state of the gallery that shows each kind best; a test fails for a kind without one. The budget is for all
 * pictures together, so that the README loads quickly on a phone.
 */
const { folder: FOLDER, budgetBytes: BUDGET_BYTES, shown: SHOWN } = PICTURES;

/** The README shows a widget at about 400 px; this is sharp on screens with two device pixels per CSS pixel. */
const SHARP = { deviceScaleFactor: 1.5 };
const ARTICLE = { width: 760, height: 600 };
const QUALITY = 60;

async function openStill(browser: Browser, size: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setViewport({ ...size, ...SHARP });
  return page;
}

let total = 0;

async function save(page: Page, name: string) {
  const path = join(ROOT, FOLDER, `${name}.webp`) as `${string}.webp`;
  await page.screenshot({ path, type: 'webp', quality: QUALITY });
  const { size } = statSync(path);
  total += size;
  console.log(`${FOLDER}/${name}.webp  ${size} B`);
}

async function takeKinds(browser: Browser, origin: string) {
  const page = await openStill(browser, { width: WIDGET_WIDTH_PX, height: WIDGET_HEIGHT_PX });
  await page.goto(`${origin}/gallery/frame.html?mockActionData=${Object.values(SHOWN)[0]}`);
  await page.waitForSelector('[data-civic-action-root]');
  for (const [kind, state] of Object.entries(SHOWN)) {
    await page.evaluate((name) => Reflect.get(globalThis, 'civicActionGallery').show(name, 'en-US'), state);
    await save(page, kind);
  }
}

/** A poll in the text of an article, with an answer chosen. */
async function takeArticle(browser: Browser, origin: string) {
  const page = await openStill(browser, ARTICLE);
  await page.goto(`${origin}/articles/what-should-become-of-pier-9`);
  const widget = await page.waitForSelector('[data-civic-action] iframe');
  const frame = await widget?.contentFrame();
  const answer = await frame?.waitForSelector('.ca-answer input');
  await answer?.click();
  await widget?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await save(page, 'article');
}

if (!takesNoArguments('npm run pictures')) process.exit();
await ensureBuild();
const browser = await launch();
const server = await startServer();
try {
  await takeKinds(browser, server.widgetOrigin);
  await takeArticle(browser, server.publisherOrigin);
} finally {
  await browser.close();
  await server.close();
}
console.log(`together ${total} of ${BUDGET_BYTES} B`);
if (total > BUDGET_BYTES) process.exitCode = 1;
