import type { Frame, Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import { serveArticles } from '../browser/first-click.ts';
import { consoleErrors } from '../browser/page.ts';
import type { Product } from '../product.ts';
import { PLACEMENT } from '../readers/reader.ts';

/** A placement that is drawn in the page itself. */
export const nativePlacement = (id: string, attributes = '') =>
  `<div data-civic-action data-embed="native" data-widget-request-id="${id}" ${attributes}><a href="/">Take action</a></div>`;

/** The whole answer for publishers, without its script: the page's own brings it. */
export async function declaredPlacement({ server, widgetOrigin }: Product, id: string) {
  const headers = { host: new URL(widgetOrigin).host };
  const { body } = await server.app.inject({ url: `/native/${id}.html`, headers });
  return body.replace(/<script async[^>]*><\/script>/, '');
}

const loaderScript = (origin: string) => `<script async crossorigin="anonymous" src="${origin}/loader.js"></script>`;

/** Runs code in the page, with the widget's root as its document where it has what is asked. */
function runInRoot(placement: string, code: string, args: unknown[]) {
  const box = [...(document.querySelector(placement)?.children ?? [])].find(({ shadowRoot }) => shadowRoot);
  const root = box?.shadowRoot;
  if (!root) throw new Error(`${placement} has no root`);
  const parts = {
    get(_: object, key: string) {
      const from = (key in root ? root : document) as unknown as { [key: string]: unknown };
      const part = from[key];
      return typeof part === 'function' ? part.bind(from) : part;
    },
  };
  return new Function('document', 'args', `return ${code}`)(new Proxy({}, parts), args);
}

/**
 * The root of a widget that is drawn in the page, as the frame that those who walk through a widget expect.
 *
 * @param placement a selector
 */
export function rootPlace(page: Page, placement = PLACEMENT): Frame {
  const within = (selector: string) => `${placement} >>> :is(${selector})`;
  const place = {
    page: () => page,
    evaluate: (run: unknown, ...args: unknown[]) =>
      page.evaluate(runInRoot, placement, typeof run === 'string' ? run : `(${run})(...args)`, args),
    $: (selector: string) => page.$(within(selector)),
    $$: (selector: string) => page.$$(within(selector)),
    $eval: (selector: string, run: never, ...args: never[]) => page.$eval(within(selector), run, ...args),
    $$eval: (selector: string, run: never, ...args: never[]) => page.$$eval(within(selector), run, ...args),
    waitForSelector: (selector: string, options?: object) => page.waitForSelector(within(selector), options),
    focus: (selector: string) => page.focus(within(selector)),
    click: (selector: string, options?: object) => page.click(within(selector), options),
    type: (selector: string, text: string) => page.type(within(selector), text),
  };
  return place as unknown as Frame;
}

/** What a page has heard of its widgets, as the loader's events say it: `ready`, and with a reason where there is one. */
function hearEvents() {
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const name of ['ready', 'loaded', 'notdisplayed'])
    addEventListener(`civicaction:${name}`, (event) => {
      const { reason } = (event as CustomEvent).detail ?? {};
      heard.push(reason ? `${name} ${reason}` : name);
    });
  addEventListener('civicaction:timing', (event) => {
    if ((event as CustomEvent).detail.stage === 'visible') heard.push('visible');
  });
}

export const heardIn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Serves a publisher's pages of another site; read it inside tests only. */
export function withNativePages(test: Test, product: Product) {
  let articles: Awaited<ReturnType<typeof serveArticles>>;
  test.before(async () => {
    articles = await serveArticles();
  });
  test.after(() => void articles.close());
  return {
    /** @param embed the page's body, to which the loader is added. @param prepare before the page is opened @param search more of its address */
    async open(embed: string, prepare: (page: Page) => unknown = () => {}, search = '') {
      const page = await product.browser.newPage();
      await page.setViewport({ width: 700, height: 600 });
      await page.bringToFront(); // where keys go
      const errors = consoleErrors(page);
      await page.evaluateOnNewDocument(hearEvents);
      await prepare(page);
      const address = articles.address(embed + loaderScript(product.widgetOrigin));
      await page.goto(address + search, { waitUntil: 'domcontentloaded' });
      return { page, place: rootPlace(page), errors };
    },
  };
}
