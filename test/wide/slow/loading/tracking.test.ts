import { globSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launch } from '../../../e2e/support/browser/browser.ts';
import { frameOf } from '../../../e2e/support/browser/page.ts';
import { configuredBuild } from '../../../e2e/support/configured-build.ts';
import { type PartnerSite, startPartnerSite } from '../../../e2e/support/hosts/partner-site.ts';
import { type RunningServer, startServer } from '../../../e2e/support/server.ts';
import { waitUntil } from '../../../support/wait.ts';

/** Which partners hear of a visit, and when: the built files in a frame of a page that acts as the loader. */

const EVIL_ANSWER = `</script><img src=x onerror="parent.hacked=1"> & 'park'`;
const QUIET_MS = 700;

/** Tries all that a tag must not do, and reports the results. */
const hostileTag = (origin: string) => `
  const went = {};
  const attempt = (what, run) => {
    try { went[what] = run() === null ? 'null' : 'worked'; } catch (error) { went[what] = error.name; }
  };
  attempt('parent', () => parent.document);
  attempt('top', () => top.document);
  attempt('storage', () => localStorage);
  attempt('cookie', () => document.cookie);
  attempt('navigate', () => { top.location.href = ${JSON.stringify(origin)} + '/stolen'; });
  attempt('popup', () => window.open('about:blank'));
  attempt('eval', () => new Function('return 1')());
  parent.postMessage({ type: 'consent', consent: 'granted' }, '*');
  const known = { went, referrer: document.referrer, origin: self.origin, tagArguments, isMobile, timestamp: typeof timestamp };
  new Image().src = ${JSON.stringify(origin)} + '/hostile?known=' + encodeURIComponent(JSON.stringify(known));
`;

const customTrackings = (origin: string) => [
  { type: 'javascript', content: hostileTag(origin), arguments: ['widgetId', 'isMobile', 'timestamp', 'email'] },
  { type: 'javascript', content: `throw new Error('the tag of ada@x.org is broken')` },
  {
    type: 'html',
    event: 'ActionCompleted',
    arguments: ['pollAnswer', 'externalSiteUrl'],
    content: `<img src='${origin}/html?answer={{pollAnswer}}&site={{externalSiteUrl}}&none={{email}}'>
<script>new Image().src = '${origin}/script?answer=' + encodeURIComponent(pollAnswer)</script>`,
  },
];

async function contentWith(origin: string) {
  const dir = await mkdtemp(join(tmpdir(), 'civic-action-content-'));
  await cp(join(process.cwd(), 'server/content'), dir, { recursive: true });
  const file = join(dir, 'widgets/poll.json');
  const widget = JSON.parse(await readFile(file, 'utf8'));
  widget.cards[0].actions[0].details.answers[0].text = EVIL_ANSWER;
  Object.assign(widget, {
    facebookPixelIds: ['771', '<2>'],
    iponWeb: [`${origin}/impression/1`, `${origin}/impression/2`],
    customTrackings: customTrackings(origin),
  });
  await writeFile(file, JSON.stringify(widget));
  return { dir, remove: () => rm(dir, { recursive: true }) };
}

/** Holds the frame and sends it a loader's messages. */
const HOST_PAGE = (src: string) => `<!doctype html><html lang="en"><title>Article</title>
<div id="here"><iframe src="${src}" width="620" height="362"></iframe></div>
<script>
  window.say = (message) => document.querySelector('iframe').contentWindow.postMessage(message, '*');
  addEventListener('message', ({ data }) => { if (data.type === 'civicActionReady') say({ type: 'adBlock', detected: false }); });
</script>`;

/** A standard consent framework whose dialog is open until `decide` is called. */
const FRAMEWORK = `<iframe name="__tcfapiLocator" hidden></iframe>
<script>
  const listeners = [];
  let answer = { eventStatus: 'cmpuishown', gdprApplies: true, listenerId: 1 };
  window.decide = (purposes) => {
    const consents = Object.fromEntries(purposes.map((id) => [id, true]));
    answer = { ...answer, eventStatus: 'useractioncomplete', purpose: { consents } };
    for (const tell of listeners) tell();
  };
  addEventListener('message', ({ data: { __tcfapiCall: call }, source }) => {
    if (call?.command !== 'addEventListener') return;
    const tell = () =>
      source.postMessage({ __tcfapiReturn: { returnValue: answer, success: true, callId: call.callId } }, '*');
    listeners.push(tell);
    tell();
  });
</script>`;

/** Brings that framework after the frame, as a tag manager does, and well within the 3 s that the frame waits for one. */
const LATE_FRAMEWORK = `<template id="late">${FRAMEWORK}</template>
<script>
  const bring = ({ data }) => {
    if (data.type !== 'civicActionReady') return;
    removeEventListener('message', bring);
    const { innerHTML } = document.getElementById('late');
    setTimeout(() => document.body.append(document.createRange().createContextualFragment(innerHTML)), 300);
  };
  addEventListener('message', bring);
</script>`;

/** All that any partner of the widget needs. */
const ALL = [1, 2, 7, 8];

let browser: Browser;
let automated: Browser;
let partner: PartnerSite;
let build: Awaited<ReturnType<typeof configuredBuild>>;
let content: Awaited<ReturnType<typeof contentWith>>;
let running: RunningServer;
let site: HttpServer;
let siteOrigin: string;

test.before(async () => {
  browser = await launch({ tracking: true });
  automated = await launch();
  partner = await startPartnerSite();
  build = await configuredBuild({
    analytics: { users: 'G-USERS', events: 'G-EVENTS', script: `${partner.origin}/tag` },
    pixel: `${partner.origin}/pixel`,
    errorReports: 'https://key@errors.test/7',
    errorTunnel: '/api/Widget/Notes',
  });
  content = await contentWith(partner.origin);
  running = await startServer({ distDir: build.dir, contentDir: content.dir });
  site = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://x');
    const query = searchParams.get('query') ?? '';
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    // The tag page as a plain file server sends it.
    if (request.url === '/tag.html') return response.end(readFileSync(join(build.dir, 'widget/tag.html')));
    const placement = searchParams.get('placement');
    if (placement)
      return response.end(
        `<!doctype html><html lang="en"><title>Article</title>${searchParams.get('framework') ?? ''}${placement.replaceAll('{widget}', running.widgetOrigin)}
        <script async crossorigin="anonymous" src="${running.widgetOrigin}/loader.js"></script>`,
      );
    return response.end(
      HOST_PAGE(`${running.widgetOrigin}/widget/?widgetRequestId=wr-poll&embedType=3${query}`) +
        (searchParams.get('framework') ?? ''),
    );
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  siteOrigin = `http://publisher.localhost:${(site.address() as AddressInfo).port}`;
});
test.before.each(async () => {
  // Requests that the last page had in flight when it was closed.
  await quiet();
  partner.hits.splice(0);
});
test.after(async () => {
  await Promise.all([browser.close(), automated.close()]);
  partner.close();
  site.close();
  await running.close();
  await Promise.all([build.remove(), content.remove()]);
});

type Opened = { page: Page; frame: Frame; logs: string[]; reports: string[] };

async function open(query = '', by = browser, framework = ''): Promise<Opened> {
  const page = await by.newPage();
  const [logs, reports]: string[][] = [[], []];
  page.on('console', (message) => logs?.push(message.text()));
  page.on('request', (request) => {
    if (request.url().endsWith('/Widget/Notes')) reports?.push(request.postData() ?? '');
  });
  await page.goto(`${siteOrigin}/?${new URLSearchParams({ query, framework })}`);
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-civic-action-root]');
  return { page, frame, logs: logs ?? [], reports: reports ?? [] };
}

const say = (page: Page, message: object) =>
  page.evaluate((what) => (window as unknown as { say: (what: object) => void }).say(what), message);

const seen = (page: Page) => say(page, { type: 'visible', kind: 'standard' });

async function vote(frame: Frame) {
  await frame.$eval('input[type=radio]', (each) => (each as HTMLElement).click());
  await frame.$eval('[data-big-button]', (each) => (each as HTMLElement).click());
  await frame.waitForSelector('[data-route="/poll/success"]');
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

const framesIn = (frame: Frame) => frame.$$eval('iframe', (all) => all.length);

const chunksLoaded = (frame: Frame) =>
  frame.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/tag.html')).length,
  );

test('a first card that is only read asks for nothing, and the server knows where it was seen', async () => {
  const asked: string[] = [];
  const page = await browser.newPage();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${siteOrigin}/?${new URLSearchParams({ query: '' })}`);
  await frameOf(page, '#here');
  await seen(page);
  await waitUntil(() => asked.filter((path) => path.endsWith('/RecordActivity')).length > 1);
  await quiet();
  assert.not(asked.some((path) => path.endsWith('/GetActionsAsync')));
  await page.close();
});

test('tells every partner when the widget has been seen, with consent', async () => {
  const { page, frame } = await open('&consent=granted');
  await quiet();
  assert.equal(partner.hits, []);
  await seen(page);
  await waitUntil(() => partner.at('/hostile').length > 0 && partner.calls().length > 5);
  await vote(frame);
  const named = () => partner.calls().flatMap(([kind, name]) => (kind === 'event' ? [name] : []));
  await waitUntil(() => named().includes('Action_Completed') && partner.at('/script').length > 0);

  assert.equal(
    named()
      .filter((name) => name !== 'page_view')
      .sort(),
    ['Action_Completed', 'Action_Seen', 'Action_Started', 'Widget_Visible'],
  );
  const views = partner.calls().filter(([, name]) => name === 'page_view');
  assert.equal(views.map(([, , { page_path, send_to }]) => `${page_path} ${send_to}`).sort(), [
    '/poll/start G-USERS',
    '/poll/success G-USERS',
  ]);
  assert.is(partner.at('/tag').length, 1);
  assert.equal(
    partner
      .at('/pixel')
      .map(({ query }) => `${query.get('id')} ${query.get('ev')}`)
      .sort(),
    ['ActionCompleted', 'ActionSeen', 'ActionStarted', 'PageView', 'WidgetVisible'].map((name) => `771 ${name}`),
  );
  assert.equal([partner.at('/impression/1').length, partner.at('/impression/2').length], [1, 1]);
  // An opaque origin sends no referrer; pictures send the widget's origin, never its address.
  for (const { path, referer } of partner.hits) assert.ok(['', `${running.widgetOrigin}/`].includes(referer), path);
  await page.close();
});

test('gives the API the ids of analytics while it runs', async () => {
  const { page, frame } = await open('&consent=granted');
  const body = new Promise<string | undefined>((resolve) => {
    page.on('request', (request) => {
      if (request.url().endsWith('/CompletePollAsync') && request.method() === 'POST') resolve(request.fetchPostData());
    });
  });
  await seen(page);
  await waitUntil(() => partner.at('/tag').length > 0);
  await vote(frame);
  const { analyticsClientId, googleAnalyticsUserId, googleAnalyticsEventUserId } = JSON.parse((await body) ?? '{}');
  assert.match(analyticsClientId, /^\d+\.\d{10}$/);
  assert.is(googleAnalyticsUserId, analyticsClientId);
  assert.match(googleAnalyticsEventUserId, /^\d+\.\d{10}$/);
  assert.is.not(googleAnalyticsEventUserId, googleAnalyticsUserId);
  await page.close();
});

test('isolates a hostile tag in its frame, with only what it may know', async () => {
  const { page, frame } = await open('&consent=granted');
  await seen(page);
  await waitUntil(() => partner.at('/hostile').length > 0);
  const [hit] = partner.at('/hostile');
  const { went, referrer, origin, tagArguments, isMobile, timestamp } = JSON.parse(hit?.query.get('known') ?? '{}');
  assert.equal(went, {
    parent: 'SecurityError',
    top: 'SecurityError',
    storage: 'SecurityError',
    cookie: 'SecurityError',
    navigate: 'SecurityError',
    popup: 'null',
    eval: 'EvalError',
  });
  assert.equal([origin, referrer], ['null', '']);
  assert.equal(Object.keys(tagArguments), ['widgetId', 'isMobile', 'timestamp']);
  assert.equal([tagArguments.widgetId, isMobile, timestamp], [1002, false, 'number']);
  assert.is(partner.at('/stolen').length, 0);
  assert.is(await page.evaluate(() => 'hacked' in window), false);
  assert.is(await frame.evaluate(() => 'hacked' in window), false);
  await page.close();
});

test('passes an answer that looks like markup to a tag unchanged, and none of it runs', async () => {
  const { page, frame } = await open('&consent=granted&articleUrlTracking=https%3A%2F%2Fx.test%2F%3Fa%3D%22%3E%26b');
  await seen(page);
  await vote(frame);
  await waitUntil(() => partner.at('/html').length > 0 && partner.at('/script').length > 0);
  const { query } = partner.at('/html')[0] ?? { query: new URLSearchParams() };
  assert.is(query.get('answer'), EVIL_ANSWER);
  assert.is(query.get('site'), 'https://x.test/');
  assert.is(query.get('none'), '{{email}}');
  assert.is(partner.at('/script')[0]?.query.get('answer'), EVIL_ANSWER);
  assert.is(await frame.evaluate(() => 'hacked' in window), false);
  await page.close();
});

test('reports a failed widget with request and response, and nothing about the reader', async () => {
  const page = await browser.newPage();
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/Widget/Notes')) reports.push(request.postData() ?? '');
  });
  const article = encodeURIComponent('https://news.example/pier?reader=ada@x.org');
  await page.goto(`${running.widgetOrigin}/widget/?widgetRequestId=wr-nowhere&articleUrlTracking=${article}`);
  await waitUntil(() => reports.length > 0);
  const { exception, extra, request } = JSON.parse(reports[0]?.split('\n')[2] ?? '{}');
  assert.is(exception.values[0].value, 'Failed Request: Widget/GetActionsAsync 404 Not Found');
  assert.is(extra['request.widgetRequestId'], 'wr-nowhere');
  assert.is(extra['request.articleUrlTracking'], 'https://news.example/pier');
  assert.is(extra['response.status'], 404);
  assert.match(extra['response.body'], /^error: /);
  assert.equal(Object.keys(request), ['headers']);
  assert.is(request.headers['User-Agent'], await browser.userAgent());
  assert.not.match(reports[0] ?? '', /ada|x\.org/);
  await page.close();
});

test('reports a tag that throws once, without personal data, and keeps working', async () => {
  const { page, frame, logs, reports } = await open('&consent=granted');
  await seen(page);
  await waitUntil(() => reports.length > 0);
  await vote(frame);
  assert.is(reports.length, 1);
  assert.match(reports[0] ?? '', /Custom tracking tag failed: .*the tag of \[email\] is broken/);
  assert.not.match(reports[0] ?? '', /ada@x\.org|widgetRequestId/);
  assert.is(logs.filter((text) => text.includes('Custom tracking tag failed')).length, 1);
  await page.close();
});

for (const [title, query, by] of [
  ['consent is denied', '&consent=denied', () => browser],
  ['tracking is switched off', '&consent=granted&disableTracking=true', () => browser],
  ['a preview is shown', '&consent=granted&mode=ab4e-preview', () => browser],
  ['a test is run', '&consent=granted&mode=ab4e-test', () => browser],
  ['the browser is automated', '&consent=granted', () => automated],
] as const)
  test(`tells no partner and opens no frame when ${title}`, async () => {
    const { page, frame } = await open(query, by());
    await seen(page);
    await vote(frame);
    await quiet();
    assert.equal(partner.hits, []);
    assert.equal([await framesIn(frame), await chunksLoaded(frame)], [0, 0]);
    await page.close();
  });

test('tells no partner when the browser asks all pages for privacy', async () => {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const activities = () => running.server.db.selectFrom('activities').selectAll().execute();
  const before = (await activities()).length;
  await page.goto(`${running.widgetOrigin}/widget/?widgetRequestId=wr-poll`);
  await waitUntil(async () => (await activities()).length > before);
  await quiet();
  assert.equal(partner.hits, []);
  await page.close();
});

test('starts when consent is given late, reports that the widget was seen, and stops when consent is withdrawn', async () => {
  const { page, frame } = await open('&consent=denied');
  await seen(page);
  await quiet();
  assert.equal(partner.hits, []);

  await say(page, { type: 'consent', consent: 'granted' });
  await waitUntil(
    () => partner.at('/impression/1').length > 0 && partner.calls().some(([, name]) => name === 'Widget_Visible'),
  );
  assert.ok((await framesIn(frame)) > 0);
  assert.ok(await frame.evaluate(() => localStorage.getItem('civicAction.visitor')));
  await say(page, { type: 'consent', consent: 'granted' });
  await quiet();
  assert.is(partner.at('/impression/1').length, 1);

  await say(page, { type: 'consent', consent: 'denied' });
  await waitUntil(async () => (await framesIn(frame)) === 0);
  partner.hits.splice(0);
  await vote(frame);
  await quiet();
  assert.equal(partner.hits, []);
  assert.is(await frame.evaluate(() => localStorage.getItem('civicAction.visitor')), null);
  await page.close();
});

const decide = (page: Page, purposes: readonly number[]) =>
  page.evaluate(
    (granted) => (window as unknown as { decide: (purposes: readonly number[]) => void }).decide(granted),
    purposes,
  );

test('asks the page’s consent framework by its own messages, and follows a change of mind', async () => {
  const { page, frame } = await open('', browser, FRAMEWORK);
  await seen(page);
  await quiet();
  assert.equal(partner.hits, [], 'the screen is open');
  await decide(page, ALL);
  await waitUntil(() => partner.at('/impression/1').length > 0);
  await waitUntil(async () => (await framesIn(frame)) > 0);
  await decide(page, []);
  await waitUntil(async () => (await framesIn(frame)) === 0);
  await page.close();
});

test('tells nobody of a reader who grants storage alone, and then only whom the purposes allow', async () => {
  const { page, frame } = await open('', browser, FRAMEWORK);
  await seen(page);
  await decide(page, [1]);
  await vote(frame);
  await quiet();
  assert.equal(partner.hits, []);
  await decide(page, [1, 7]);
  await waitUntil(() => partner.at('/impression/1').length > 0 && partner.at('/impression/2').length > 0);
  await quiet();
  assert.equal([...new Set(partner.hits.map(({ path }) => path))].sort(), ['/impression/1', '/impression/2']);
  await decide(page, [1, 7, 8]);
  await waitUntil(() => partner.at('/tag').length > 0);
  await quiet();
  assert.equal([partner.at('/pixel').length, partner.at('/hostile').length], [0, 0]);
  await page.close();
});

/** When the script with this text had come into the frame: before it ran, however slow the machine. */
async function cameAt(frame: Frame, text: string) {
  const files = globSync('**/*.js', { cwd: build.dir });
  const names = files
    .filter((file) => readFileSync(join(build.dir, file), 'utf8').includes(text))
    .map((file) => basename(file));
  return frame.evaluate((asked) => {
    const entry = performance
      .getEntriesByType('resource')
      .find(({ name }) => asked.some((each) => name.endsWith(`/${each}`)));
    if (!entry) throw new Error(`None of ${asked} has come`);
    return performance.timeOrigin + (entry as PerformanceResourceTiming).responseEnd;
  }, names);
}

test('counts as granted when the page has no consent framework, but not before one could have come', async () => {
  const { page, frame } = await open();
  await seen(page);
  await waitUntil(() => partner.hits.length > 0);
  const toldAt = Date.now();
  const askedAt = await cameAt(frame, '__tcfapi');
  assert.ok(toldAt - askedAt >= 3_000, `told ${toldAt - askedAt} ms after the code that asks had come`);
  await waitUntil(() => partner.at('/impression/1').length > 0);
  await page.close();
});

const PLACEMENT = '<div id="here" data-civic-action data-widget-request-id="wr-poll"></div>';
const FRAME_FIRST = (query: string) =>
  `<div id="here" data-civic-action><iframe src="{widget}/widget/?widgetRequestId=wr-poll&embedType=3${query}" width="620" height="362"></iframe></div>`;

/** With the loader itself, which reports to the widget that it is seen. */
async function openByLoader(placement: string, framework = '', query = '') {
  const page = await browser.newPage();
  await page.goto(`${siteOrigin}/?${new URLSearchParams({ placement, framework })}${query}`);
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-civic-action-root]');
  return { page, frame };
}

const wasSeen = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('civic-action:visible').length > 0);

/** Another consent framework, which answers at once that the reader has opted out of sale. */
const OPTED_OUT = `<iframe name="__gppLocator" hidden></iframe>
<script>
  addEventListener('message', ({ data: { __gppCall: call }, source }) => {
    if (call?.command !== 'addEventListener') return;
    const pingData = { signalStatus: 'ready', parsedSections: { usnat: [{ SaleOptOut: 1 }, { Gpc: false }] } };
    source.postMessage({ __gppReturn: { returnValue: { listenerId: 1, pingData }, success: true, callId: call.callId } }, '*');
  });
</script>`;

test('through the loader: asks the page’s consent framework', async () => {
  const { page } = await openByLoader(PLACEMENT, FRAMEWORK);
  await wasSeen(page);
  await quiet();
  assert.equal(partner.hits, []);
  await decide(page, ALL);
  await waitUntil(() => partner.at('/impression/1').length > 0);
  await page.close();
});

const hasCome = (page: Page) => page.waitForFunction(() => 'decide' in window);

for (const [title, placement] of [
  ['its own frame', PLACEMENT],
  ['a frame that was there first', FRAME_FIRST('')],
] as const)
  test(`through the loader: finds a consent framework that loads later than ${title}`, async () => {
    const { page, frame } = await openByLoader(placement, LATE_FRAMEWORK);
    await wasSeen(page);
    await hasCome(page);
    await new Promise((resolve) => setTimeout(resolve, 3_000)); // as long as a page without one waits
    assert.equal(partner.hits, []);
    await decide(page, [1]);
    await quiet();
    assert.equal(partner.hits, []);
    await decide(page, ALL);
    await waitUntil(() => partner.at('/impression/1').length > 0);
    await waitUntil(async () => (await framesIn(frame)) > 0);
    await page.close();
  });

test('through the loader: where a framework is required, tells nobody without one', async () => {
  const { page } = await openByLoader(PLACEMENT.replace('data-widget', 'data-consent="required" data-widget'));
  await wasSeen(page);
  await new Promise((resolve) => setTimeout(resolve, 4_000)); // longer than a page that requires none waits
  assert.equal(partner.hits, []);
  await page.evaluate((html) => {
    document.body.append(document.createRange().createContextualFragment(html));
  }, FRAMEWORK);
  await quiet();
  assert.equal(partner.hits, []);
  await decide(page, ALL);
  await waitUntil(() => partner.at('/impression/1').length > 0);
  await page.close();
});

for (const [title, placement, framework] of [
  ['a framework says that the reader opted out', PLACEMENT, OPTED_OUT],
  ['the frame that was there first is refused', FRAME_FIRST('&consent=denied'), ''],
] as const)
  test(`through the loader: tells no partner when ${title}`, async () => {
    const { page, frame } = await openByLoader(placement, framework);
    await wasSeen(page);
    await vote(frame);
    await quiet();
    assert.equal(partner.hits, []);
    await page.close();
  });

test('through the loader: an adopted frame learns the page’s address', async () => {
  const { page } = await openByLoader(FRAME_FIRST('&consent=denied'), '', '&of=this-test');
  const ofThisPage = () =>
    running.server.db
      .selectFrom('activities')
      .select('type')
      .where('articleUrlTracking', 'like', '%of=this-test')
      .execute();
  await waitUntil(async () => (await ofThisPage()).some(({ type }) => type === 'WidgetVisible'));
  await page.close();
});

test('through the loader: an adopted frame takes the mode from the page’s address', async () => {
  const page = await browser.newPage();
  await page.goto(
    `${siteOrigin}/?${new URLSearchParams({ placement: FRAME_FIRST('&consent=granted'), mode: 'ab4e-test' })}`,
  );
  await waitUntil(() => page.frames().some((frame) => frame.url().includes('mode=ab4e-test')));
  const frame = await frameOf(page, '#here');
  await frame.waitForSelector('[data-civic-action-root]');
  await wasSeen(page);
  await quiet();
  assert.equal(partner.hits, []);
  await page.close();
});

/** Frames the tag page without a sandbox from another origin and has it run code. @returns what that code reports */
async function runAsStranger(src: string) {
  const page = await browser.newPage();
  await page.goto(`${siteOrigin}/`);
  const said = await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    const { port1, port2 } = new MessageChannel();
    const order = { kind: 'javascript', content: "throw new Error('as ' + self.origin)", values: {} };
    frame.contentWindow?.postMessage(order, '*', [port2]);
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.failed);
      setTimeout(() => resolve('nothing'), 1_000);
    });
  }, src);
  await page.close();
  return said;
}

test('gives third-party code an opaque origin in any frame', async () => {
  assert.match(await runAsStranger(`${running.widgetOrigin}/widget/tag.html`), /as null$/);
});

test('runs no third-party code when a server sends no policy', async () => {
  assert.is(await runAsStranger(`${siteOrigin}/tag.html`), 'nothing');
});

test.run();
