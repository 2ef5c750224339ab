import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors, waitForText } from '../../../e2e/support/browser/page.ts';
import { states } from '../../../e2e/support/gallery/gallery.ts';
import { withProduct } from '../../../e2e/support/product.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const product = withProduct(test);

const framesOf = (page: Page) =>
  page.$$eval('#frames .frame', (boxes) =>
    boxes.map((box) => ({ src: (box as HTMLElement).dataset.src ?? '', isLoaded: box.firstElementChild !== null })),
  );

test('shows what its address asks for, and loads only nearby states', async () => {
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
  const first = await page.waitForSelector('#frames .frame iframe');
  const frame = await first?.contentFrame();
  await frame?.waitForSelector('[data-civic-action-root][lang="fr"] .ca-answers');
  assert.ok((await framesOf(page)).some(({ isLoaded }) => !isLoaded));
  assert.equal(errors, []);
  await page.close();
});

test('shows a kind’s whole path as a strip, each step at both sizes', async () => {
  const page = await product.browser.newPage();
  await page.setViewport({ width: 1400, height: 800 });
  const errors = consoleErrors(page);
  await page.goto(`${product.widgetOrigin}/gallery?kind=petition`);
  const steps = states.filter(({ kind, step }) => kind === 'petition' && step).map(({ name }) => name);
  const boxes = await page.$$eval('#strips li .frame', (all) => all.map((box) => (box as HTMLElement).dataset.src));
  assert.equal(
    boxes,
    steps.flatMap((name) => Array(2).fill(`frame.html?mockActionData=${name}&locale=en-US`)),
  );
  const drawn = await page.waitForSelector('#strips li:last-child .wide iframe');
  const frame = await drawn?.contentFrame();
  await frame?.waitForSelector('[data-route="/petition/success"]');
  const size = await page.$eval('#strips .wide iframe', ({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  assert.equal(size, [620, 362]);
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

test('gives readers no mock data: the production build has none and ignores mockActionData', async () => {
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
