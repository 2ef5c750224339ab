import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from './support/browser/browser.ts';
import { consoleErrors, frameOf, measureLayoutShift, waitForText } from './support/browser/page.ts';

const ARTICLE = `<!doctype html><title>Article</title><body style="margin:0">
  <div id="late"></div><p style="height:300px">Words</p>
  <div id="place"><iframe src="/frame"></iframe></div>
  <script>
    onload = () => setTimeout(() => { late.style.height = '200px'; document.body.append('moved'); }, 100);
    console.error('told nobody');
  </script>`;

let browser: Browser;
let site: Server;
let port = 0;

test.before(async () => {
  site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/frame' ? '<!doctype html><p>Inside</p>' : ARTICLE);
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  port = (site.address() as AddressInfo).port;
  browser = await launch();
});

test.after(async () => {
  await browser?.close();
  site.close();
});

async function open(from = browser) {
  const page = await from.newPage();
  const errors = consoleErrors(page);
  await page.goto(`http://publisher.localhost:${port}/`);
  await waitForText(page, 'moved');
  return { page, errors };
}

test('counts a shift that no input explains', async () => {
  const { page } = await open();
  const { unexpected, all, entries } = await measureLayoutShift(page);
  assert.ok(unexpected > 0.05, JSON.stringify(entries));
  assert.is(unexpected, all);
});

test('collects the page’s console messages', async () => {
  const { errors } = await open();
  assert.ok(errors.some((each) => each.startsWith('told nobody')));
});

test('reads inside the frame of a placement', async () => {
  const { page } = await open();
  await waitForText(await frameOf(page, '#place'), 'Inside');
});

test('looks automated unless tracking is on', async () => {
  const tracked = await launch({ tracking: true });
  try {
    const isDriven = async (from: Browser) => (await open(from)).page.evaluate(() => navigator.webdriver);
    assert.equal([await isDriven(browser), await isDriven(tracked)], [true, false]);
  } finally {
    await tracked.close();
  }
});

test.run();
