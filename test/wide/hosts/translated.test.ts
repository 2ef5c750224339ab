import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors } from '../../e2e/support/browser/page.ts';
import { withArticle } from '../../e2e/support/hosts/article.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/** A page that the reader's browser translates: its words are replaced while the widget is drawn, counts and changes. */

const product = withProduct(test, { oneProcess: true });
const article = withArticle(test);

/** As Chrome does: each text goes into two elements of the translator's own, but for what it must leave alone. */
function translate() {
  const done = new WeakSet<Node>();
  const replace = (node: Node) => {
    const parent = node.parentElement;
    if (done.has(node) || !node.nodeValue?.trim() || !parent) return;
    if (parent.closest('script, style, [translate="no"]')) return;
    const words = document.createTextNode(`«${node.nodeValue}»`);
    done.add(words);
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(words);
    parent.replaceChild(outer, node);
  };
  const walk = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    nodes.forEach(replace);
  };
  document.addEventListener('DOMContentLoaded', () => {
    walk(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replace(target);
        else addedNodes.forEach(walk);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function frameOf(page: Page): Promise<Frame> {
  let found: Frame | undefined;
  await waitUntil(async () => {
    found = page.frames().find((each) => each.url().startsWith(`${product.widgetOrigin}/widget/`));
    return (await found?.$('font').catch(() => null)) !== null && found !== undefined;
  });
  return found as Frame;
}

async function open(widget: string) {
  const page = await product.browser.newPage();
  const errors = consoleErrors(page);
  await page.evaluateOnNewDocument(translate);
  const placement = `<div data-civic-action data-widget-request-id="${widget}"></div>`;
  const script = `<script async crossorigin="anonymous" src="${product.widgetOrigin}/loader.js"></script>`;
  await page.goto(article(placement + script));
  return { page, errors, frame: await frameOf(page) };
}

test('counts the shares of a poll to their ends, and reports no error', async () => {
  const { page, errors, frame } = await open('wr-poll');
  await frame.locator('.ca-answer').click();
  await frame.locator('[data-big-button]').click();
  await frame.waitForSelector('.ca-rising');
  const shares = () =>
    frame.$$eval('.ca-rising', (all) =>
      all.map((each) => [...each.children].map(({ textContent }) => textContent?.trim()) as [string, string]),
    );
  await waitUntil(async () => (await shares()).every(([shown, last]) => shown === last));
  assert.ok(
    (await shares()).some(([shown]) => shown !== '0%'),
    JSON.stringify(await shares()),
  );
  assert.equal(errors, []);
  await page.close();
});

test.run();
