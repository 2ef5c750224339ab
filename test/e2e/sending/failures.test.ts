import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { answerWidget } from '../support/browser/answers.ts';
import { frameOf, waitForText } from '../support/browser/page.ts';
import { withArticle } from '../support/hosts/article.ts';
import { withoutFirstCards, withProduct } from '../support/product.ts';

/** What readers and publishers see when something goes wrong, with the built files and the real server on another site. */

const product = withProduct(test, { tracking: true, server: withoutFirstCards });
const articleOf = withArticle(test, (body) => `${body}<p>Below</p>`);

type Said = { reasons: string[]; errors: string[]; logs: string[] };

const LISTEN = `<script>window.reasons=[];addEventListener('civicaction:notdisplayed',(e)=>reasons.push(e.detail.reason))</script>`;

const placement = (attributes: string, own = `<a href="${product.widgetOrigin}/share/x">Take action</a>`) =>
  `<div id="here" data-civic-action ${attributes}>${own}</div>
<script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>`;

async function open(
  body: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; said: Said }> {
  const page = await product.browser.newPage();
  const said: Said = { reasons: [], errors: [], logs: [] };
  page.on('pageerror', (error) => said.errors.push(String(error)));
  page.on('console', (message) => said.logs.push(message.text()));
  await prepare(page);
  await page.goto(articleOf(LISTEN + body));
  return { page, said };
}

async function reasonsOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => (window as unknown as { reasons: string[] }).reasons.length > 0);
  return page.evaluate(() => (window as unknown as { reasons: string[] }).reasons);
}

test('says that a snippet with two widgets is wrong, and leaves the link', async () => {
  const { page, said } = await open(
    placement('data-widget-request-id="wr-poll" data-article-url="https://news.test/"'),
  );
  assert.equal(await reasonsOf(page), ['config']);
  assert.is(await page.$('#here iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  assert.ok(
    said.logs.some((text) => text.includes('widgetRequestId')),
    said.logs.join(),
  );
  await page.close();
});

test('says that a snippet with an unknown widget is wrong, and leaves the link', async () => {
  const { page, said } = await open(placement('data-widget-request-id="wr-nobody"'));
  assert.equal(await reasonsOf(page), ['config']);
  assert.is(await page.$('#here iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  assert.equal(said.errors, []);
  // The driver may never hear of the end of what the removed frame was fetching.
  await page.waitForNetworkIdle({ timeout: 5_000 }).catch(() => {});
  const warnings = said.logs.filter((text) => text.startsWith('[civicAction]'));
  assert.ok(warnings.some((text) => text.includes('No widget has the widgetRequestId "wr-nobody"')));
  // Both before the frame was removed, and nothing of what it was still fetching.
  assert.is(warnings.length, 2, warnings.join('\n'));
  await page.close();
});

test('leaves nothing of an unknown widget where the snippet holds nothing', async () => {
  const { page } = await open(placement('data-widget-request-id="wr-nobody"', ''));
  assert.equal(await reasonsOf(page), ['config']);
  assert.is(await page.$eval('#here', ({ innerHTML }) => innerHTML), '');
  await page.close();
});

test('shows a calm screen and warns in the console when a plain frame names an unknown widget', async () => {
  const page = await product.browser.newPage();
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-nobody&mode=preview&width=wide`);
  await waitForText(page, 'This action isn’t available');
  assert.is(await page.$('button'), null);
  assert.ok(logs.some((text) => text.includes('No widget has the widgetRequestId "wr-nobody"')));
  assert.ok(logs.some((text) => text.includes('mode') && text.includes('width')));
  await page.close();
});

test('warns once in the console of an unknown option, and the widget works', async () => {
  const page = await product.browser.newPage();
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&mode=ab4e-tset`);
  await page.waitForSelector('[data-big-button]');
  await waitUntil(async () => logs.some((text) => text.includes('mode')));
  assert.is(logs.filter((text) => text.includes('"ab4e-preview" or "ab4e-test", not "ab4e-tset"')).length, 1);
  await page.close();
});

test('gives the space back when an article has no widget, and says so once', async () => {
  const { page, said } = await open(placement('data-article-url="https://harborgazette.example/none"'));
  assert.equal(await reasonsOf(page), ['no-content']);
  assert.is(await page.$eval('#here', (each) => each.getBoundingClientRect().height), 0);
  assert.is(said.logs.filter((text) => text === 'No civicAction for this article.').length, 1);
  await page.close();
});

/** A widget's origin with the real files and a stubbed API. */
async function brokenOrigin(status: number, body: string, isLost: (url: string) => boolean = () => false) {
  const broken = createServer(async (request, response) => {
    if (request.url?.startsWith('/api/')) {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
      return response.end(body);
    }
    if (isLost(request.url ?? '')) return response.writeHead(404).end();
    const file = await fetch(product.widgetOrigin.replace('widget.localhost', '127.0.0.1') + request.url);
    response.writeHead(file.status, {
      'Content-Type': file.headers.get('Content-Type') ?? '',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
  return { origin: `http://broken.localhost:${(broken.address() as AddressInfo).port}`, close: () => broken.close() };
}

for (const [name, status, body] of [
  ['malformed JSON', 200, '{"widgetId": 1, "cards": ['],
  ['another shape', 200, '{"hello": "world"}'],
  ['an error of the server', 500, '{"error": "no"}'],
] as const)
  test(`leaves the link when the answer is ${name}`, async () => {
    const broken = await brokenOrigin(status, body);
    const snippet = placement('data-widget-request-id="wr-poll"').replaceAll(product.widgetOrigin, broken.origin);
    const { page, said } = await open(snippet);
    assert.equal(await reasonsOf(page), ['network']);
    assert.is(await page.$('#here iframe'), null);
    assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
    assert.equal(said.errors, []);
    await page.close();
    broken.close();
  });

test('offers a retry when no loader can restore the page’s own content', async () => {
  const page = await product.browser.newPage();
  await answerWidget(page, 200, '{"hello": "world"}');
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await waitForText(page, 'Please try again later');
  await page.close();
});

test('asks for the widget again when the server says so, even after the page’s own first attempt', async () => {
  const page = await product.browser.newPage();
  const client = await page.createCDPSession();
  const asked: number[] = [];
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*GetActionsAsync' }] });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    const [responseCode, after] = [[429, '2'] as const, [503, '1'] as const][asked.length] ?? [];
    asked.push(performance.now());
    if (!responseCode || !after) return client.send('Fetch.continueRequest', { requestId });
    const responseHeaders = [{ name: 'Retry-After', value: after }];
    return client.send('Fetch.fulfillRequest', { requestId, responseCode, responseHeaders });
  });
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await page.waitForSelector('[data-civic-action-root]');
  const [first = 0, second = 0, third = 0, ...more] = asked;
  // Timers may fire a little early; without the wait, the answer would come much sooner.
  assert.ok(second - first > 1_900, `${second - first} ms`);
  assert.ok(third - second > 900, `${third - second} ms`);
  assert.is(more.length, 0);
  await page.close();
});

test('restores the page’s own content when the application does not load', async () => {
  const broken = await brokenOrigin(200, '{}', (url) => /\/widget\/(c|index)-/.test(url));
  const snippet = placement('data-widget-request-id="wr-poll"').replaceAll(product.widgetOrigin, broken.origin);
  const { page } = await open(snippet);
  assert.equal(await reasonsOf(page), ['network']);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  await page.close();
  broken.close();
});

test('drops what it cannot show, says so, and shows the rest', async () => {
  const widget = {
    widgetId: 7,
    cards: [
      { id: 1, actions: [{ id: 1, type: 'teleport' }] },
      { id: 2, actions: [{ id: 2, type: 'poll', title: 'No answers', details: { answers: [] } }, 17, null] },
      { id: 3, actions: [{ id: 3, type: 'petition', title: 'The one that is left' }] },
      'no card',
    ],
  };
  const page = await product.browser.newPage();
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await answerWidget(page, 200, JSON.stringify(widget));
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-any`);
  await waitForText(page, 'The one that is left');
  assert.ok(logs.some((text) => text.includes('teleport')));
  await page.close();
});

test('shows markup in a title as text', async () => {
  const title = '<img src=x onerror="window.hacked=1"><b>Bold</b>';
  const page = await product.browser.newPage();
  await answerWidget(
    page,
    200,
    JSON.stringify({ widgetId: 7, cards: [{ id: 3, actions: [{ id: 3, type: 'petition', title }] }] }),
  );
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-any`);
  await waitForText(page, title);
  assert.is(await page.evaluate(() => 'hacked' in window), false);
  await page.close();
});

test('runs in an opaque sandbox: no storage, no submit events, and a vote is counted', async () => {
  const src = `${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`;
  const { page, said } = await open(
    `<div id="here"><iframe sandbox="allow-scripts" src="${src}" width="620" height="362"></iframe></div>`,
  );
  const before = (await product.server.db.selectFrom('votes').selectAll().execute()).length;
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-civic-action-root]');
  await frame.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await frame.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await frame.waitForSelector('[data-route="/poll/success"]');
  assert.is((await product.server.db.selectFrom('votes').selectAll().execute()).length, before + 1);
  assert.equal(said.errors, []);
  await page.close();
});

test('runs in an article whose own origin is opaque', async () => {
  const src = `${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`;
  const article = `<iframe src="${src}" width="620" height="362"></iframe>`;
  const { page } = await open(`<iframe sandbox="allow-scripts" width="700" height="400" srcdoc='${article}'></iframe>`);
  await waitUntil(() => page.frames().some((each) => each.url() === src));
  const frame = page.frames().find((each) => each.url() === src);
  await frame?.waitForSelector('[data-big-button]');
  assert.ok(frame);
  await page.close();
});

test('measures itself without a loader: after one second in view it says so once', async () => {
  const src = `${product.widgetOrigin}/widget/?widgetRequestId=wr-petition`;
  const count = async () =>
    (await product.server.db.selectFrom('activities').selectAll().where('type', '=', 'WidgetVisible').execute()).filter(
      ({ embedType }) => embedType === 5,
    ).length;
  const before = await count();
  const { page } = await open(`<div id="here"><iframe src="${src}" width="620" height="362"></iframe></div>`);
  await waitUntil(async () => (await count()) > before);
  assert.is(await count(), before + 1);
  await page.close();
});

test('keeps activity while offline and sends it when the connection is back', async () => {
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-petition`);
  await page.waitForSelector('[data-big-button]');
  const initiated = async () =>
    (await product.server.db.selectFrom('activities').selectAll().where('type', '=', 'ActionInitiated').execute())
      .length;
  const before = await initiated();
  await page.setOfflineMode(true);
  await page.locator('[data-big-button]').click();
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 300)));
  assert.is(await initiated(), before);
  await page.setOfflineMode(false);
  await waitUntil(async () => (await initiated()) === before + 1);
  await page.close();
});

test('starts on the default route when the address names one that cannot be opened directly', async () => {
  for (const route of ['/poll/success', '/nowhere', '/petition', '../..', '/poll/__proto__']) {
    const page = await product.browser.newPage();
    await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&route=${encodeURIComponent(route)}#amp=1`);
    await page.waitForSelector('[data-route="/poll/start"]');
    assert.ok(page.url().endsWith('&route=/poll/start#amp=1'), page.url());
    await page.close();
  }
});

test.run();
