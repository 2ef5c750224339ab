import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Frame, Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import { LOADER_ENTRY, WATCH_ENTRY } from '../../../../scripts/build/code/options.ts';
import { ROOT } from '../../../../scripts/build/root.ts';
import { waitUntil } from '../../../support/wait.ts';
import { launch } from '../browser/browser.ts';

/** Ten seconds then take 1.5 s. */
const SECOND_MS = 150;

const QUICK: { [file: string]: [shipped: string, quick: string] } = {
  'frame.ts': ['SECOND_MS = 1_000', `SECOND_MS = ${SECOND_MS}`],
  'placement.ts': ['REPORT_AFTER_MS = 10_000', `REPORT_AFTER_MS = ${10 * SECOND_MS}`],
};

/** @throws Error if the source has no such text: the tests would wait for the shipped times */
function shortenWait(file: string, source: string): string {
  const [shipped, quick] = QUICK[file] ?? ['', ''];
  if (!source.includes(shipped)) throw new Error(`loader/${file} has no "${shipped}"`);
  return source.replace(shipped, quick);
}

const quick: Plugin = {
  name: 'quick',
  setup: ({ onLoad }) =>
    onLoad({ filter: /loader.(frame|placement)\.ts$/ }, async ({ path }) => ({
      contents: shortenWait(basename(path), await readFile(path, 'utf8')),
      loader: 'ts',
    })),
};

/** The loader as shipped or with shorter waits, or what it imports. */
async function buildScript(entry: string, plugins: Plugin[] = []) {
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: entry === LOADER_ENTRY ? 'iife' : 'esm',
    target: 'es2022',
    define: { __VERSION__: '"1.2.3"', __ORIGIN__: '""' },
    plugins,
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Speaks the widget's side of the protocol; `designVariant` says how. */
const STUB_FRAME = `<!doctype html><title>stub</title><body style="margin:0;background:#fff"><script>
  const how = new URLSearchParams(location.search).get('designVariant');
  window.heard = [];
  window.say = (message) => parent.postMessage(message, '*');
  const speak = () => {
    say({ type: 'civicActionReady', takes: ['takes', 'first-lines'].includes(how), ...(how === 'takes' && { title: 'Agir' }) });
    if (how !== 'ready-only') say({ type: 'civicActionLoaded', customViewabilitySeconds: 0, customViewabilityPercentage: 10 });
    say({ type: 'civicActionAdBlock', detected: false });
  };
  addEventListener('message', (event) => {
    if (event.source !== parent) return;
    heard.push({ ...event.data, from: event.origin });
    if (event.data.type === 'consent' && how === 'late' && !heard[1]) speak();
  });
  if (how !== 'silent' && how !== 'late') speak();
</script>`;

export type Sent = { path: string; body: unknown; headers: IncomingMessage['headers'] };

export type LoaderSite = {
  widget: string;
  /** What the last opened page sent to the API: a closing page still sends something. */
  sent: Sent[];
  /** Opens a publisher's page with this body; `{widget}` and `{loader}` stand for the addresses. */
  open: (body: string, options?: OpenOptions) => Promise<Page>;
  /** Has every publisher serve this text under a path. */
  serve: (path: string, text: string, type?: string) => void;
  close: () => Promise<void>;
};

export type OpenOptions = {
  head?: string;
  headers?: Record<string, string>;
  query?: string;
  /** Before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
};

const readBody = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

/** Runs before the loader: records its events, the layout shifts, and the listeners on the page. */
const RECORDER = `<script>
  window.listening = 0;
  for (const target of [window, document, HTMLElement.prototype]) {
    const { addEventListener: add, removeEventListener: remove } = target;
    target.addEventListener = function (...args) { listening += 1; return add.apply(this, args); };
    target.removeEventListener = function (...args) { listening -= 1; return remove.apply(this, args); };
  }
  window.events = [];
  for (const name of ['ready','loaded','resize','tracking','timing','notdisplayed'])
    addEventListener('civicaction:' + name, (event) => events.push({ name, detail: event.detail, id: event.target.id }));
  window.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift += entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });
  window.listening = 0;
</script>`;

/** Runs during parsing, before the first paint, so that all layout shifts are the loader's. */
export const SCRIPT = '<script crossorigin="anonymous" src="{loader}"></script>';
/** For tests that wait for the time-out, which would fail other tests on a busy machine. */
export const QUICK_SCRIPT = SCRIPT.replace('{loader}', '{widget}/quick-loader.js');
export const ASYNC_SCRIPT = '<script async crossorigin="anonymous" src="{loader}"></script>';

/** A page's requests that had no answer. */
const failed = new WeakMap<Page, string[]>();

/** Publishers and a widget on sites of this machine; each page is made by its test and has its own site. */
async function serveLoaderPages(): Promise<LoaderSite> {
  const browser = await launch({ tracking: true });
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const sent: Sent[] = [];
  let publisher = '';

  const files: { [path: string]: [type: string, text: string] } = {
    '/loader.js': ['text/javascript', await buildScript(LOADER_ENTRY)],
    '/quick-loader.js': ['text/javascript', await buildScript(LOADER_ENTRY, [quick])],
    '/watch.js': ['text/javascript', await buildScript(WATCH_ENTRY)],
    '/widget/': ['text/html', STUB_FRAME],
    '/up.txt': ['text/plain', '1'],
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, host } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const page = host.startsWith('publisher') && pages.get(pathname);
    if (page) return response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(page.html);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('access-control-allow-headers', 'content-type, idempotency-key');
    if (request.method === 'POST') {
      const body = JSON.parse(await readBody(request));
      if (request.headers.origin === publisher) sent.push({ path: pathname, body, headers: request.headers });
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    const file = host.startsWith('publisher') ? undefined : files[pathname];
    if (!file) return response.writeHead(request.method === 'OPTIONS' ? 204 : 404).end();
    response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const widget = `http://widget.localhost:${port}`;
  const fill = (text: string) => text.replaceAll('{loader}', `${widget}/loader.js`).replaceAll('{widget}', widget);

  return {
    widget,
    sent,
    async open(body, { head = '', headers = {}, query = '', prepare } = {}) {
      const path = `/article-${pages.size}`;
      publisher = `http://publisher-${pages.size}.localhost:${port}`;
      sent.length = 0;
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Article</title>${headers['content-security-policy'] ? '' : RECORDER}${head}<body>${body}<p id="below">Below</p></body></html>`;
      pages.set(path, {
        html: fill(html),
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
      });
      const page = await browser.newPage();
      const failures: string[] = [];
      failed.set(page, failures);
      page.on('requestfailed', (request) => failures.push(`${request.url()}: ${request.failure()?.errorText}`));
      await page.setViewport({ width: 1000, height: 800 });
      await page.bringToFront(); // a hidden page waits for its frame without an end
      if (headers['content-security-policy']) await page.evaluateOnNewDocument(RECORDER.replace(/<\/?script>/g, ''));
      await prepare?.(page);
      await page.goto(`${publisher}${path}${query}`);
      return page;
    },
    serve: (path, text, type = 'text/html') =>
      void pages.set(path, { html: fill(text), headers: { 'content-type': type } }),
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves the pages before a file's first test and ends them after the last; read it inside tests only. */
export function withLoaderPages(test: Test): LoaderSite {
  const site = {} as LoaderSite;
  test.before(async () => void Object.assign(site, await serveLoaderPages()));
  test.after(() => site.close?.());
  return site;
}

export type PageEvent = { name: string; detail: Record<string, unknown> | null; id: string };

/** The loader's events in the page, in order. */
export const eventsOf = (page: Page): Promise<PageEvent[]> =>
  page.evaluate(() => (window as unknown as { events: PageEvent[] }).events);

/** Waits for an event of the loader. @throws Error with what came instead: events, requests that failed, whether the page is seen, its frames */
export async function waitForEvent(page: Page, name: string): Promise<PageEvent> {
  const found = (wanted: string) =>
    (window as unknown as { events: PageEvent[] }).events.find((event) => event.name === wanted);
  try {
    const handle = await page.waitForFunction(found, { polling: 30 }, name);
    return (await handle.jsonValue()) as PageEvent;
  } catch (cause) {
    const state = await page.evaluate(() => document.visibilityState);
    const frames = page.frames().map((frame) => frame.url());
    throw new Error(`no ${name}, but ${JSON.stringify([await eventsOf(page), failed.get(page), state, frames])}`, {
      cause,
    });
  }
}

/** The stub's frame with this in its address, once it has loaded. It polls, since a frame that changes process never answers. */
export async function stubFrame(page: Page, part = '/widget/'): Promise<Frame> {
  const find = () => page.frames().find((each) => each.url().includes(part));
  await waitUntil(
    async () =>
      (await find()
        ?.evaluate(() => 'heard' in window)
        .catch(() => false)) ?? false,
  );
  return find() as Frame;
}

export type Heard = { type: string; from: string; [key: string]: unknown };

/** Waits until the frame has heard this message. */
export async function waitForHeard(frame: Frame, type: string): Promise<Heard> {
  const handle = await frame.waitForFunction(
    (wanted) => (window as unknown as { heard: Heard[] }).heard.find((message) => message.type === wanted),
    { polling: 30 },
    type,
  );
  return (await handle.jsonValue()) as Heard;
}

/** Lets the frame send a message. */
export const say = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((all) => {
    for (const message of all) (window as unknown as { say: (message: unknown) => void }).say(message);
  }, messages);
