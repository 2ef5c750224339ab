import type { Frame } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { watchFiles } from '../support/cost.ts';
import { KINDS } from '../support/demo-articles.ts';
import { withJourneys } from '../support/journeys.ts';
import { FIRST, keepWindowsShut, readByKeyboard } from '../support/keyboard-reader.ts';
import { consoleErrors, frameOf } from '../support/page.ts';

/**
 * Every kind from its article to the thanks on a desk, by keys alone. The focus is always seen (WCAG 2.2 §2.4.7, §2.4.11),
 * nothing is cut off (§1.4.4), and the focus can leave (§2.1.2). The cost is what a reader downloads from an empty cache:
 * script, style and page of our site, by brotli, without pictures and fonts. Every field is filled in, and the reader has
 * consented.
 */

const { product, countOf } = withJourneys(test);

type Kind = keyof typeof KINDS;

/**
 * The most that each may cost: 300 B over what it costs. Lower them when it costs less. Scripts name each other, and other names compress to 150 B
 * more or less.
 */
const MOST: Record<Kind, [bytes: number, requests: number]> = {
  poll: [129_800, 26],
  quiz: [130_400, 27],
  sentimentpoll: [132_850, 27],
  speedometer: [134_150, 27],
  recordvideo: [198_250, 51],
  link: [126_700, 26],
  video: [129_550, 26],
  petition: [172_250, 38],
  call: [153_300, 34],
  email: [198_300, 48],
  tweet: [170_650, 46],
  opinion: [169_050, 37],
  signup: [168_650, 36],
  checkregistration: [184_350, 38],
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
    const errors = consoleErrors(page);
    await page.setViewport({ width: 1000, height: 800 });
    await page.bringToFront(); // where keys go
    await page.goto(`${product.publisherOrigin}/articles/${slug}`);
    const frame = await frameOf(page, '[data-civic-action]');
    await frame.waitForSelector(FIRST);
    await page.$eval('[data-civic-action]', (element) => element.scrollIntoView({ block: 'center' }));
    await waitUntil(() => isAhead(frame, files));
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
    assert.equal(errors, []);
    await page.close();
  });

test.run();
