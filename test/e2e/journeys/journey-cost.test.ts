import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchFiles } from '../support/cost.ts';
import { KINDS } from '../support/demo-articles.ts';
import { withJourneys } from '../support/journeys.ts';
import { FIRST, keepWindowsShut, readByKeyboard } from '../support/keyboard-reader.ts';
import { consoleErrors, frameOf } from '../support/page.ts';

/**
 * What a reader downloads from an empty cache to the thanks of each kind: script, style and page of our site, by brotli,
 * without pictures and fonts. Every field is filled in, and the reader has consented.
 */

const { product } = withJourneys(test);

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

for (const [name, [slug]] of Object.entries(KINDS))
  test(`${name}: from nothing to the thanks within its bytes, its requests and its page’s policy`, async () => {
    const page = await product.browser.newPage();
    const files = watchFiles(page, product.widgetOrigin);
    const errors = consoleErrors(page);
    await page.setViewport({ width: 1000, height: 800 });
    await page.bringToFront(); // where keys go
    await page.goto(`${product.publisherOrigin}/articles/${slug}`);
    const frame = await frameOf(page, '[data-civic-action]');
    await frame.waitForSelector(FIRST);
    // Half a second after it is ready, the frame fetches what comes later. A reader who reads before they act has that too.
    await page.waitForNetworkIdle({ idleTime: 3_000 });
    await keepWindowsShut(frame);
    await readByKeyboard(page, frame);
    await page.waitForNetworkIdle();
    const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
    const [mostBytes, mostRequests] = MOST[name as Kind];
    assert.ok(files.has('/widget/') && files.has('/loader.js'));
    assert.ok(bytes <= mostBytes, `${bytes} B`);
    assert.ok(files.size <= mostRequests, `${files.size} requests: ${[...files.keys()].join(' ')}`);
    assert.equal(errors, []);
    await page.close();
  });

test.run();
