import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors } from '../../e2e/support/browser/page.ts';
import { withArticle } from '../../e2e/support/hosts/article.ts';
import { nativePlacement } from '../../e2e/support/native/native.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { waitUntil } from '../../support/wait.ts';

/**
 * Pages whose own scripts replace what browsers bring, or whose elements have the names of properties. A reader votes, in a frame
 * or in the page; no stranger's address is ever asked.
 */

const product = withProduct(test, { tracking: true, oneProcess: true });
const article = withArticle(test);

const STRANGER = 'http://stranger.test';

/** What stands before the widget's script. */
const PAGES: Record<string, string> = {
  'nothing odd': '',
  'an image named like the running script': `<img name="currentScript" src="${STRANGER}/x.png">`,
  'a form with a field named like the running script': `<form name="currentScript"><input name="src" value="${STRANGER}/x"></form>`,
  'an element of the API’s name': '<p id="civicAction">Act</p>',
  'an image named like the state of loading': '<img name="readyState">',
  'an image named like the page’s visibility': '<img name="hidden">',
  'an element named like its root': '<img name="documentElement">',
  'an address of its own': '<script>window.URL = "https://paper.example/";</script>',
  'a class of its own for addresses':
    '<script>window.URL = class { constructor(text) { this.text = text; } };</script>',
  'a global of its own named Event': '<script>window.event = 1; window.status = "x";</script>',
  'lists of Prototype': `<script>
    Array.prototype.entries = function () { return this.slice(); };
    Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
    Object.defineProperty(Array.prototype, 'entries', { enumerable: false });
    Object.defineProperty(Array.prototype, 'toJSON', { enumerable: false });</script>`,
  'lists with a method of its own':
    '<script>Array.prototype.last = function () { return this[this.length - 1]; };</script>',
  'objects with a method of its own': '<script>Object.prototype.extend = function () {};</script>',
  'a Map of its own': '<script>window.Map = function () { this.size = 0; };</script>',
  'a find of its own':
    '<script>Array.prototype.find = function (name) { return document.getElementById(name); };</script>',
  'a flat of MooTools': '<script>Array.prototype.flat = function () { return this; };</script>',
  'a replaceAll that takes patterns':
    '<script>String.prototype.replaceAll = function (a, b) { return this.replace(a, b); };</script>',
  'dates with a toJSON of its own': '<script>Date.prototype.toJSON = function () { return "/Date(1)/"; };</script>',
  'copy protection by mouse':
    '<script>document.onmousedown = (e) => /input|select|textarea/i.test(e.target.tagName);</script>',
  'copy protection by selection': '<script>document.onselectstart = document.oncontextmenu = () => false;</script>',
  'a script that forbids keys':
    '<script>document.onkeydown = (e) => /input|select|textarea/i.test(e.target.tagName);</script>',
  'no idle callback': '<script>delete window.requestIdleCallback;</script>',
  'an idle callback that throws': '<script>window.requestIdleCallback = () => { throw new Error("none"); };</script>',
  'a performance mark that throws': '<script>performance.mark = () => { throw new Error("none"); };</script>',
  'a console of its own': '<script>console.warn = console.log = () => { throw new Error("none"); };</script>',
  'a data layer that throws': '<script>window.dataLayer = { push() { throw new Error("none"); } };</script>',
  'quirks mode’s table': '<table><tr><td>A cell</td></tr></table>',
  'a form named like the body': '<form name="body"></form>',
  'an image named like the cookies': '<img name="cookie">',
  'a base address elsewhere': `<base href="${STRANGER}/">`,
  'a Promise of its own':
    '<script>window.Promise = class extends Promise { done(run) { return this.then(run); } };</script>',
  'a consent tool that passes requests on': `<script>
    const own = window.fetch;
    window.fetch = (...args) => own(...args);
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) { return send.call(this, body); };</script>`,
  'an observer of what is in view of its own': `<script>window.IntersectionObserver = class {
    constructor(tell) { this.tell = tell; }
    observe(target) { setTimeout(() => this.tell([{ target, isIntersecting: true, intersectionRatio: 1 }], this)); }
    unobserve() {} disconnect() {} };</script>`,
  'an observer of sizes of its own': `<script>window.ResizeObserver = class {
    constructor(tell) { this.tell = tell; }
    observe(target) { setTimeout(() => this.tell([{ target, contentRect: target.getBoundingClientRect() }], this)); }
    unobserve() {} disconnect() {} };</script>`,
  'a frozen language': '<script>Object.freeze(Object.prototype); Object.freeze(Array.prototype);</script>',
  'a tool that loads frames late': `<script>
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes)
        if (node.tagName === 'IFRAME' && node.src && !node.dataset.src && node.parentElement.id === 'place') {
          node.dataset.src = node.src;
          node.removeAttribute('src');
          setTimeout(() => { node.src = node.dataset.src; }, 500);
        }
    }).observe(document, { subtree: true, childList: true });</script>`,
  'a translator': `<script>addEventListener('load', () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.nodeValue.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    } });</script>`,
  'Zone’s way of listening': `<script>const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args) { return listen.apply(this, args); };</script>`,
};

/** Pages on which nothing can be made: the placement keeps its own content, and a frame that is there works. */
const BARREN: Record<string, string> = {
  'an image named like the making of elements': '<img name="createElement">',
  'a form named like the search for elements': '<form name="querySelectorAll"></form>',
};

type Way = { name: string; markup: (origin: string) => string };

const script = (origin: string, attributes = '') =>
  `<script async crossorigin="anonymous" src="${origin}/loader.js"${attributes}></script>`;

const OWN = '<a href="#own">Take action</a>';

const WAYS: Way[] = [
  {
    name: 'a frame first',
    markup: (origin) =>
      `<div id="place" data-civic-action><iframe src="${origin}/widget/?widgetRequestId=wr-poll&embedType=3" title="Take action" width="620" height="362" style="border:0"></iframe></div>${script(origin)}`,
  },
  {
    name: 'a script',
    markup: (origin) =>
      `<div id="place" data-civic-action data-widget-request-id="wr-poll">${OWN}</div>${script(origin)}`,
  },
  {
    name: 'no frame',
    markup: (origin) => nativePlacement('wr-poll').replace('<div ', '<div id="place" ') + script(origin),
  },
];

/** The widget's frame, or its page where it is drawn there. */
async function placeOf(page: Page): Promise<{ in: Frame; prefix: string }> {
  let found: { in: Frame; prefix: string } | undefined;
  await waitUntil(async () => {
    const frame = page.frames().find((each) => each.url().startsWith(`${product.widgetOrigin}/widget/`));
    // A frame that is still loading loses what was asked.
    const isIn = (place: Frame, selector: string) => place.$(selector).catch(() => null);
    if (frame && (await isIn(frame, '.ca-answer'))) found = { in: frame, prefix: '' };
    else if (await isIn(page.mainFrame(), '>>> .ca-answer')) found = { in: page.mainFrame(), prefix: '>>> ' };
    return found !== undefined;
  });
  return found as { in: Frame; prefix: string };
}

const votes = async () => (await product.server.db.selectFrom('votes').select('userAnswerId').execute()).length;

for (const [what, before] of Object.entries(PAGES))
  for (const { name, markup } of WAYS)
    test(`a reader votes in ${name}, on a page with ${what}`, async () => {
      const page = await product.browser.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const errors = consoleErrors(page);
      const voted = await votes();
      await page.goto(article(before + markup(product.widgetOrigin)));
      const place = await placeOf(page);
      await place.in.locator(`${place.prefix}.ca-answer`).click();
      await place.in.locator(`${place.prefix}[data-big-button]`).click();
      await waitUntil(async () => (await votes()) === voted + 1);
      // The page's own pictures may be a stranger's.
      assert.equal(
        asked.filter((url) => url.startsWith(STRANGER) && !url.endsWith('.png')),
        [],
      );
      assert.equal(
        errors.filter((text) => !text.includes('stranger.test') && !text.includes('Failed to load resource')),
        [],
      );
      await page.close();
    });

for (const [what, before] of Object.entries(BARREN))
  for (const { name, markup } of WAYS)
    test(`${name} leaves what the placement has, on a page with ${what}`, async () => {
      const page = await product.browser.newPage();
      const thrown: unknown[] = [];
      page.on('pageerror', (error) => thrown.push(error));
      await page.goto(article(before + markup(product.widgetOrigin)));
      await page.waitForNetworkIdle({ idleTime: 500 });
      const seen = await page.$eval('#place', (place) => {
        const { height } = place.getBoundingClientRect();
        const frame = place.querySelector('iframe');
        return { height, text: (place as HTMLElement).innerText, frame: frame?.getBoundingClientRect().height };
      });
      assert.ok(seen.frame === 362 || seen.text === 'Take action', JSON.stringify(seen));
      assert.ok(seen.height > 0);
      assert.equal(thrown, []);
      await page.close();
    });

test.run();
