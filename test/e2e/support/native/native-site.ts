import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import { consoleErrors } from '../browser/page.ts';
import type { Product } from '../product.ts';

/**
 * A publisher's site, whose pages have a widget of their own.
 *
 * @returns what opens such a page, under a policy if one is given, and tells what the widget tells the server
 */
export function withNativeSite(test: Test, product: Product) {
  const site = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://self.invalid');
    const policy = searchParams.get('policy');
    response.setHeader('content-type', 'text/html');
    if (policy) response.setHeader('content-security-policy', policy);
    if (searchParams.has('isolated')) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.end(`<!doctype html><html lang="en"><title>An article</title><link rel="icon" href="data:,"><p>Before</p>
      <div data-civic-action data-embed="native" data-widget-request-id="${searchParams.get('id')}"></div><p>After</p>
      <script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>`);
  });
  test.before(() => new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening)));
  test.after(() => void site.close());

  return async (id: string, policy = '', prepare: (page: Page) => unknown = () => {}, isIsolated = false) => {
    const page = await product.browser.newPage();
    await prepare(page);
    await page.setViewport({ width: 700, height: 700 });
    const activity: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/Widget/RecordActivity')) activity.push(JSON.parse(request.postData() ?? '{}').type);
    });
    const errors = consoleErrors(page);
    const { port } = site.address() as AddressInfo;
    await page.goto(
      `http://publisher.localhost:${port}/?${new URLSearchParams({ id, policy, ...(isIsolated && { isolated: '' }) })}`,
    );
    await page.waitForSelector('>>> [data-big-button]');
    await page.bringToFront();
    return { page, activity, errors };
  };
}
