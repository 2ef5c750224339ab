import type { CDPSession, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { heardIn, nativePlacement, withNativePages } from '../../../e2e/support/native/native.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { PLACEMENT } from '../../../e2e/support/readers/reader.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What a widget without a frame leaves of the page that it was in: all. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withNativePages(test, product);

const MOUNTS = 500;
/** Some are drawn by the application, which takes longest. */
const DRAWN_EVERY = 10;

/** Notes which timers wait, and which intervals go on. */
function countTimers() {
  const waiting = new Set<unknown>();
  Object.assign(window, { waiting });
  const [wait, repeat] = [window.setTimeout, window.setInterval];
  window.setTimeout = ((run: (...args: unknown[]) => void, ms: number, ...args: unknown[]) => {
    const timer = wait(() => {
      waiting.delete(timer);
      run(...args);
    }, ms);
    waiting.add(timer);
    return timer;
  }) as typeof wait;
  window.setInterval = ((...args: Parameters<typeof repeat>) => {
    const timer = repeat(...args);
    waiting.add(timer);
    return timer;
  }) as typeof repeat;
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = window[name].bind(window) as (timer: unknown) => void;
    window[name] = (timer) => {
      waiting.delete(timer);
      clear(timer);
    };
  }
}

const waitingIn = (page: Page) => page.evaluate(() => (window as unknown as { waiting: Set<unknown> }).waiting.size);

/** Mounts and destroys the placement, in the page. */
async function comeAndGo(placement: string, times: number, drawnEvery: number) {
  type Loader = { scan(): void; destroy(element: Element): void };
  const { civicAction } = window as unknown as { civicAction: Loader };
  const element = document.querySelector(placement) as Element;
  const until = (holds: () => unknown) =>
    new Promise<void>((resolve) => {
      const look = () => (holds() ? resolve() : requestAnimationFrame(look));
      look();
    });
  for (let time = 0; time < times; time++) {
    civicAction.scan();
    const rootOf = () => [...element.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    await until(() => rootOf()?.querySelector('.ca-answer'));
    if (time % drawnEvery === 0) {
      for (const selector of ['.ca-answer:nth-of-type(2) input', '[data-big-button]'])
        rootOf()?.querySelector<HTMLElement>(selector)?.click();
      await until(() => rootOf()?.querySelector('[data-route="/poll/success"]'));
    }
    civicAction.destroy(element);
  }
}

async function metricsOf(client: CDPSession) {
  // Twice: what a finaliser lets go is collected by the next.
  for (let times = 0; times < 2; times++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Some: an engine keeps a few nodes of what was last. */
const FEW_NODES = 150;

test(`leaves nothing of ${MOUNTS} widgets: no node, no listener, no timer, no font`, async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'), (each) => each.evaluateOnNewDocument(countTimers));
  const client = await page.createCDPSession();
  await client.send('Performance.enable');
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  await page.$eval(PLACEMENT, (element) =>
    (window as never as { civicAction: { destroy(e: Element): void } }).civicAction.destroy(element),
  );
  const settle = () => waitUntil(async () => (await waitingIn(page)) === 0);
  await page.evaluate(comeAndGo, PLACEMENT, 20, DRAWN_EVERY);
  await settle();
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const fonts = () => page.evaluate(() => document.fonts.size);
  const before = { ...(await metricsOf(client)), html: await html(), fonts: await fonts() };
  await page.evaluate(comeAndGo, PLACEMENT, MOUNTS, DRAWN_EVERY);
  await settle();
  const after = { ...(await metricsOf(client)), html: await html(), fonts: await fonts() };
  assert.is(after.html, before.html);
  assert.is(after.fonts, before.fonts);
  assert.is(after.listeners, before.listeners);
  assert.ok(after.nodes - before.nodes < FEW_NODES, `${after.nodes - before.nodes} nodes more`);
  await page.close();
});

/** Throws where the shell reads its colours, so many times. */
function throwInTree(times: number) {
  let left = times;
  const { entries } = Object;
  const errors: string[] = [];
  Object.assign(window, { errors, isSamePage: true });
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  Object.entries = (value: object) => {
    if ('accentText' in value && left-- > 0) throw new Error('No tree');
    return entries(value);
  };
}

for (const [title, times, heard] of [
  ['starts anew in its place, once', 1, []],
  ['gives way to the page’s own link where it crashes again', 99, ['notdisplayed network']],
] as const)
  test(`a widget that crashes ${title}, and takes nothing of the page with it`, async () => {
    const { page, place } = await pages.open(
      `<input id="own" value="the page's own">${nativePlacement('wr-poll')}`,
      (each) => each.evaluateOnNewDocument(throwInTree, times),
    );
    await place.waitForSelector('.ca-answer');
    await page.type('#own', '!');
    await place.click('.ca-answer:nth-of-type(2)');
    if (times === 1) {
      await place.waitForSelector('.ca-frame:has([data-big-button]):not(:has(:checked))');
      await place.click('.ca-answer:nth-of-type(2)');
      await place.click('[data-big-button]');
      await place.waitForSelector('[data-route="/poll/success"]');
    } else {
      await page.waitForSelector(`${PLACEMENT} > a`);
      assert.is(await page.$eval(PLACEMENT, ({ innerHTML }) => innerHTML), '<a href="/">Take action</a>');
    }
    const state = await page.evaluate(() => [
      (window as unknown as { errors: string[] }).errors,
      document.querySelector<HTMLInputElement>('#own')?.value,
    ]);
    assert.equal(state, [[], "!the page's own"]);
    assert.equal(
      (await heardIn(page)).filter((each) => each.startsWith('not')),
      heard,
    );
    await page.close();
  });

test('an error of the page is none of the widget’s', async () => {
  const said: string[] = [];
  const { page, place, errors } = await pages.open(nativePlacement('wr-poll'), (each) => {
    each.on('console', (message) => said.push(message.text()));
  });
  await place.waitForSelector('.ca-answer');
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('The page’s own');
    });
    void Promise.reject(new Error('The page’s other'));
  });
  await waitUntil(() => errors.length === 2);
  assert.not(said.some((each) => each.includes('[civicAction]')));
  await page.close();
});

/** Notes what each message is, and the names that a page has. */
function noteMessages() {
  const messages = new Set<string>();
  Object.assign(window, { messages, names: null });
  Object.assign(window, { names: Object.keys(window) });
  addEventListener('message', (event) => {
    const { ports, lastEventId, origin, source } = event;
    const isOne = event instanceof MessageEvent && source !== null && 'postMessage' in source;
    messages.add(JSON.stringify({ isOne, ports, lastEventId, origin }));
  });
}

test('its messages are what a frame’s are, and it adds no name but the loader’s', async () => {
  const { page } = await pages.open(nativePlacement('wr-poll'), (each) => each.evaluateOnNewDocument(noteMessages));
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  const { messages, names } = await page.evaluate(() => {
    const noted = window as unknown as { messages: Set<string>; names: string[] };
    const added = Object.keys(window).filter((name) => !noted.names.includes(name));
    return { messages: [...noted.messages].map((each) => JSON.parse(each)), names: added };
  });
  assert.equal(messages, [{ isOne: true, ports: [], lastEventId: '', origin: 'null' }]);
  assert.equal(names, ['civicAction']);
  await page.close();
});

test('a widget goes on in a page that runs its snippet anew', async () => {
  const { page, place, errors } = await pages.open(nativePlacement('wr-poll'), (each) =>
    // Else what draws is fetched where a browser is idle.
    each.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  );
  await waitUntil(async () => (await heardIn(page)).includes('loaded'));
  await page.evaluate(() => Object.assign(window, { civicAction: [] }));
  await place.click('.ca-answer:nth-of-type(2)');
  await place.click('[data-big-button]');
  await place.waitForSelector('[data-route="/poll/success"]');
  assert.equal(errors, []);
  await page.close();
});

test.run();
