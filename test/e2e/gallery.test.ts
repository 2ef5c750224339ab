import { mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Inspect,
  inspect,
  LOCALES,
  NARROW,
  nameOf,
  openStates,
  SIZES,
  states,
  visitsOf,
} from './support/gallery.ts';
import { consoleErrors, waitForText } from './support/page.ts';
import { withProduct } from './support/product.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCREENSHOTS = join(ROOT, 'screenshots');

const product = withProduct(test);

const none = (faults: string[]) => assert.is(faults.join('\n'), '');

test('reaches every state in every locale, with a root and without an error', async () => {
  const page = await openStates(product.browser, product.widgetOrigin);
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  // A failure is reported to the console: there it belongs.
  const drawn: Inspect = async (_page, { state }) => {
    const roots = await page.$$eval('[data-civic-action-root]', (all) => all.length);
    const all = said.splice(0);
    if (state.complains) return all.length > 0 ? [] : ['says nothing to the console'];
    const errors = all.filter((text) => !text.startsWith('[civicAction] Failed Request'));
    return [...errors, ...(roots === (state.isRootless ? 0 : 1) ? [] : [`has ${roots} roots`])];
  };
  none(await inspect([page], visitsOf(LOCALES, [NARROW]), drawn));
  await page.close();
});

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

/** Every state at both sizes: SCREENSHOT_LOCALES=en-US,es,fr,it takes those too, for people to look at. */
test('takes a picture of every state, and none is blank', async () => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  const wanted = (process.env.SCREENSHOT_LOCALES ?? 'en-US').split(',');
  const locales = LOCALES.filter((locale) => wanted.includes(locale));
  const pages = await Promise.all([0, 1].map(() => openStates(product.browser, product.widgetOrigin)));
  const counter = await product.browser.newPage();
  await counter.goto('about:blank');
  const taken: Inspect = async (page, visit) => {
    const picture = await page.screenshot({ encoding: 'base64', optimizeForSpeed: true });
    await writeFile(join(SCREENSHOTS, `${nameOf(visit)}.png`), picture, 'base64');
    return (await countColors(counter, picture)) > 1 ? [] : ['is blank'];
  };
  none(await inspect(pages, visitsOf(locales, SIZES), taken));
  for (const page of [...pages, counter]) await page.close();
});

const framesOf = (page: Page) =>
  page.$$eval('.frame', (boxes) =>
    boxes.map((box) => ({ src: (box as HTMLElement).dataset.src ?? '', isLoaded: box.firstElementChild !== null })),
  );

test('shows what its address asks for, and loads only what is near', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1400, height: 800 });
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/gallery?kind=poll&locale=fr&size=narrow`);
  const polls = states.filter(({ kind }) => kind === 'poll');
  await waitForText(page, `${polls.length} of ${states.length} states in ${polls.length} frames`);
  const frames = await framesOf(page);
  assert.equal(
    frames.map(({ src }) => src),
    polls.map(({ name }) => `frame.html?mockActionData=${name}&locale=fr`),
  );
  const first = await page.waitForSelector('.frame iframe');
  const frame = await first?.contentFrame();
  await frame?.waitForSelector('[data-civic-action-root][lang="fr"] .ca-answers');
  assert.ok((await framesOf(page)).some(({ isLoaded }) => !isLoaded));
  assert.equal(errors, []);
  await page.close();
});

test('keeps a filter in the address, so that it can be linked', async () => {
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/gallery?kind=petition`);
  assert.is(await page.$eval('select[name="kind"]', (field) => (field as HTMLSelectElement).value), 'petition');
  await page.select('select[name="locale"]', 'it');
  await page.select('select[name="kind"]', '');
  await page.type('input[name="state"]', 'countdown');
  await waitForText(page, `2 of ${states.length} states in 4 frames`);
  // Fewer letters find the same two.
  await page.waitForFunction(() => location.search === '?state=countdown&locale=it');
  await page.close();
});

test('gives readers no mock data: the production build neither has it nor heeds mockActionData', async () => {
  const files = await readdir(join(ROOT, 'dist/widget'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  assert.ok(scripts.length > 0);
  for (const file of scripts) {
    const text = await readFile(join(ROOT, 'dist/widget', file), 'utf8');
    for (const marker of ['civic-action-gallery-states', 'poll-many-answers', 'civicActionGallery'])
      assert.not.match(text, marker, `${file} holds ${marker}`);
  }
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/widget/?mockActionData=poll-question`);
  await page.waitForFunction(() => document.querySelector('.ca-skeleton') === null);
  assert.is(await page.$('[data-civic-action-root]'), null);
  await page.close();
});

test.run();
