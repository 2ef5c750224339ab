import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf } from '../../e2e/support/browser/page.ts';
import { withArticle } from '../../e2e/support/hosts/article.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** First cards that the server has drawn, in places that allow less than an article does. */

const product = withProduct(test, { tracking: true });
const articleOf = withArticle(test);

const frame = (id: string, attributes = '') =>
  `<div id="here"><iframe src="${product.widgetOrigin}/widget/?widgetRequestId=${id}" width="620" height="362" ${attributes}></iframe></div>`;

async function open(body: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await product.browser.newPage();
  await prepare(page);
  await page.goto(articleOf(body));
  return page;
}

const votes = async () => (await product.server.db.selectFrom('votes').select('userAnswerId').execute()).length;

test('a vote counts in an opaque sandbox, without storage', async () => {
  const page = await open(frame('wr-poll', 'sandbox="allow-scripts"'));
  const before = await votes();
  const inside = await frameOf(page, '#here');
  await inside.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await inside.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await inside.waitForSelector('[data-route="/poll/success"]');
  assert.is(await votes(), before + 1);
  await page.close();
});

for (const id of ['wr-email-congress', 'wr-call-congress'])
  test(`what a card holds stays where it is while the reader’s lawmakers are looked for: ${id}`, async () => {
    const page = await open(frame(id));
    const inside = await frameOf(page, '#here');
    const tops = () =>
      inside.$$eval('.ca-title, .ca-picture, [data-big-button]', (all) =>
        all.map((each) => [each.getBoundingClientRect().top, each.getBoundingClientRect().height].map(Math.round)),
      );
    await inside.waitForSelector('[data-big-button]');
    const before = await tops();
    await inside.waitForSelector('.ca-lawmakers');
    assert.equal(await tops(), before, 'while they are looked for');
    await inside.waitForSelector('.ca-lawmakers .ca-text');
    assert.equal(await tops(), before, 'when none are found');
    await page.close();
  });

test('a link that opens within the frame of an AMP or WordPress page keeps its host’s fragment', async () => {
  const page = await open(frame('wr-poll').replace('wr-poll"', 'wr-poll#?secret=abc"'));
  const inside = await frameOf(page, '#here');
  await inside.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await inside.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await inside.waitForSelector('[data-route="/poll/success"]');
  assert.match(inside.url(), '#?secret=abc');
  await page.close();
});

test('where scripts are off, the card leads to its share page and its form goes nowhere', async () => {
  const page = await product.browser.newPage();
  await page.setJavaScriptEnabled(false);
  const address = `${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`;
  await page.goto(address);
  assert.is(await page.$eval('noscript a', (link) => (link as HTMLAnchorElement).pathname), '/share/wr-poll');
  await page.click('.ca-answer');
  await page.click('[data-big-button]');
  await page.waitForNetworkIdle();
  assert.is(page.url(), address);
  await page.close();
});

const prefetched = async (page: Page) => {
  const inside = await frameOf(page, '#here');
  await inside.waitForSelector('.ca-title');
  await inside.waitForFunction(() => window.civicActionEarly?.take);
  await page.waitForNetworkIdle();
  return inside.$$eval('link[rel=prefetch]', ({ length }) => length);
};

const saveData = (page: Page) =>
  page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('what draws is fetched before it is wanted, but not for a reader who saves data', async () => {
  const usual = await open(frame('wr-poll'));
  const inFrame = await frameOf(usual, '#here');
  await inFrame.waitForSelector('link[rel=prefetch]');
  await usual.close();
  const saving = await open(frame('wr-poll'), saveData);
  assert.is(await prefetched(saving), 0);
  const inside = await frameOf(saving, '#here');
  await inside.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await inside.waitForSelector('[data-big-button]:not([aria-disabled])');
  await saving.close();
});

test('a sponsored card that a blocker hides is never seen, and says so', async () => {
  const page = await open(frame('wr-sponsored'), async (each) => {
    // The frame is another process's, whose requests the page's own rules do not reach.
    await each.setRequestInterception(true);
    each.on('request', (request) => (/up\.txt\?/.test(request.url()) ? request.abort() : request.continue()));
  });
  const told = async () =>
    (await product.server.db.selectFrom('activities').select('type').where('type', '=', 'NotDisplayed').execute())
      .length;
  await waitUntil(async () => (await told()) === 1);
  const inside = await frameOf(page, '#here');
  assert.is(await inside.$eval('#root', (root) => (root as HTMLElement).offsetHeight), 0);
  await page.close();
});

test('an option that comes after a reader has voted does not send them back', async () => {
  const src = `${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`;
  const page = await open(
    `<div id="here" data-civic-action data-design-variant="1"><iframe src="${src}" width="620" height="362"></iframe></div>`,
  );
  const before = await votes();
  const inside = await frameOf(page, '#here');
  // What is done after the take-over, the page's first lines do not see.
  await waitUntil(async () => {
    // A frame that has not been painted yet feels no pointer.
    await page.mouse.move(1, 1);
    await inside.hover('[data-big-button]');
    return inside.evaluate(() =>
      Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
    );
  });
  await page.waitForNetworkIdle({ idleTime: 300 });
  await inside.click('.ca-answer');
  await inside.click('[data-big-button]');
  await inside.waitForSelector('[data-route="/poll/success"]');
  const loaded = page.evaluate(
    () => new Promise((done) => document.addEventListener('civicaction:loaded', done, { once: true })),
  );
  await page.addScriptTag({ url: `${product.widgetOrigin}/loader.js` });
  await Promise.race([loaded, new Promise((passed) => setTimeout(passed, 2_000))]);
  assert.ok(await inside.$('[data-route="/poll/success"]'));
  assert.is(await votes(), before + 1);
  await page.close();
});

test.run();
