import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BAIT, failRequests } from '../../../e2e/support/browser/requests.ts';
import { QUICK_SCRIPT, waitForEvent, withLoaderPages } from '../../../e2e/support/hosts/loader-pages.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Which times the loader sends, and of what share of page views. */

const site = withLoaderPages(test);

const placement = (id: string, attributes = '') =>
  `<div data-civic-action data-widget-request-id="${id}" data-height="100" ${attributes}></div>`;

type Told = { widgetRequestId: string; timingsRate?: string; reason?: string; navigation?: number };

const told = () => site.sent.filter(({ path }) => path.endsWith('RecordTimings')).map(({ body }) => body as Told);

/** The draw of a page view. */
const draws =
  (...numbers: number[]) =>
  (page: Page) =>
    page.evaluateOnNewDocument((all) => {
      let at = 0;
      Math.random = () => all[at++ % all.length] ?? 0;
    }, numbers);

const SETTLED_MS = 500;

/** Opens two placements with this rate, and one without, and leaves: what was not sent before goes then. */
async function ratesSent(rate: string, ...numbers: number[]) {
  const attribute = `data-timings-rate="${rate}"`;
  const page = await site.open(
    placement('a', attribute) + placement('b', attribute) + placement('last') + QUICK_SCRIPT,
    { prepare: draws(...numbers) },
  );
  await waitUntil(() => told().some(({ widgetRequestId }) => widgetRequestId === 'last'));
  await page.goto('about:blank');
  const end = Date.now() + SETTLED_MS;
  await waitUntil(() => told().length === 3 || Date.now() > end);
  await page.close();
  return told()
    .filter(({ widgetRequestId }) => widgetRequestId !== 'last')
    .map(({ widgetRequestId, timingsRate }) => `${widgetRequestId} ${timingsRate}`)
    .sort();
}

for (const [rate, draw, sends] of [
  ['0', 0, false],
  ['0.4', 0.5, false],
  ['0.5', 0.5, false],
  ['0.6', 0.5, true],
  ['1', 0.999, true],
  ['', 0.999, true],
  ['many', 0.999, true],
  ['50 %', 0.999, true],
] as const)
  test(`sends ${sends ? '' : 'no '}times for the rate “${rate}” where the draw is ${draw}`, async () => {
    assert.equal(await ratesSent(rate, draw), sends ? [`a ${rate}`, `b ${rate}`] : []);
  });

for (const numbers of [
  [0.1, 0.9],
  [0.9, 0.1],
])
  test(`draws once for all placements of a page view: ${numbers.join(', then ')}`, async () => {
    const { length } = await ratesSent('0.5', ...numbers);
    assert.ok(length === 0 || length === 2, `${length} of 2`);
  });

/** The times of a placement that nobody saw are sent when its page is left. */
async function leave(page: Page) {
  await page.goto('about:blank');
  await waitUntil(() => told().length > 0);
  await page.close();
  return told()[0];
}

test('says that the frame never answered', async () => {
  const page = await site.open(placement('a', 'data-design-variant="silent"') + QUICK_SCRIPT);
  const { detail } = await waitForEvent(page, 'notdisplayed');
  assert.equal(detail, { reason: 'timeout' });
  assert.is((await leave(page))?.reason, 'timeout');
});

test('says that a sponsored widget was blocked', async () => {
  const page = await site.open(placement('a', 'data-sponsored') + QUICK_SCRIPT, {
    prepare: (each) => failRequests(each, BAIT),
  });
  await waitForEvent(page, 'notdisplayed');
  assert.is((await leave(page))?.reason, 'blocked');
});

test('says no reason where the widget was shown', async () => {
  const page = await site.open(placement('a') + QUICK_SCRIPT);
  await waitUntil(() => told().length > 0);
  const [{ reason, navigation } = {}] = told();
  assert.equal([reason, navigation], [undefined, 0]);
  await page.close();
});

test.run();
