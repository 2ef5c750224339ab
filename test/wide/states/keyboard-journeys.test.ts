import type { Frame } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FIRST, keepWindowsShut, readByKeyboard } from '../../e2e/support/browser/keyboard-reader.ts';
import { frameOf } from '../../e2e/support/browser/page.ts';
import { PHONE } from '../../e2e/support/browser/phone.ts';
import { doubleTextFrom } from '../../e2e/support/gallery/double-text.ts';
import { KINDS } from '../../e2e/support/journeys/demo-articles.ts';
import { withJourneys } from '../../e2e/support/journeys/journeys.ts';
import { waitUntil } from '../../support/wait.ts';

/**
 * Every kind from its article to the thanks, by keys alone, on a small phone with text at 200 %. The focus is always seen
 * (WCAG 2.2 §2.4.7, §2.4.11), nothing is cut off (§1.4.4), and the focus can leave (§2.1.2). On a desk,
 * `test/e2e/journeys/journey-cost.test.ts` goes the same way.
 */

const { product, countOf } = withJourneys(test);

const textSizeIn = (frame: Frame) => frame.$eval('.ca-root', (root) => getComputedStyle(root).fontSize);

async function openArticle(slug: string) {
  const page = await product.browser.newPage();
  await page.setViewport(PHONE);
  await doubleTextFrom(page, product.widgetOrigin);
  await page.bringToFront(); // where keys go
  await page.goto(`${product.publisherOrigin}/articles/${slug}`);
  const frame = await frameOf(page, '[data-civic-action]');
  await frame.waitForSelector(FIRST);
  await keepWindowsShut(frame);
  return { page, frame };
}

for (const [name, [slug]] of Object.entries(KINDS))
  test(`${name}: from the article to the thanks by keyboard alone with text at 200 %, 320 px wide`, async () => {
    const kind = name as keyof typeof KINDS;
    const before = await countOf(kind);
    const { page, frame } = await openArticle(slug);
    assert.is(await textSizeIn(frame), '32px');
    assert.is((await readByKeyboard(page, frame)).join('\n'), '');
    // A video thanks at once, and is counted a moment later.
    await waitUntil(async () => (await countOf(kind)) > before);
    assert.is(await countOf(kind), before + 1);
    await page.close();
  });

test.run();
