import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { eventsOf, SCRIPT, waitForEvent, withLoaderPages } from '../support/hosts/loader-pages.ts';

/** Placements that come and go without a load of the page. */

type Watching = {
  civicAction: {
    watch: (root?: unknown) => () => void;
    destroy: (element: Element | null) => void;
    timings: () => unknown[];
  };
  end?: () => void;
  listening: number;
};

const site = withLoaderPages(test);

const placement = (id: string) =>
  `<div id="${id}" data-civic-action data-widget-request-id="wr-${id}"><a href="/${id}">Act</a></div>`;

/** Opens a page, whose script comes once it is parsed, so that it looks for nothing more by itself. */
async function openLate(body = '') {
  const page = await site.open(`<main>${body}</main>`);
  await page.addScriptTag({ url: `${site.widget}/loader.js` });
  return page;
}

/** The same, which watches its placements. */
async function openWatching(body = '', selector?: string) {
  const page = await openLate(body);
  await page.evaluate((where) => {
    const { civicAction } = window as unknown as Watching;
    Object.assign(window, { end: civicAction.watch(where ? document.querySelector(where) : document) });
  }, selector);
  await isWatching(page);
  return page;
}

/** What the loader imports is evaluated once, and the loader has asked first. */
const isWatching = (page: Page) => page.evaluate((file) => import(file).then(() => {}), `${site.widget}/watch.js`);

const add = (page: Page, html: string, where = 'main') =>
  page.$eval(where, (each, added) => each.insertAdjacentHTML('beforeend', added), html);

const isMounted = (page: Page, id: string) => page.waitForSelector(`#${id} iframe`);

/** A placement that comes later is mounted later: until then, nothing has happened to the others. */
async function letTimePass(page: Page) {
  await page.evaluate(() => document.querySelector('#last')?.remove());
  await add(page, placement('last'));
  await isMounted(page, 'last');
}

test('mounts what comes, and destroys what leaves, with its own content', async () => {
  const page = await openWatching();
  const before = await page.evaluate(() => (window as unknown as Watching).listening);
  await add(page, `<section>${placement('new')}</section>`);
  await waitForEvent(page, 'loaded');
  const left = await page.$eval('section', async (section) => {
    // Of observers, the page's own comes after the loader's.
    const changed = new Promise<void>((heard) =>
      new MutationObserver(() => heard()).observe(document, { childList: true, subtree: true }),
    );
    section.remove();
    await changed;
    return section.innerHTML.replace(' style=""', '');
  });
  assert.is(left, placement('new').replace('data-civic-action ', 'data-civic-action="" '));
  assert.is(await page.evaluate(() => (window as unknown as Watching).listening), before);
  assert.equal(await page.evaluate(() => (window as unknown as Watching).civicAction.timings()), []);
  await page.close();
});

test('mounts at once what is there when the page asks', async () => {
  const page = await openLate();
  const frames = await page.evaluate((html) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    (window as unknown as Watching).civicAction.watch();
    return document.querySelectorAll('#here iframe').length;
  }, placement('here'));
  assert.is(frames, 1);
  await page.close();
});

test('leaves a placement alone that is moved, and mounts one again that comes back', async () => {
  const page = await openWatching(placement('here'));
  await waitForEvent(page, 'loaded');
  const same = await page.$eval('#here', async (each) => {
    const frame = each.querySelector('iframe');
    // Of observers, the page's own comes after the loader's.
    const changed = new Promise<void>((heard) =>
      new MutationObserver(() => heard()).observe(document, { childList: true, subtree: true }),
    );
    document.body.prepend(each);
    await changed;
    return frame === each.querySelector('iframe');
  });
  assert.ok(same);
  await page.$eval('#here', async (each) => {
    // Of observers, the page's own comes after the loader's.
    const changed = new Promise<void>((heard) =>
      new MutationObserver(() => heard()).observe(document, { childList: true, subtree: true }),
    );
    each.remove();
    await changed;
    document.body.prepend(each);
  });
  await isMounted(page, 'here');
  assert.is((await page.$$('#here iframe')).length, 1);
  await page.close();
});

test('leaves a placement destroyed that the page has destroyed', async () => {
  const page = await openWatching(placement('here'));
  await page.$eval('#here', (each) => (window as unknown as Watching).civicAction.destroy(each));
  await letTimePass(page);
  assert.is(await page.$('#here iframe'), null);
  await page.close();
});

test('watches no longer once it is ended, and leaves what is mounted', async () => {
  const page = await openWatching(placement('here'));
  await page.evaluate(async () => {
    const { end, civicAction } = window as unknown as Watching;
    await end?.();
    civicAction.watch(document.querySelector('#below'));
  });
  await add(page, placement('late'));
  await add(page, placement('watched'), '#below');
  await isMounted(page, 'watched');
  assert.is(await page.$('#late iframe'), null);
  assert.ok(await page.$('#here iframe'));
  await page.close();
});

test('never begins where it was ended before its file came', async () => {
  const page = await openLate();
  await page.evaluate(() => (window as unknown as Watching).civicAction.watch()());
  await isWatching(page);
  await add(page, placement('late'));
  await page.evaluate(() => (window as unknown as Watching).civicAction.watch(document.querySelector('#below')));
  await add(page, placement('watched'), '#below');
  await isMounted(page, 'watched');
  assert.is(await page.$('#late iframe'), null);
  await page.close();
});

test('mounts each placement once, however many watch it', async () => {
  const page = await openWatching('', 'main');
  await page.evaluate(() => {
    const { civicAction } = window as unknown as Watching;
    civicAction.watch();
    civicAction.watch();
  });
  await add(page, placement('here'));
  await waitForEvent(page, 'loaded');
  await letTimePass(page);
  const starts = (await eventsOf(page)).filter(({ id, detail }) => id === 'here' && detail?.stage === 'start');
  assert.equal([(await page.$$('#here iframe')).length, starts.length], [1, 1]);
  await page.close();
});

test('destroys a script’s own placement that leaves', async () => {
  const page = await site.open(
    `<main><script src="{loader}" data-widget-request-id="wr-1"></script></main><script>civicAction.watch()</script>`,
  );
  await page.waitForSelector('script + div > iframe');
  await isWatching(page);
  await page.$eval('main', (main) => main.remove());
  await waitUntil(() => page.evaluate(() => !(window as unknown as Watching).civicAction.timings().length));
  await page.close();
});

test('throws nothing into a page that gives it something odd', async () => {
  const page = await openLate();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const ends = await page.evaluate(() =>
    [null, 'main', {}, 7].map((root) => typeof (window as unknown as Watching).civicAction.watch(root)),
  );
  assert.equal(ends, ['function', 'function', 'function', 'function']);
  await isWatching(page);
  await page.evaluate(() => (window as unknown as Watching).civicAction.watch(null)());
  assert.equal(errors, []);
  await page.close();
});

for (const [title, policy, script] of [
  [
    'a strict policy with Trusted Types',
    "script-src {widget}; require-trusted-types-for 'script'; trusted-types 'none'",
    SCRIPT,
  ],
  ['a policy by nonce', "script-src 'nonce-abc' 'strict-dynamic'", SCRIPT.replace('<script', '<script nonce="abc"')],
] as const)
  test(`watches under ${title}`, async () => {
    const page = await site.open(`<main></main>${script}`, {
      headers: { 'content-security-policy': `default-src 'none'; frame-src {widget}; connect-src {widget}; ${policy}` },
    });
    await page.evaluate(() => void (window as unknown as Watching).civicAction.watch());
    await page.$eval('main', (main) => {
      const element = document.createElement('div');
      element.id = 'here';
      element.dataset.civicAction = '';
      main.append(element);
    });
    await isMounted(page, 'here');
    await page.close();
  });

test.run();
