import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { KINDS } from '../../e2e/support/demo-articles.ts';
import { doubleTextFrom } from '../../e2e/support/double-text.ts';
import { withJourneys } from '../../e2e/support/journeys.ts';
import { FIRST, keepWindowsShut, readByKeyboard } from '../../e2e/support/keyboard-reader.ts';
import { frameOf } from '../../e2e/support/page.ts';
import { PHONE } from '../../e2e/support/phone.ts';
import { waitUntil } from '../../support/wait.ts';

/**
 * Every kind from its article to the thanks, by keys alone: on a small phone with text at 200 %, and each fourth one, or
 * with --all each, on a desk, where it has the same controls and more room. The
 * focus is always seen (WCAG 2.2 §2.4.7, §2.4.11), nothing is cut off (§1.4.4), and the focus can leave (§2.1.2).
 */

const { product, roll } = withJourneys(test);

const count = async (table: (typeof KINDS)[keyof typeof KINDS][1]) =>
  table ? (await product.server.db.selectFrom(table).selectAll().execute()).length : roll.asked.length;

const DESK = { width: 1000, height: 800 };

const AT_DESKS = process.env.TEST_ALL ? 1 : 4;

type Reading = [title: string, textSize: string, prepare: (page: Page) => Promise<unknown>];

const AT_DESK: Reading = ['by keyboard alone', '16px', (page) => page.setViewport(DESK)];
const BY_PHONE: Reading = [
  'by keyboard alone with text at 200 %, 320 px wide',
  '32px',
  (page) => Promise.all([page.setViewport(PHONE), doubleTextFrom(page, product.widgetOrigin)]),
];

const textSizeIn = (frame: Frame) => frame.$eval('.ca-root', (root) => getComputedStyle(root).fontSize);

async function openArticle(slug: string, prepare: (page: Page) => Promise<unknown>) {
  const page = await product.browser.newPage();
  await prepare(page);
  await page.bringToFront(); // where keys go
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector(FIRST);
  await keepWindowsShut(frame);
  return { page, frame };
}

for (const [index, [kind, [slug, table]]] of Object.entries(KINDS).entries())
  for (const [title, textSize, prepare] of index % AT_DESKS === 0 ? [AT_DESK, BY_PHONE] : [BY_PHONE])
    test(`${kind}: from the article to the thanks ${title}`, async () => {
      const before = await count(table);
      const { page, frame } = await openArticle(slug, prepare);
      assert.is(await textSizeIn(frame), textSize);
      assert.is((await readByKeyboard(page, frame)).join('\n'), '');
      // A video thanks at once, and is counted a moment later.
      await waitUntil(async () => (await count(table)) > before);
      assert.is(await count(table), before + 1);
      await page.close();
    });

test.run();
