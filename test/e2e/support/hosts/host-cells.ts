import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../../support/wait.ts';
import { trackingBuild } from '../configured-build.ts';
import { withEngines } from '../readers/engines.ts';
import type { Reader } from '../readers/reader.ts';
import { type RunningServer, startServer } from '../server.ts';
import { type PageOptions, withHostPages } from './host-pages.ts';
import { type HostRow, INSTEAD, ROWS } from './host-rows.ts';

const READY = '[data-big-button]:not([aria-disabled])';

const see = (reader: Reader, selector: string) =>
  waitUntil(() => reader.inFrame((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false));

/** WordPress clips its frame to nothing until the widget has told its height. */
const seeFrame = (reader: Reader) =>
  waitUntil(() =>
    reader.inPage(() => getComputedStyle(document.querySelector('#here iframe') as Element).clip === 'auto'),
  );

async function open(reader: Reader, address: string) {
  await reader.open(address);
  await see(reader, '[data-big-button]');
  await seeFrame(reader);
}

async function press(reader: Reader, selector: string) {
  await see(reader, selector);
  await reader.press(selector);
}

function heightOf() {
  // AMP lets a frame that is in view grow after a tap on this.
  document.querySelector<HTMLElement>('[overflow]:not([hidden])')?.click();
  return document.querySelector('#here iframe')?.getBoundingClientRect().height;
}

const becomes = (reader: Reader, height: number) => waitUntil(async () => (await reader.inPage(heightOf)) === height);

const makeWide = (reader: Reader, px: number) =>
  reader.inPage((width) => document.getElementById('here')?.style.setProperty('width', `${width}px`), px);

async function growAndShrink(reader: Reader) {
  await becomes(reader, 533);
  await makeWide(reader, 600);
  await becomes(reader, 362);
  await makeWide(reader, 400);
  await becomes(reader, 533);
}

/** Keeps what the frame tells of calls from now on. @returns a function that gives it */
async function recordCalls(reader: Reader): Promise<() => Promise<string[]>> {
  await reader.inFrame(() => {
    const send = window.fetch;
    const calls: string[] = [];
    Object.assign(window, { calls });
    window.fetch = async (...request) => {
      const copy = request[0] instanceof Request ? request[0].clone() : new Request(...request);
      if (copy.url.includes('/CompleteCall')) calls.push(await copy.text());
      return send(...request);
    };
  });
  return () => reader.inFrame(() => (window as unknown as { calls: string[] }).calls);
}

async function sign(reader: Reader, email: string) {
  await press(reader, READY);
  await see(reader, '[autocomplete="postal-code"]');
  await reader.type('[autocomplete="name"]', 'Grace Hopper');
  await reader.type('[autocomplete="email"]', email);
  await reader.type('[autocomplete="postal-code"]', '10001');
  await press(reader, READY);
  await see(reader, '[data-route="/petition/success"]');
}

/** A sandbox opens no window: there the share page comes in place of the host's. */
async function share(reader: Reader, sharePage: string) {
  await press(reader, '[aria-label="Post on X"]');
  if (await reader.inFrame(() => origin === 'null')) {
    await press(reader, 'a.ca-link[href*="/share/wr-petition"]');
    await waitUntil(async () => (await reader.inPage(() => location.href).catch(() => '')) === sharePage);
  } else assert.match(await reader.closeWindow(), /^https:\/\/x\.com\/intent\/post/);
}

async function fallBack(reader: Reader, host: HostRow) {
  const { page = '', frame } = INSTEAD[host.slug] ?? {};
  const hasFrame = () => reader.inPage(() => document.querySelector('#here iframe') !== null);
  const pageSays = (words: string) =>
    reader.inPage((wanted) => document.querySelector<HTMLElement>('#here')?.innerText.includes(wanted), words);
  await waitUntil(async () => (await hasFrame()) === Boolean(frame) && (await pageSays(page)) === true);
  if (frame)
    await waitUntil(() => reader.inFrame((words) => document.body.innerText.includes(words), frame).catch(() => false));
  else if (!page) assert.is(await reader.inPage(() => document.getElementById('here')?.clientHeight), 0);
}

type Visit = { at: Reader; host: HostRow; site: RunningServer; address(id: string, options?: PageOptions): string };

type Cells = { holds(host: HostRow): string; run(visit: Visit): Promise<void> };

const countRows = async ({ server }: RunningServer, table: 'votes' | 'signatures' | 'callCompletions') =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

const countSeen = async ({ server }: RunningServer) =>
  (await server.db.selectFrom('activities').selectAll().where('type', '=', 'WidgetVisible').execute()).length;

const shown: Cells = {
  holds: ({ name, frame }) =>
    `shows in ${name}, ${frame === 'follows' ? 'grows and shrinks to the pixel, ' : ''}is counted as seen once, and takes a vote`,
  async run({ at, host, site, address }) {
    const [votes, seen] = [await countRows(site, 'votes'), await countSeen(site)];
    await open(at, address('wr-poll', { width: 400 }));
    if (host.frame === 'follows') await growAndShrink(at);
    await waitUntil(async () => (await countSeen(site)) > seen);
    await press(at, '.ca-answer:nth-child(2)');
    await press(at, READY);
    await see(at, '[data-route="/poll/success"]');
    assert.is(await countRows(site, 'votes'), votes + 1);
    assert.is(await countSeen(site), seen + 1);
  },
};

const missing: Cells = {
  holds: ({ name }) => `falls back in ${name} where there is no such widget`,
  async run({ at, host, address }) {
    await at.open(address('wr-none'));
    await fallBack(at, host);
  },
};

const signed: Cells = {
  holds: ({ name }) => `takes a signature in ${name}, and shares`,
  async run({ at, site, address }) {
    const before = await countRows(site, 'signatures');
    await open(at, address('wr-petition'));
    await sign(at, `grace-${before}@example.org`);
    assert.is(await countRows(site, 'signatures'), before + 1);
    await share(at, `${site.widgetOrigin}/share/wr-petition`);
  },
};

const called = (consent: 'granted' | 'withheld'): Cells => ({
  holds: ({ name }) => `tells of a call in ${name} where consent is ${consent}, and no more than that allows`,
  async run({ at, site, address }) {
    const before = await countRows(site, 'callCompletions');
    await open(at, address('wr-call', { consent }));
    await press(at, READY);
    await see(at, '[data-other-phone]:not([aria-disabled])');
    await at.press('[data-other-phone]');
    await see(at, '[data-outcome="Contacted"]:not([aria-disabled])');
    const calls = await recordCalls(at);
    await at.press('[data-outcome="Contacted"]');
    await waitUntil(async () => (await countRows(site, 'callCompletions')) > before);
    assert.equal(
      (await calls()).map((body) => 'fingerprint' in JSON.parse(body)),
      [consent === 'granted'],
    );
  },
});

/** What readers see, and what is counted of it. No other visit counts as seen, so that none is counted late. */
export const SHOWN = [shown, missing];
export const ACTED = [signed, called('granted'), called('withheld')];

/** Tests of the widget in each of its hosts, in another engine than Chrome's: one for each visit of a page. */
export function tryHosts(test: Test, engine: string, cells: Cells[]) {
  const site = {} as RunningServer;
  let build: Awaited<ReturnType<typeof trackingBuild>> | undefined;
  test.before(async () => {
    build = await trackingBuild();
    Object.assign(site, await startServer({ distDir: build.dir }));
  });
  const pages = withHostPages(test, site);
  const found = withEngines(test, { isSafari: false }).find(({ name }) => name === engine);
  if (!found) throw new Error(`There is no engine ${engine}`);
  let sitting: Promise<Reader> | undefined;
  test.after(async () => {
    await (await sitting)?.close();
    await site.close?.();
    await build?.remove();
  });

  for (const host of ROWS)
    for (const { holds, run } of cells)
      found.check(`${engine}: ${holds(host)}`, async () => {
        sitting ??= found.sitDown();
        const address = (id: string, options?: PageOptions) => pages.address(host, id, options);
        await run({ at: await sitting, host, site, address });
      });
}
