import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../../e2e/support/product.ts';

/** Pages with a first card of which a part comes late, is cut off, or never comes. */

const product = withProduct(test);

const PAGE = '/widget/?widgetRequestId=wr-poll';
const HOST = '/host';
const BUTTON = '[data-big-button]';
const RESULTS = '[data-route="/poll/success"] .ca-results';

/** Where a page is divided. */
const PLACES = { 'in the card': 'data-big-button', 'after the card': '<script id="served"', 'in the data': '"cards"' };
type Place = keyof typeof PLACES;

/** Tells what its frame says. */
const hostPage = `<!doctype html><script>
  window.heard = [];
  addEventListener('message', ({ data }) => heard.push(data.type));
</script><iframe src="${PAGE}" width="620" height="362"></iframe>`;

/** The server's answer to the same request, uncompressed. */
const upstream = (request: IncomingMessage) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { host, port } = new URL(product.widgetOrigin);
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    const { url: path, method } = request;
    request.pipe(forward({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject));
  });

type Part = { response: ServerResponse; rest: string };

/** The end of the tag that has this text, if it is in one. */
const endOf = (page: string, place: Place) => {
  const at = page.indexOf(PLACES[place]);
  return place === 'in the card' ? page.indexOf('</button>', at) + '</button>'.length : at;
};

/** The product at another address, where the first answer with the card comes in two parts. */
async function divide(place: Place, path = PAGE) {
  let isFirst = true;
  let divided = (_: Part) => {};
  const part = new Promise<Part>((resolve) => {
    divided = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url === HOST) return response.setHeader('content-type', 'text/html').end(hostPage);
    const answer = await upstream(request);
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (request.url !== PAGE || !isFirst) return answer.pipe(response);
    isFirst = false;
    const page = await text(answer);
    const at = endOf(page, place);
    response.write(page.slice(0, at));
    divided({ response, rest: page.slice(at) });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  const visit = () => void page.goto(`http://127.0.0.1:${port}${path}`).catch(() => {}); // it may never be complete
  return { page, visit, part, close: () => Promise.all([page.close(), server.close(), server.closeAllConnections()]) };
}

const votes = () => product.server.db.selectFrom('votes').select('answerId').execute();

/** Expects one vote more. */
async function countsOne(vote: () => Promise<unknown>) {
  const before = (await votes()).length;
  await vote();
  assert.is((await votes()).length, before + 1);
}

async function press(page: Page) {
  await page.waitForSelector(BUTTON);
  await page.click('.ca-answer:nth-of-type(2)');
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}[aria-busy="true"]`);
}

/** How long a page waits for its rest. */
const MOST_WAIT_MS = 10_000;

/** Lets long timers end soon. @returns a function for the page that follows, to which a busy machine gives no file in a second */
async function hurry(page: Page) {
  const { identifier } = await page.evaluateOnNewDocument((longMs) => {
    const own = setTimeout;
    const soon = (run: () => void, ms = 0, ...values: unknown[]) => own(run, ms < longMs ? ms : 1_000, ...values);
    Object.assign(window, { setTimeout: soon });
  }, MOST_WAIT_MS);
  return () => page.removeScriptToEvaluateOnNewDocument(identifier);
}

async function results(page: Page) {
  await page.waitForSelector(RESULTS);
  await page.waitForNetworkIdle({ idleTime: 200 });
}

for (const place of ['in the card', 'after the card', 'in the data'] as const)
  test(`a vote while the page is still to come from ${place} on is shown at once, and counts once`, () =>
    countsOne(async () => {
      const { page, visit, part, close } = await divide(place);
      // A reader who waits is not kept until the browser has nothing else to do.
      await page.evaluateOnNewDocument(() => {
        window.requestIdleCallback = () => 0;
      });
      visit();
      const { response, rest } = await part;
      await press(page);
      response.end(rest);
      await results(page);
      await close();
    }));

test('the card is fitted and the host hears Ready before the data has come', async () => {
  const { page, visit, part, close } = await divide('after the card', HOST);
  visit();
  await part;
  await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.includes('civicActionReady'));
  const frame = await page.waitForFrame((each) => each.url().endsWith(PAGE));
  assert.match(await frame.$eval('.ca-stage', (stage) => stage.getAttribute('style') ?? ''), '--ca-title');
  assert.is(await frame.$('#served'), null);
  await close();
});

for (const place of ['after the card', 'in the data'] as const)
  test(`a page that is cut off ${place} keeps its card, and comes whole when its reader chooses`, () =>
    countsOne(async () => {
      const { page, visit, part, close } = await divide(place);
      const hurryNoMore = await hurry(page);
      visit();
      const { response } = await part;
      await page.waitForSelector(BUTTON);
      response.destroy();
      // By the page's own timers, which `hurry` shortens: those of the same length that it had set before have ended first.
      await page.evaluate((ms) => new Promise((passed) => setTimeout(passed, ms)), MOST_WAIT_MS);
      await hurryNoMore();
      const whole = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
      await page.click('.ca-answer:nth-of-type(2)');
      await whole;
      await page.waitForSelector('.ca-answer:nth-of-type(2)[data-chosen]');
      await page.click(BUTTON);
      await results(page);
      await close();
    }));

test('a reader who waits when the page is cut off is told, and counts once after the next press', () =>
  countsOne(async () => {
    const { page, visit, part, close } = await divide('after the card');
    const hurryNoMore = await hurry(page);
    visit();
    const { response } = await part;
    await press(page);
    response.destroy();
    await page.waitForSelector('#lost:not([hidden])');
    await hurryNoMore();
    const whole = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
    await page.click(BUTTON);
    await whole;
    await results(page);
    await close();
  }));

test.run();
