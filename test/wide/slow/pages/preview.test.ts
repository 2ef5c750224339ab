import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { frameOf, waitForText } from '../../../e2e/support/browser/page.ts';
import { configuredBuild } from '../../../e2e/support/configured-build.ts';
import { withProduct } from '../../../e2e/support/product.ts';

/** An editor that embeds the widget and sends its state (spec §4, §6), in a build that lists the editor's origin. */

let site: HttpServer;
let build: Awaited<ReturnType<typeof configuredBuild>>;

const originAs = (host: string) => `http://${host}.localhost:${(site.address() as AddressInfo).port}`;

const EDITOR_PAGE = (src: string) => `<!doctype html><html lang="en"><title>Editor</title>
<div id="here"><iframe src="${src}" width="620" height="362"></iframe></div>
<script>
  window.say = (state) =>
    document.querySelector('iframe').contentWindow.postMessage({ type: 'previewState', state }, '*');
</script>`;

async function withEditor() {
  site = createServer(({ url }, response) => {
    const mode = new URL(url ?? '/', 'http://x').searchParams.get('mode') ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(EDITOR_PAGE(`${product.widgetOrigin}/widget/?widgetRequestId=wr-petition${mode}`));
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  build = await configuredBuild({ previewOrigins: [originAs('editor')] });
  return { distDir: build.dir };
}

const product = withProduct(test, { server: withEditor });
test.after(async () => {
  site.close();
  await build.remove();
});

type Opened = { page: Page; frame: Frame; logs: string[] };

async function open(host = 'editor', mode = '&mode=ab4e-preview'): Promise<Opened> {
  const page = await product.browser.newPage();
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  await page.goto(`${originAs(host)}/?mode=${encodeURIComponent(mode)}`);
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-big-button]');
  return { page, frame, logs };
}

const say = (page: Page, ...states: object[]) =>
  page.evaluate((all) => {
    for (const state of all) (window as unknown as { say: (state: object) => void }).say(state);
  }, states);

const titled = (title: string) => ({ cards: [{ id: 1, actions: [{ id: 1, type: 'petition', title, details: {} }] }] });

const titleOf = (frame: Frame) => frame.$eval('h2', (each) => each.textContent);

/** Longer than the batching of states: one that is not applied by then never is. */
const LATER_MS = 1_000;
const later = () => new Promise((passed) => setTimeout(passed, LATER_MS));

test('merges the state that a listed origin sends', async () => {
  const { page, frame } = await open();
  const before = await titleOf(frame);
  await say(page, { sponsored: true, sponsoredText: 'Paid for by the editor' });
  await waitForText(frame, 'Paid for by the editor');
  assert.is(await titleOf(frame), before);
  await say(page, titled('Keep the night boat'));
  await waitForText(frame, 'Keep the night boat');
  await waitForText(frame, 'Paid for by the editor');
  await page.close();
});

/** The name is shown beside the logo. */
const EDITOR = { publisherName: 'The Editor', publisherShowNameWithLogo: true };

test('batches quick states, and draws only the last', async () => {
  const { page, frame } = await open();
  await frame.evaluate(() => {
    const titles = new Set<string>();
    Object.assign(window, { titles });
    const note = () => titles.add(document.querySelector('h2')?.textContent ?? '');
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await say(page, titled('K'), titled('Ke'), titled('Kee'), EDITOR, titled('Keep'));
  await waitForText(frame, 'The Editor');
  assert.is(await titleOf(frame), 'Keep');
  await waitForText(frame, 'nothing is sent');
  const drawn = await frame.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles]);
  assert.equal(
    drawn.filter((title) => title.startsWith('K')),
    ['Keep'],
  );
  await page.close();
});

test('keeps the shown widget when a state is invalid, warns, and keeps listening', async () => {
  const { page, frame, logs } = await open();
  const before = await titleOf(frame);
  await say(page, { cards: 'none' });
  await later();
  assert.is(await titleOf(frame), before);
  assert.ok(logs.some((text) => text.startsWith('[civicAction]') && text.includes('cards')));
  await say(page, titled('A better one'));
  await waitForText(frame, 'A better one');
  await page.close();
});

test('keeps the widget’s space when a state has no actions, and shows the next state', async () => {
  const { page, frame } = await open();
  await say(page, { cards: [] });
  await waitForText(frame, 'Nothing to show yet');
  await say(page, titled('Back again'));
  await waitForText(frame, 'Back again');
  await page.close();
});

for (const [what, host, mode] of [
  ['another origin', 'stranger', '&mode=ab4e-preview'],
  ['a listed origin outside of preview', 'editor', ''],
] as const)
  test(`ignores ${what}`, async () => {
    const { page, frame } = await open(host, mode);
    const before = await titleOf(frame);
    await say(page, titled('Taken over'));
    await later();
    assert.is(await titleOf(frame), before);
    await page.close();
  });

test.run();
