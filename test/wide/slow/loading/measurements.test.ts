import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../../e2e/support/product.ts';
import { blocks, read, sectionOf } from '../../../support/documents.ts';
import { waitUntil } from '../../../support/wait.ts';

/** The guide's recipe for a publisher's own measurements, as it is printed. */
const [RECIPE = ''] = blocks(sectionOf(read('docs/publishers.md'), '### In your own measurements'), 'js');

const STAGES = ['config', 'frame', 'load', 'ready', 'loaded', 'visible'];

const product = withProduct(test);
const got: { stage: string; ms: number; placement: number; widgetRequestId: string }[] = [];
let site: Server;

const page = (opening: string) => `<!doctype html><html lang="en"><title>Article</title>
<div data-civic-action data-widget-request-id="wr-petition"></div>
<script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>
<script>${opening}${RECIPE}${opening && '})'}</script>`;

const ONCE_LOADED = "addEventListener('civicaction:loaded', () => {";

test.before(async () => {
  site = createServer((request, response) => {
    const opening = request.url === '/late' ? ONCE_LOADED : '';
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(page(opening));
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    return request.on('end', () => {
      if (request.url === '/your/measurements') got.push(JSON.parse(text));
      response.end();
    });
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
});
test.after(() => void site.close());

for (const [title, path] of [
  ['at once', '/'],
  ['once the widget stands', '/late'],
] as const)
  test(`the guide’s recipe, run ${title}, reports each stage of a placement once`, async () => {
    got.length = 0;
    const opened = await product.browser.newPage();
    await opened.goto(`http://publisher.localhost:${(site.address() as AddressInfo).port}${path}`);
    await waitUntil(() => STAGES.every((stage) => got.some((each) => each.stage === stage)));
    const told = got.filter(({ stage }) => STAGES.includes(stage));
    assert.is(told.length, STAGES.length);
    for (const { ms, placement, widgetRequestId } of told) {
      assert.ok(ms >= 0 && Number.isInteger(ms));
      assert.equal([placement, widgetRequestId], [1, 'wr-petition']);
    }
    const msOf = (name: string) => told.find(({ stage }) => stage === name)?.ms ?? -1;
    assert.ok(msOf('ready') >= msOf('frame') && msOf('visible') >= msOf('ready') + 900);
    await opened.close();
  });

test.run();
