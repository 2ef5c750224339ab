import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { DIST } from '../support/dist.ts';
import { withoutFirstCards, withProduct } from '../support/product.ts';

/** Where the application does not start, a link is shown at once: the placement's own, or one in the frame. */

const product = withProduct(test, { server: withoutFirstCards });

const HEADERS = { 'access-control-allow-origin': '*' };
const page = readFileSync(join(DIST, 'widget/index.html'), 'utf8');
const [, entry] = /<script type="module" crossorigin src="\.(\/[\w-]+\.js)">/.exec(page) ?? [];
const isEntry = (request: HTTPRequest) => request.url().endsWith(`/widget${entry}`);
const isFrame = (request: HTTPRequest) => request.url().includes('/widget/?');

const answerWith = (status: number, body: string) => (request: HTTPRequest) =>
  request.respond({ status, headers: HEADERS, contentType: 'text/javascript', body });

/** The page as a browser without modules reads it. */
async function withoutModules(request: HTTPRequest) {
  const url = new URL(request.url());
  // Node does not know the names below localhost, which browsers do.
  url.hostname = '127.0.0.1';
  const response = await fetch(url);
  const body = (await response.text()).replace('type="module"', 'type="x-module"');
  return request.respond({ contentType: 'text/html', headers: Object.fromEntries(response.headers), body });
}

type Fault = { title: string; concerns: (request: HTTPRequest) => boolean; answer: (request: HTTPRequest) => unknown };

const FAULTS: Fault[] = [
  { title: 'can’t read the script', concerns: isEntry, answer: answerWith(200, 'let = 1;') },
  { title: 'can’t load the script', concerns: isEntry, answer: answerWith(404, '') },
  { title: 'fails in the script', concerns: isEntry, answer: answerWith(200, 'Object.hasNot(1);') },
  { title: 'does not support modules', concerns: isFrame, answer: withoutModules },
];

async function open(path: string, { concerns, answer }: Fault): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', (request) => (concerns(request) ? answer(request) : request.continue()));
  await page.goto(product.publisherOrigin + path);
  return page;
}

/** The text of the only link in a place; '' while there is none. */
const linkIn = (place: Pick<Page, '$$eval'>, selector: string) =>
  place.$$eval(`${selector} a`, (links) => (links.length === 1 && (links[0] as HTMLAnchorElement).href) || '');

const PLACEMENTS: [embed: string, path: string, id: string][] = [
  ['a placement', '/articles/what-should-become-of-pier-9', 'wr-poll'],
  ['a frame-first placement', '/articles/night-workers-speak', 'wr-petition'],
];

for (const fault of FAULTS) {
  for (const [embed, path, id] of PLACEMENTS)
    test(`${embed} shows a link when the browser ${fault.title}`, async () => {
      const page = await open(path, fault);
      await waitUntil(async () => (await page.$('[data-civic-action] iframe')) === null);
      assert.is(await linkIn(page, '[data-civic-action]'), `${product.widgetOrigin}/share/${id}`);
      await page.close();
    });

  test(`a frame without the loader shows a link when the browser ${fault.title}`, async () => {
    const page = await open('/articles/pier-9-the-hearing', fault);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    assert.ok(frame);
    const shown = () => linkIn(frame, '#root').catch(() => '');
    await waitUntil(async () => (await shown()) === `${product.widgetOrigin}/share/wr-poll`);
    await page.close();
  });
}

test.run();
