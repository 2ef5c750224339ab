import type { Frame } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { FIRST, keepWindowsShut, readByKeyboard } from '../support/browser/keyboard-reader.ts';
import { consoleErrors, frameOf } from '../support/browser/page.ts';
import { watchFiles, watchLate } from '../support/cost.ts';
import { KINDS } from '../support/journeys/demo-articles.ts';
import { withJourneys } from '../support/journeys/journeys.ts';

/**
 * Every kind from its article to the thanks on a desk, by keys alone. The focus is always seen (WCAG 2.2 §2.4.7, §2.4.11),
 * nothing is cut off (§1.4.4), and the focus can leave (§2.1.2). The cost is what a reader downloads from an empty cache:
 * script, style and page of our site, by brotli, without pictures and fonts. Every field is filled in, and the reader has
 * consented.
 */

const { product, countOf } = withJourneys(test);

type Kind = keyof typeof KINDS;

/**
 * The most that each may cost: 3 % over what it costs, as for the budgets of parts (scripts/build/budgets.ts).
 */
const MOST: Record<Kind, [bytes: number, requests: number]> = {
  poll: [133_400, 18],
  quiz: [134_100, 19],
  sentimentpoll: [136_600, 19],
  speedometer: [137_900, 19],
  recordvideo: [203_900, 38],
  link: [130_200, 19],
  video: [133_200, 18],
  petition: [177_200, 25],
  call: [144_900, 22],
  email: [204_000, 34],
  tweet: [175_500, 31],
  opinion: [173_900, 25],
  signup: [173_500, 25],
  checkregistration: [189_600, 27],
};

/**
 * What the frame fetches ahead has come, as to a reader who reads before they act. Where a reader's lawmakers are looked
 * for by themselves, React takes the card over instead.
 */
const isAhead = async (frame: Frame, files: ReadonlyMap<string, number>) => {
  const { ahead, isTaken } = await frame.evaluate(() => ({
    ahead: [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
    isTaken: Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  }));
  return isTaken || (ahead.length > 0 && ahead.every((file) => files.has(file)));
};

for (const [name, [slug]] of Object.entries(KINDS))
  test(`${name}: from the article to the thanks by keyboard alone, within its bytes, its requests and its page’s policy`, async () => {
    const kind = name as Kind;
    const before = await countOf(kind);
    const page = await product.browser.newPage();
    const files = watchFiles(page, product.widgetOrigin);
    const late = watchLate(page);
    const errors = consoleErrors(page);
    await page.setViewport({ width: 1000, height: 800 });
    await page.bringToFront(); // where keys go
    await page.goto(`${product.publisherOrigin}/articles/${slug}`);
    const frame = await frameOf(page, '[data-civic-action]');
    await frame.waitForSelector(FIRST);
    await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
    await waitUntil(() => isAhead(frame, files));
    // The frame has then done what it does for the loader.
    await page.waitForFunction(() => performance.getEntriesByName('civic-action:adblock', 'measure').length === 1);
    await keepWindowsShut(frame);
    assert.is((await readByKeyboard(page, frame)).join('\n'), '');
    // A video thanks at once, and is counted a moment later.
    await waitUntil(async () => (await countOf(kind)) > before);
    assert.is(await countOf(kind), before + 1);
    await page.waitForNetworkIdle();
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    const [mostBytes, mostRequests] = MOST[kind];
    assert.ok(files.has('/widget/') && files.has('/loader.js'));
    assert.ok(bytes <= mostBytes, `${bytes} B`);
    assert.ok(files.size <= mostRequests, `${files.size} requests: ${[...files.keys()].join(' ')}`);
    // Between the last press and the thanks there is one round: the submission's own.
    assert.equal(late, []);
    assert.equal(errors, []);
    await page.close();
  });

test.run();
