import { readFile } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { eventsOf, SCRIPT, waitForEvent, withLoaderPages } from '../../e2e/support/hosts/loader-pages.ts';
import { waitUntil } from '../../support/wait.ts';

/** Sites that go from page to page without a load: Turbo, which keeps copies of its pages, and barba, which keeps their text. */

const TURBO = new URL('turbo.es2017-umd.js', import.meta.resolve('@hotwired/turbo'));
const BARBA = new URL('barba.umd.js', import.meta.resolve('@barba/core'));

type Site = {
  Turbo: { visit: (to: string, options?: object) => void };
  barba: { init: (options?: object) => void };
  listening: number;
  cachedPages: string[];
  loads: number;
};

const site = withLoaderPages(test);

const widget = (id: string, more = '') =>
  `<div id="${id}" data-civic-action data-widget-request-id="wr-${id}" ${more}><a href="/share/${id}">Act on ${id}</a></div>`;

const WATCH = `${SCRIPT}<script>
  civicAction.watch();
  window.cachedPages = [];
  window.loads = 0;
  addEventListener('turbo:load', () => { loads += 1; });
  addEventListener('turbo:before-render', ({ detail }) => cachedPages.push(detail.newBody.innerHTML));
</script>`;

const mounted = (page: Page, id: string) => page.waitForSelector(`#${id} > iframe`);

const isWatching = (page: Page) => page.evaluate((file) => import(file).then(() => {}), `${site.widget}/watch.js`);

/** Opens a page with a library, and serves another to go to. */
async function open(library: URL, body: string, other: string, head = '') {
  site.serve('/library.js', await readFile(library, 'utf8'), 'text/javascript');
  const whole = `<script src="/library.js"></script>${head}${WATCH}`;
  site.serve('/other', `<!doctype html><html lang="en"><title>Other</title>${whole}<body>${other}</body></html>`);
  const errors: string[] = [];
  const page = await site.open(body, {
    head: whole,
    prepare: async (each) => void each.on('pageerror', (error) => errors.push(String(error))),
  });
  await isWatching(page);
  return { page, errors };
}

const visit = async (page: Page, to: string, options?: object) => {
  await page.evaluate((where, how) => (window as unknown as Site).Turbo.visit(where, how), to, options);
};

const openWithTurbo = (body = widget('here'), head = '') => open(TURBO, body, widget('there'), head);

/** Pages fade out before Turbo swaps them, and it copies them meanwhile. */
const FADING = `<script>addEventListener('turbo:before-render', (event) => {
  event.preventDefault();
  document.body.animate({ opacity: 0 }, 100).finished.then(event.detail.resume);
})</script>`;

for (const [title, head] of [
  ['', ''],
  [' that fades out', FADING],
] as const)
  test(`gives Turbo’s copy of a page${title} the placement’s own content, and mounts it when the reader comes back`, async () => {
    const { page, errors } = await openWithTurbo(widget('here'), head);
    await waitForEvent(page, 'loaded');
    await visit(page, '/other');
    await mounted(page, 'there');
    await page.goBack();
    await mounted(page, 'here');
    const copy = await page.evaluate(() => (window as unknown as Site).cachedPages.at(-1) ?? '');
    assert.match(copy, 'Act on here');
    assert.not.match(copy, 'iframe');
    assert.not.match(copy, 'canvas');
    assert.is((await page.$$('iframe')).length, 1);
    assert.equal(errors, []);
    await page.close();
  });

test('sends the timings once for each visit in which the widget is seen', async () => {
  const { page } = await openWithTurbo();
  await waitUntil(() => site.sent.length === 1);
  await visit(page, '/other');
  await waitUntil(() => site.sent.length === 2);
  await page.goBack();
  await waitUntil(() => site.sent.length === 3);
  const seen = async () =>
    (await eventsOf(page)).filter(({ detail }) => detail?.stage === 'visible').map(({ id }) => id);
  await waitUntil(async () => (await seen()).length >= 3);
  assert.equal(await seen(), ['here', 'there', 'here']);
  assert.is(site.sent.length, 3);
  await page.close();
});

test('mounts again what Turbo has refreshed in its place', async () => {
  const { page } = await openWithTurbo(widget('here'), '<meta name="turbo-refresh-method" content="morph">');
  await waitForEvent(page, 'loaded');
  await page.$eval('#here', (each) => Object.assign(window, { before: each.querySelector('iframe') }));
  await visit(page, new URL(page.url()).pathname, { action: 'replace' });
  await page.waitForFunction(() => {
    const frame = document.querySelector('#here > iframe');
    return frame && frame !== (window as { before?: Element }).before;
  });
  assert.is((await page.$$('iframe')).length, 1);
  await page.close();
});

test('mounts again what Turbo takes along', async () => {
  const { page } = await openWithTurbo(widget('kept', 'data-turbo-permanent'));
  site.serve(
    '/other',
    `<!doctype html><html lang="en"><title>Other</title><body><h1>Other</h1>${widget('kept', 'data-turbo-permanent')}</body></html>`,
  );
  await mounted(page, 'kept');
  await visit(page, '/other');
  await page.waitForSelector('h1');
  await mounted(page, 'kept');
  assert.is((await page.$$('iframe')).length, 1);
  await page.close();
});

test('leaves nothing behind in fifty visits', async () => {
  const { page, errors } = await openWithTurbo();
  const { pathname } = new URL(page.url());
  /** A copy is shown at once; the visit is over when the page itself has come. */
  const go = async (to: string, id: string) => {
    const before = await page.evaluate(() => (window as unknown as Site).loads);
    await visit(page, to);
    await page.waitForFunction((loads) => (window as unknown as Site).loads > loads, {}, before);
    await mounted(page, id);
  };
  const goThere = () => go('/other', 'there');
  const goHere = () => go(pathname, 'here');
  const measure = () =>
    page.evaluate(() => [(window as unknown as Site).listening, document.querySelectorAll('*').length] as const);
  await goThere();
  await goHere();
  const [listeners, nodes] = await measure();
  for (let n = 0; n < 25; n++) {
    await goThere();
    await goHere();
  }
  // A visit that has just ended may still have some of its own, which is why there may have been more before.
  await waitUntil(async () => {
    const [listenersNow, nodesNow] = await measure();
    return listenersNow <= listeners && nodesNow <= nodes;
  });
  assert.equal(errors, []);
  await page.close();
});

const BARBA_PAGE = (body: string, name: string) =>
  `<div data-barba="wrapper"><a id="to-there" href="/other">There</a><div data-barba="container" data-barba-namespace="${name}">${body}</div></div>`;

for (const [title, how] of [
  ['', '{}'],
  [' that it keeps from the first page on', '{ cacheFirstPage: true }'],
] as const)
  test(`gives barba’s pages${title} their own content, and mounts them`, async () => {
    const { page, errors } = await open(
      BARBA,
      `${BARBA_PAGE(widget('here'), 'here')}<script>barba.init(${how})</script>`,
      BARBA_PAGE(widget('there'), 'there'),
    );
    await waitForEvent(page, 'loaded');
    const first = await page.$('#here');
    await page.click('#to-there');
    await mounted(page, 'there');
    await page.waitForFunction(() => !document.querySelector('#here'));
    assert.match((await first?.evaluate((each) => each.innerHTML)) ?? '', 'Act on here');
    await page.goBack();
    await mounted(page, 'here');
    await page.waitForFunction(() => document.querySelectorAll('iframe').length === 1);
    assert.equal(errors, []);
    await page.close();
  });

test.run();
