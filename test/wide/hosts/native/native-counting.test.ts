import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepWindowsShut } from '../../../e2e/support/browser/keyboard-reader.ts';
import { BAIT, failRequests } from '../../../e2e/support/browser/requests.ts';
import { heardIn, nativePlacement, rootPlace, withNativePages } from '../../../e2e/support/native/native.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { PLACEMENT } from '../../../e2e/support/readers/reader.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What is counted of a widget without a frame, and what the page's readers allow. */

const product = withProduct(test, { tracking: true, args: ['--force-prefers-reduced-motion'] });
const pages = withNativePages(test, product);

let articles = 0;
const nextArticle = () => `https://news.example/native/${++articles}`;

const recorded = (article: string) =>
  product.server.db.selectFrom('activities').selectAll().where('articleUrlTracking', '=', article).execute();

const ofType = async (article: string, type: string) => (await recorded(article)).filter((each) => each.type === type);

const BY_ARTICLE =
  '<div data-civic-action data-embed="native" data-article-url="https://harborgazette.example/2026/10/what-should-become-of-pier-9/" {more}></div>';

for (const [title, type, placementWith] of [
  ['by its id', 2, (more: string) => nativePlacement('wr-poll', more)],
  ['by its article', 0, (more: string) => BY_ARTICLE.replace('{more}', more)],
] as const)
  test(`a widget that is found ${title} is ready, loaded and seen once, and counts as embed type ${type}`, async () => {
    const article = nextArticle();
    const { page, place } = await pages.open(placementWith(`data-article-url-tracking="${article}"`));
    await place.waitForSelector('.ca-answer');
    await waitUntil(async () => (await ofType(article, 'WidgetVisible')).length > 0);
    await place.click('.ca-answer:nth-of-type(2)');
    await place.click('[data-big-button]');
    await place.waitForSelector('[data-route="/poll/success"]');
    await waitUntil(async () => (await ofType(article, 'ActionCompleted')).length > 0);
    const rows = await recorded(article);
    const counts = ['WidgetVisible', 'Engaged', 'ActionVisible', 'ActionInitiated', 'ActionCompleted'].map(
      (each) => rows.filter((row) => row.type === each).length,
    );
    assert.equal(counts, [1, 1, 1, 1, 1]);
    assert.equal([...new Set(rows.map((row) => row.embedType))], [type]);
    assert.equal((await heardIn(page)).sort(), ['loaded', 'ready', 'visible']);
    await page.close();
  });

/** The paths of a page's requests to us. */
function requestsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request: HTTPRequest) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product.widgetOrigin && request.method() === 'GET') paths.push(pathname);
  });
  return paths;
}

test('of a sponsored widget that is blocked nothing but the loader is fetched', async () => {
  let paths: string[] = [];
  const { page } = await pages.open(nativePlacement('wr-sponsored', 'data-sponsored'), async (each) => {
    await failRequests(each, BAIT);
    paths = requestsOf(each);
  });
  await waitUntil(async () => (await heardIn(page)).includes('notdisplayed blocked'));
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.equal(
    paths.filter((path) => path !== '/up.txt'),
    ['/loader.js', '/watch.js'],
  );
  assert.is(await page.$eval(PLACEMENT, (element) => element.getBoundingClientRect().height), 0);
  await page.close();
});

test('a widget without a sponsor is there with a blocker, and its page hears of the check', async () => {
  const { page, place } = await pages.open(nativePlacement('wr-poll'), (each) => failRequests(each, BAIT));
  await place.waitForSelector('.ca-answer');
  const stages = () =>
    page.evaluate(() => {
      const { civicAction } = window as unknown as { civicAction: { timings(): { stage: string }[] } };
      return civicAction.timings().map(({ stage }) => stage);
    });
  await waitUntil(async () => (await stages()).includes('adblock'));
  await page.close();
});

test('a lazy widget is fetched when its place comes within one screen', async () => {
  let paths: string[] = [];
  const { page } = await pages.open(
    `<div style="height:3000px"></div>${nativePlacement('wr-poll', 'data-loading="lazy"')}`,
    (each) => {
      paths = requestsOf(each);
    },
  );
  await page.waitForSelector(`${PLACEMENT} > canvas`);
  await page.waitForNetworkIdle({ idleTime: 300 });
  assert.equal(paths, ['/loader.js']);
  await page.$eval(PLACEMENT, (element) => element.scrollIntoView());
  await rootPlace(page).waitForSelector('.ca-answer');
  await page.close();
});

const sizeOf = (page: Page) =>
  page.$eval(PLACEMENT, (element) => {
    const { width, height } = element.getBoundingClientRect();
    return [width, height];
  });

for (const [attributes, size] of [
  ['', [620, 362]],
  ['data-notice', [620, 386]],
  ['data-width="500"', [500, 362]],
  ['data-width="400"', [400, 533]],
  ['data-height="420"', [620, 420]],
] as const)
  test(`a placement with ${attributes || 'no size of its own'} is ${size.join(' × ')} px from the first moment`, async () => {
    const { page, place } = await pages.open(nativePlacement('wr-poll', attributes));
    await page.waitForSelector(`${PLACEMENT} > canvas`);
    const reserved = await sizeOf(page);
    await place.waitForSelector('.ca-answer');
    await waitUntil(async () => (await heardIn(page)).includes('loaded'));
    assert.equal([reserved, await sizeOf(page)], [size, size]);
    await page.close();
  });

/** A consent platform, as its page has it: the locator's frame, and the answer by message. */
const framework = (isGranted: boolean) => `<iframe name="__tcfapiLocator" hidden></iframe><script>
  const consents = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n + 1, ${isGranted}]));
  const answer = { eventStatus: 'tcloaded', gdprApplies: true, listenerId: 1, purpose: { consents }, specialFeatureOptins: consents };
  addEventListener('message', ({ data, source }) => {
    const call = data?.__tcfapiCall;
    if (call) source.postMessage({ __tcfapiReturn: { returnValue: answer, success: true, callId: call.callId } }, '*');
  });
</script>`;

for (const [title, body, isTold] of [
  ['the page’s own framework allows it', framework(true) + nativePlacement('wr-call'), true],
  ['the page’s own framework refuses it', framework(false) + nativePlacement('wr-call'), false],
  [
    'it is required, and the framework allows it',
    framework(true) + nativePlacement('wr-call', 'data-consent="required"'),
    true,
  ],
  ['it is required, and no framework is there', nativePlacement('wr-call', 'data-consent="required"'), false],
  ['the placement denies it', framework(true) + nativePlacement('wr-call', 'data-consent="denied"'), false],
] as const)
  test(`a call tells ${isTold ? 'the reader’s' : 'no'} fingerprint where ${title}`, async () => {
    const bodies: string[] = [];
    const { page, place } = await pages.open(body, (each) => {
      each.on('request', async (request) => {
        if (/Complete\w+Async/.test(request.url()) && request.method() === 'POST')
          bodies.push((await request.fetchPostData()) ?? '{}');
      });
    });
    await place.waitForSelector('[data-big-button]');
    await keepWindowsShut(place);
    await place.click('[data-big-button]');
    await place.waitForSelector('[data-other-phone]:not([aria-disabled])');
    await place.click('[data-other-phone]');
    await place.waitForSelector('[data-outcome="Contacted"]:not([aria-disabled])');
    await place.click('[data-outcome="Contacted"]');
    await waitUntil(() => bodies.length > 0);
    assert.equal(
      bodies.map((each) => 'fingerprint' in JSON.parse(each)),
      [isTold],
    );
    await page.close();
  });

test('nothing of the page’s storage, address, title or history is touched', async () => {
  const { page, place } = await pages.open(nativePlacement('wr-petition'), (each) =>
    each.evaluateOnNewDocument(() => {
      const touched: string[] = [];
      Object.assign(window, { touched });
      for (const name of ['getItem', 'setItem', 'removeItem', 'clear', 'key'] as const)
        Storage.prototype[name] = (() => {
          touched.push(name);
          return null;
        }) as never;
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: () => void touched.push(name) });
      for (const name of ['pushState', 'replaceState', 'back', 'go'] as const)
        History.prototype[name] = () => void touched.push(name);
      Object.defineProperty(document, 'title', { set: () => void touched.push('title') });
      Object.defineProperty(document, 'cookie', {
        get: () => void touched.push('cookie'),
        set: () => void touched.push('cookie'),
      });
    }),
  );
  const address = page.url();
  await place.waitForSelector('[data-big-button]');
  await place.click('[data-big-button]');
  await place.waitForSelector('[autocomplete="name"]');
  for (const [token, value] of Object.entries({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    'postal-code': '07102',
  }))
    await place.type(`[autocomplete="${token}"]`, value);
  await place.waitForSelector('[data-big-button]:not([aria-disabled])');
  await place.click('[data-big-button]');
  await place.waitForSelector('[data-route="/petition/success"]');
  assert.equal(await page.evaluate(() => (window as unknown as { touched: string[] }).touched), []);
  assert.is(page.url(), address);
  assert.is(await page.evaluate(() => document.querySelector('title')?.textContent), 'Article');
  await page.close();
});

test.run();
