import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** A newspaper's theme: its font file, headings and corners. */

const FILE = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/press-start-2p/package.json')),
  '400Regular/PressStart2P_400Regular.ttf',
);

let content: string;
let fonts: Server;
/** The font server's answer, which the test holds back. */
let answer: (() => void) | null = null;

async function themedContent() {
  const file = await readFile(FILE);
  fonts = createServer((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    answer = () => void response.end(file);
  });
  await new Promise<void>((listening) => fonts.listen(0, '127.0.0.1', listening));
  const { port } = fonts.address() as AddressInfo;
  content = await mkdtemp(join(tmpdir(), 'civic-action-content-'));
  await cp('server/content', content, { recursive: true });
  const poll = join(content, 'widgets/poll.json');
  const theme = {
    fontFamily: 'Gazette Sans',
    fontUrl: `http://127.0.0.1:${port}/gazette.ttf`,
    headingFont: 'Gazette Serif 2, serif',
    radius: 3,
  };
  await writeFile(poll, JSON.stringify({ ...JSON.parse(await readFile(poll, 'utf8')), customTheme: theme }));
  return { contentDir: content };
}

const product = withProduct(test, { server: themedContent });
test.after(async () => {
  fonts.close();
  await rm(content, { recursive: true, force: true });
});

const usedFonts = (page: Page | Frame) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`));

test('has the theme’s corners and headings at once, and a font that comes after a press from the next screen on', async () => {
  const page = await product.browser.newPage();
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await page.waitForSelector('[data-big-button]');
  const look = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return [
      styleOf('.ca-title').fontFamily,
      styleOf('[data-big-button]').borderRadius,
      styleOf('.ca-answer').borderRadius,
    ];
  });
  assert.equal(look, ['"Gazette Serif 2", serif', '3px', '3px']);
  // The server asks nobody on this machine, so the page has no letters of the font: none is fetched before a press.
  await page.hover('.ca-answer');
  await page.waitForNetworkIdle();
  assert.is(answer, null);
  await page.click('.ca-answer');
  await waitUntil(() => answer !== null);
  assert.equal(await usedFonts(page), []);
  const loaded = page.waitForResponse((response) => response.url().endsWith('/gazette.ttf'));
  answer?.();
  await (await loaded).buffer();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await usedFonts(page), []);
  await page.click('[data-big-button]');
  await page.waitForSelector('.ca-results');
  assert.equal(await usedFonts(page), ['Gazette Sans loaded']);
  await page.close();
});

test.run();
