import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from './support/product.ts';

/** Pages with a first card of which the second part, with what the scripts need, comes late or never. */

const product = withProduct(test);

const PAGE = '/widget/?widgetRequestId=wr-poll';
/** What follows the card and the line that arranges it. */
const SECOND_PART = '<p id="lost"';
const RESULTS = '[data-route="/poll/success"] .ca-results';

/** The server's answer to the same request, uncompressed. */
const upstream = (request: IncomingMessage) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { host, port } = new URL(product.widgetOrigin);
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' };
    const { url: path, method } = request;
    request.pipe(forward({ host: '127.0.0.1', port, path, method, headers }, resolve).on('error', reject));
  });

/** The product at another address. @param finish the page has its first part: sends the second one, or ends without it */
async function divided(finish: (response: ServerResponse, rest: string) => void) {
  const server = createServer(async (request, response) => {
    const answer = await upstream(request);
    const { 'content-length': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, headers);
    if (request.url !== PAGE) return answer.pipe(response);
    const page = await text(answer);
    const at = page.indexOf(SECOND_PART);
    response.write(page.slice(0, at));
    finish(response, page.slice(at));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const page = await product.browser.newPage();
  await page.setViewport({ width: 620, height: 362 });
  void page.goto(`http://127.0.0.1:${port}${PAGE}`).catch(() => {}); // left before it is complete
  return { page, close: () => Promise.all([page.close(), server.close(), server.closeAllConnections()]) };
}

const votes = () => product.server.db.selectFrom('votes').select('answerId').execute();

test('a vote before the second part has come is shown at once, and counts once when it has', async () => {
  let send = () => {};
  const { page, close } = await divided((response, rest) => {
    send = () => response.end(rest);
  });
  const before = (await votes()).length;
  await page.waitForSelector('[data-big-button]');
  await page.click('.ca-answer:nth-of-type(2)');
  await page.click('[data-big-button]');
  await page.waitForSelector('[data-big-button][aria-busy="true"]');
  send();
  await page.waitForSelector(RESULTS);
  await page.waitForNetworkIdle({ idleTime: 200 });
  assert.is((await votes()).length, before + 1);
  await close();
});

for (const [where, length] of [
  ['after the card', 0],
  ['in the data', 800],
] as const)
  test(`a page that is cut off ${where} gives way to the page without a card`, async () => {
    const { page, close } = await divided((response, rest) => response.end(rest.slice(0, length)));
    await page.waitForFunction(() => location.pathname === '/widget/index.html');
    await page.waitForSelector('[data-big-button]');
    assert.match(page.url(), 'widgetRequestId=wr-poll');
    await close();
  });

test.run();
