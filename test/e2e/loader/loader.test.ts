import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { BAIT, failRequests } from '../support/browser/requests.ts';
import {
  ASYNC_SCRIPT,
  eventsOf,
  QUICK_SCRIPT,
  SCRIPT,
  say,
  stubFrame,
  waitForEvent,
  waitForHeard,
  withLoaderPages,
} from '../support/hosts/loader-pages.ts';

const PETITION =
  '<div id="here" data-civic-action data-widget-request-id="wr-petition"><a href="{widget}/share/wr-petition">Take action</a></div>';

const site = withLoaderPages(test);

const namesOf = (events: { name: string; detail: Record<string, unknown> | null }[]) =>
  events.map(({ name, detail }) => (name === 'timing' ? `timing ${detail?.stage}` : name));

/** Waits until the frame was told of both kinds of visibility. */
const waitForKinds = (frame: Frame) =>
  frame.waitForFunction(() => {
    const { heard } = window as unknown as { heard: { kind?: string }[] };
    return ['standard', 'custom'].every((wanted) => heard.some(({ kind }) => kind === wanted));
  });

test('mounts a placement, dispatches its events, and shifts no layout', async () => {
  const page = await site.open(PETITION + SCRIPT);
  const frame = await stubFrame(page);
  const visible = await waitForHeard(frame, 'visible');
  assert.is(visible.from, new URL(page.url()).origin);
  await frame.waitForFunction(() =>
    (window as unknown as { heard: { kind?: string }[] }).heard.some(({ kind }) => kind === 'standard'),
  );
  // The page hears of the stages once it is idle.
  for (const stage of ['start', 'config', 'frame', 'adblock', 'load', 'ready', 'loaded', 'visible'])
    await waitUntil(async () => namesOf(await eventsOf(page)).includes(`timing ${stage}`));
  const names = namesOf(await eventsOf(page));
  assert.equal(names.slice(0, 3), ['timing start', 'timing config', 'timing frame']);
  assert.ok(names.indexOf('ready') < names.indexOf('loaded'));
  const box = await page.$eval('#here iframe', (each) => each.getBoundingClientRect().toJSON());
  assert.is(box.width, 620);
  assert.is(box.height, 362);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), '');
  assert.is(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
  await page.close();
});

test('says nothing of where a file lies that somebody opens from their own disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-disk-of-ada-'));
  const file = join(folder, 'article.html');
  const script = SCRIPT.replace('{loader}', `${site.widget}/loader.js`);
  writeFileSync(
    file,
    `<!doctype html><div id="here" data-civic-action data-widget-request-id="wr-poll"></div>${script}`,
  );
  const page = await site.open('');
  await page.goto(`file://${file}`);
  const frame = await stubFrame(page);
  await waitForHeard(frame, 'visible');
  const heard = await frame.evaluate(() => JSON.stringify((window as unknown as { heard: object[] }).heard));
  assert.not.match(heard + frame.url(), 'disk-of-ada');
  await page.close();
  rmSync(folder, { recursive: true });
});

test('puts attributes in the frame’s address, and sends by message what block lists must not read', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action data-article-url="https://news.example/a" data-article-url-tracking="https://news.example/t"
      data-width="500" data-height="420" data-notice data-line-item-id="li-1" data-ad-network-domain="ads.example"
      data-design-variant="2" data-mode="ab4e-test" data-disable-tracking data-consent="denied"></div>${SCRIPT}`,
  );
  const src = await page.$eval('#here iframe', (frame) => (frame as HTMLIFrameElement).src);
  assert.equal(Object.fromEntries(new URL(src).searchParams), {
    articleUrl: 'https://news.example/a',
    embedType: '1',
    notice: 'true',
    width: '500',
    height: '420',
    disableTracking: 'true',
    consent: 'denied',
    mode: 'ab4e-test',
    designVariant: '2',
  });
  const frame = await page.$eval('#here iframe', (each) => {
    const { title, allow, clientWidth, clientHeight } = each as HTMLIFrameElement;
    return { title, allow: allow.split(';').sort(), clientWidth, clientHeight };
  });
  assert.equal(frame, {
    title: 'Take action',
    allow: ['autoplay', 'camera', 'clipboard-write', 'fullscreen', 'microphone', 'payment'],
    clientWidth: 500,
    clientHeight: 420,
  });
  const { articleUrlTracking, adCampaign, adNetworkDomain, disableTracking } = await waitForHeard(
    await stubFrame(page),
    'consent',
  );
  assert.equal(
    [articleUrlTracking, adCampaign, adNetworkDomain, disableTracking],
    ['https://news.example/t', 'li-1', 'ads.example', 'true'],
  );
  await waitForEvent(page, 'loaded');
  assert.equal(site.sent, [], 'tracking is off');
  await page.close();
});

test('chooses the narrow height by the placement’s width', async () => {
  const page = await site.open(
    `<div style="width:400px"><div id="narrow" data-civic-action data-widget-request-id="a"></div></div>
     <div style="width:400px"><div id="noticed" data-civic-action data-widget-request-id="b" data-notice></div></div>
     <div style="width:480px"><div id="wide" data-civic-action data-widget-request-id="c" data-notice></div></div>${SCRIPT}`,
  );
  const heightOf = (id: string) => page.$eval(`#${id}`, (each) => (each as HTMLElement).offsetHeight);
  assert.is(await heightOf('narrow'), 533);
  assert.is(await heightOf('noticed'), 565);
  assert.is(await heightOf('wide'), 386);
  await page.close();
});

test('shows the placement’s own content until the widget is ready', async () => {
  const page = await site.open(PETITION.replace('wr-petition"', 'wr-petition" data-design-variant="silent"') + SCRIPT);
  const frame = await stubFrame(page);
  const look = () =>
    page.$eval('#here', (each) => {
      const link = each.querySelector('a');
      const box = link?.getBoundingClientRect();
      const hit = box && document.elementFromPoint(box.x + 2, box.y + 2);
      const view = each.querySelector('iframe') as HTMLElement;
      return {
        link: !!link && hit === link,
        view: getComputedStyle(view).visibility,
        height: (each as HTMLElement).offsetHeight,
      };
    });
  assert.equal(await look(), { link: true, view: 'hidden', height: 362 });
  await say(frame, { type: 'civicActionReady' });
  await waitForEvent(page, 'ready');
  assert.equal(await look(), { link: false, view: 'visible', height: 362 });
  assert.is(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
  await page.close();
});

test('marks, measures and reports every stage', async () => {
  const page = await site.open(PETITION + SCRIPT);
  await waitForHeard(await stubFrame(page), 'visible');
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:visible', 'measure').length === 1);
  const entries = await page.evaluate(() =>
    performance
      .getEntries()
      .filter(({ name }) => name.startsWith('civic-action:'))
      .map((entry) => ({
        name: entry.name.slice(13),
        type: entry.entryType,
        detail: (entry as PerformanceMark).detail,
      })),
  );
  for (const stage of ['start', 'config', 'adblock', 'frame', 'load', 'ready', 'loaded', 'visible'])
    for (const type of ['mark', 'measure'])
      assert.equal(
        entries.filter((entry) => entry.name === stage && entry.type === type),
        [{ name: stage, type, detail: { placement: 1, widgetRequestId: 'wr-petition' } }],
      );
  const timings = await page.evaluate(() =>
    (window as unknown as { civicAction: { timings: () => unknown[] } }).civicAction.timings(),
  );
  assert.is(timings.length, 8);
  await waitUntil(() => site.sent.length > 0);
  const [report, ...more] = site.sent;
  assert.equal(more, []);
  assert.is(report?.path, '/api/Widget/RecordTimings');
  assert.match(report?.headers['content-type'] ?? '', 'text/plain');
  const { stages, ...body } = (report?.body ?? {}) as { stages: { [stage: string]: number }; [key: string]: unknown };
  assert.equal(
    { ...body, effectiveConnectionType: 0, articleUrlTracking: 0 },
    {
      widgetRequestId: 'wr-petition',
      articleUrlTracking: 0,
      embedType: 3,
      version: '1.2.3',
      effectiveConnectionType: 0,
      navigation: 0,
    },
  );
  for (const stage of ['config', 'frame', 'ready', 'loaded', 'visible'])
    assert.ok((stages[stage] as number) >= 0, stage);
  assert.is(stages.start, undefined);
  await page.close();
});

const SPONSORED = PETITION.replace('data-civic-action', 'data-civic-action data-sponsored data-line-item-id="li"');

test('loads no sponsored widget when an ad blocker is active', async () => {
  const warnings: string[] = [];
  const page = await site.open(SPONSORED + SCRIPT, {
    prepare: (each) => {
      each.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
      return failRequests(each, BAIT);
    },
  });
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'blocked' });
  assert.ok(warnings.includes('Cannot load sponsored widget due to ad block.'));
  assert.is(await page.$('iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).offsetHeight), 0);
  await waitUntil(() => site.sent.length > 0);
  const [activity, ...more] = site.sent;
  assert.equal(more, []);
  assert.is(activity?.path, '/api/Widget/RecordActivity');
  assert.match(activity?.headers['idempotency-key'] as string, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  assert.is(activity?.headers['content-type'], 'application/json');
  const { articleUrlTracking, ...body } = (activity?.body ?? {}) as { [key: string]: unknown };
  assert.is(articleUrlTracking, page.url());
  for (const [name, value] of Object.entries({
    type: 'NotDisplayed',
    actions: [],
    sponsored: true,
    widgetRequestId: 'wr-petition',
    widgetEmbedType: 3,
    adCampaign: 'li',
  }))
    assert.equal(body[name], value);
  await page.close();
});

for (const [title, urls] of [
  ['loads a sponsored widget without a blocker', []],
  ['does not mistake a dead network for a blocker', ['*/up.txt*']],
] as const)
  test(title, async () => {
    const page = await site.open(SPONSORED + SCRIPT, { prepare: (each) => failRequests(each, ...urls) });
    await waitForEvent(page, 'loaded');
    const names = namesOf(await eventsOf(page));
    assert.ok(names.indexOf('timing adblock') < names.indexOf('timing frame'));
    assert.match(await page.$eval('#here iframe', (each) => (each as HTMLIFrameElement).src), 'sponsored=true');
    await page.close();
  });

test('looks for a blocker once for all sponsored placements, and tells their widgets', async () => {
  const baits: string[] = [];
  const page = await site.open(SPONSORED + SPONSORED.replace('here', 'there') + SCRIPT, {
    prepare: async (each) =>
      void each.on('request', (request) => request.url().includes('up.txt') && baits.push(request.url())),
  });
  assert.is((await waitForHeard(await stubFrame(page), 'adBlock')).detected, false);
  await page.waitForSelector('#there iframe');
  assert.is(baits.length, 1);
  await page.close();
});

const TAKEN = PETITION.replace('wr-petition"', 'wr-petition" data-design-variant="takes"');

test('leaves the ad-block check to a frame without a sponsor, and the timings to one that takes them', async () => {
  const baits: string[] = [];
  const page = await site.open(`<div id="above" style="height:3000px"></div>${TAKEN}${SCRIPT}`, {
    prepare: async (each) =>
      void each.on('request', (request) => request.url().includes('up.txt') && baits.push(request.url())),
  });
  const frame = await stubFrame(page);
  await say(frame, { type: 'civicActionAdBlock', detected: false });
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:adblock').length > 0);
  await page.$eval('#above', (above) => above.remove());
  const { stages } = await waitForHeard(frame, 'timings');
  for (const stage of ['config', 'frame', 'ready', 'loaded', 'visible', 'adblock'])
    assert.ok((stages as Record<string, number>)[stage] !== undefined, `${stage} of ${JSON.stringify(stages)}`);
  // A frame that is loaded anew must not send them again.
  await say(frame, { type: 'civicActionReady', takes: true });
  await say(frame, { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  const heard = await frame.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard);
  assert.is(heard.filter(({ type }) => type === 'timings').length, 1);
  await page.close();
  assert.equal([baits, site.sent], [[], []]);
});

for (const [title, body, lose] of [
  ['that is left before its widget was seen', TAKEN + SCRIPT, (page: Page) => page.goto('about:blank')],
  [
    'whose frame is gone',
    `<script>addEventListener('civicaction:loaded', () => document.querySelector('iframe').remove())</script>${TAKEN}${QUICK_SCRIPT}`,
    async () => {},
  ],
  [
    'whose frame has its first lines alone',
    TAKEN.replace('"takes"', '"first-lines"') + SCRIPT,
    (page: Page) => page.goto('about:blank'),
  ],
  [
    'whose publisher keeps the timings',
    TAKEN.replace('data-civic-action', 'data-civic-action data-timings="{widget}/times"') + SCRIPT,
    async () => {},
  ],
] as const)
  test(`sends the timings itself, once, from a page ${title}`, async () => {
    const page = await site.open(`<div style="height:${title.includes('keeps') ? 0 : 3000}px"></div>${body}`);
    await waitForEvent(page, 'loaded');
    await lose(page);
    await waitUntil(() => site.sent.length > 0);
    await page.close();
    assert.equal(
      site.sent.map(({ path }) => path),
      [title.includes('keeps') ? '/times' : '/api/Widget/RecordTimings'],
    );
  });

test('accepts messages from its own frame only, and only well-formed ones', async () => {
  const warnings: string[] = [];
  const page = await site.open(PETITION + SCRIPT, {
    prepare: async (each) =>
      void each.on('console', (message) => message.type() === 'warn' && warnings.push(message.text())),
  });
  await waitForEvent(page, 'loaded');
  const frame = await stubFrame(page, 'wr-petition');
  // After the loader's own: of two frames of one origin that come at once, the browser's driver may take one for a part
  // of the page, and whatever is asked of that one is never answered.
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    `${site.widget}/widget/?designVariant=silent`,
  );
  const stranger = await stubFrame(page, 'silent');
  await say(
    stranger,
    { type: 'triggerResize', height: 900 },
    { type: 'civicActionNotDisplayed', reason: 'no-content' },
  );
  await page.evaluate(() => window.postMessage({ type: 'triggerResize', height: 901 }, '*'));
  await say(
    frame,
    null,
    'x',
    { type: 'triggerResize' },
    { type: 'triggerResize', height: Number.NaN },
    { type: 'triggerResize', height: '700' },
    { type: 'toString' },
    { type: 'constructor' },
    { type: '__proto__' },
    JSON.parse('{"__proto__":{"type":"civicActionNotDisplayed","reason":"no-content"}}'),
    { type: 'civicActionNotDisplayed', reason: 1 },
    { type: 'triggerResize', height: -1 },
    { type: 'triggerResize', height: 80 },
  );
  await waitForEvent(page, 'resize');
  assert.equal(
    (await eventsOf(page))
      .filter(({ name }) => name === 'resize' || name === 'notdisplayed')
      .map(({ detail }) => detail),
    [{ height: 80 }],
  );
  assert.equal(warnings, []);
  await page.close();
});

for (const [how, copy] of [
  ['clones the placement', (it: Element) => it.replaceWith(it.cloneNode(true))],
  [
    'writes the placement’s markup again',
    (it: Element) => {
      const { outerHTML } = it;
      it.outerHTML = outerHTML;
    },
  ],
] as const)
  test(`mounts anew in a page that ${how}`, async () => {
    const page = await site.open(`${PETITION}<p id="below">The article goes on here.</p>${SCRIPT}`);
    await waitForEvent(page, 'loaded');
    await page.$eval('#here', copy);
    await page.evaluate(() => (window as { civicAction?: { scan(): void } }).civicAction?.scan());
    await page.waitForFunction(() => document.querySelectorAll('#here iframe').length === 1);
    const [frame, below] = await page.evaluate(() =>
      ['#here iframe', '#below'].map((each) =>
        (document.querySelector(each) as Element).getBoundingClientRect().toJSON(),
      ),
    );
    assert.ok(frame.height > 300 && below.top >= frame.bottom, JSON.stringify([frame, below]));
    await page.close();
  });

test('resizes, forwards tracking, and gives the space back', async () => {
  const page = await site.open(PETITION + SCRIPT);
  await waitForEvent(page, 'loaded');
  const frame = await stubFrame(page);
  const heightOf = () => page.$eval('#here', (each) => (each as HTMLElement).offsetHeight);
  await say(frame, { type: 'triggerResize', height: 400 });
  assert.equal((await waitForEvent(page, 'resize')).detail, { height: 400 });
  assert.is(await heightOf(), 400);
  await say(frame, { type: 'triggerResize', height: 0 });
  await waitUntil(async () => (await heightOf()) === 0);
  const message = {
    type: 'civicActionTrackingEvent',
    timeStamp: '2026-01-01T00:00:00Z',
    trackingType: 'WidgetVisible',
    widgetId: 1,
    actionId: null,
    actionType: null,
  };
  await say(frame, message);
  assert.equal((await waitForEvent(page, 'tracking')).detail, message);
  const refusal = { type: 'civicActionNotDisplayed', reason: 'no-content' };
  await say(frame, refusal, refusal);
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'no-content' });
  assert.is(await heightOf(), 0);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  assert.is((await eventsOf(page)).filter(({ name }) => name === 'notdisplayed').length, 1);
  await page.close();
});

test('leaves nothing behind after destroy', async () => {
  const page = await site.open(PETITION + SCRIPT);
  await waitForHeard(await stubFrame(page), 'visible');
  await say(await stubFrame(page), { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  const [before, after, listening] = await page.evaluate(() => {
    const here = document.querySelector('#here') as HTMLElement;
    const { civicAction, listening } = window as unknown as {
      civicAction: { destroy: (element: Element) => void };
      listening: number;
    };
    civicAction.destroy(here);
    return [listening, here.outerHTML, (window as unknown as { listening: number }).listening];
  });
  assert.ok((before as number) > 0);
  assert.is(listening, 0);
  assert.is(
    (after as string).replace(' style=""', ''),
    PETITION.replaceAll('{widget}', site.widget).replace('data-civic-action ', 'data-civic-action="" '),
  );
  await page.close();
});

test('keeps a placement destroyed that was destroyed while the page loaded, until the next scan', async () => {
  const page = await site.open(
    `${PETITION}${SCRIPT}<script>civicAction.destroy(document.querySelector('#here'))</script>`,
  );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  assert.is(await page.$('iframe'), null);
  await page.evaluate(() => (window as unknown as { civicAction: { scan: () => void } }).civicAction.scan());
  await waitForEvent(page, 'loaded');
  await page.close();
});

test('mounts once when a sponsored placement is destroyed and scanned again during the ad-block check', async () => {
  const page = await site.open(SPONSORED + SCRIPT);
  await page.evaluate(() => {
    const { civicAction } = window as unknown as {
      civicAction: { destroy: (element: Element | null) => void; scan: () => void };
    };
    civicAction.destroy(document.querySelector('#here'));
    civicAction.scan();
  });
  await waitForEvent(page, 'loaded');
  assert.is((await page.$$('iframe')).length, 1);
  await page.close();
});

test('mounts each placement once, even if the script comes twice or late, and new ones on demand', async () => {
  const page = await site.open(PETITION + SCRIPT + SCRIPT);
  await waitForEvent(page, 'ready');
  await page.evaluate(async (src) => {
    const script = document.createElement('script');
    script.src = src;
    document.body.append(script);
    await new Promise((loaded) => {
      script.onload = loaded;
    });
  }, `${site.widget}/loader.js`);
  assert.is((await page.$$('#here iframe')).length, 1);
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.id = 'new';
    element.dataset.civicAction = '';
    element.dataset.widgetPreviewId = 'p1';
    document.body.append(element);
    (window as unknown as { civicAction: { scan: () => void } }).civicAction.scan();
  });
  assert.match(
    await page.$eval('#new iframe', (each) => (each as HTMLIFrameElement).src),
    /widgetPreviewId=p1&.*embedType=3/,
  );
  await page.close();
});

test('runs the callbacks that waited for it, and survives those that throw', async () => {
  const page = await site.open(
    `<script>window.heardOf = []; window.civicAction = window.civicAction || [];
      civicAction.push(() => { throw new Error('theirs'); });
      civicAction.push((api) => { window.stopHearing = api.on('ready', (event) => heardOf.push(event.target.id)); api.on('civicaction:loaded', () => heardOf.push(api.version)); });
    </script>${PETITION}${ASYNC_SCRIPT}`,
  );
  await waitForEvent(page, 'loaded');
  await page.waitForFunction(() => (window as unknown as { heardOf: string[] }).heardOf.length === 2);
  assert.equal(await page.evaluate(() => (window as unknown as { heardOf: string[] }).heardOf), ['here', '1.2.3']);
  await page.close();
});

test('lets a script tag be its own placement', async () => {
  const page = await site.open(
    '<script async src="{loader}" data-widget-request-id="wr-1"></script><script async src="{loader}?2" data-widget-request-id="wr-2"></script>',
  );
  await page.waitForFunction(() => document.querySelectorAll('script + div > iframe').length === 2);
  assert.equal(
    await page.$$eval('iframe', (frames) =>
      frames.map((frame) => new URL(frame.src).searchParams.get('widgetRequestId')),
    ),
    ['wr-1', 'wr-2'],
  );
  await page.close();
});

test('leaves it to the widget to refuse a placement that names two widgets', async () => {
  const page = await site.open(
    PETITION.replace('data-civic-action', 'data-civic-action data-article-url="https://a.example/"') + SCRIPT,
  );
  const frame = await stubFrame(page);
  assert.match(frame.url(), /widgetRequestId=wr-petition.*articleUrl=|articleUrl=.*widgetRequestId=wr-petition/);
  await say(frame, { type: 'civicActionNotDisplayed', reason: 'config' });
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'config' });
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  await page.close();
});

const ADDRESSES: [attributes: string, expected: Record<string, string>][] = [
  ['', { articleUrl: '{page}', embedType: '1' }],
  ['data-widget-request-id="wr"', { widgetRequestId: 'wr', embedType: '3' }],
  ['data-widget-preview-id="p"', { widgetPreviewId: 'p', embedType: '3' }],
  ['data-widget-request-id="" data-article-url="u"', { articleUrl: 'u', embedType: '1' }],
  ['data-sponsored data-notice="false"', { articleUrl: '{page}', embedType: '1', sponsored: 'true', notice: 'true' }],
  ['data-width="" data-test="x" data-embed="iframe" data-loading="eager"', { articleUrl: '{page}', embedType: '1' }],
];

test('gives each frame the address that its placement asks for', async () => {
  const placements = ADDRESSES.map(([attributes], n) => `<div id="p${n}" data-civic-action ${attributes}></div>`);
  const page = await site.open(placements.join('') + SCRIPT, { query: '?a=1#part' });
  await waitUntil(async () => (await page.$$('iframe')).length === ADDRESSES.length);
  for (const [n, [, expected]] of ADDRESSES.entries()) {
    const src = await page.$eval(`#p${n} iframe`, (each) => (each as HTMLIFrameElement).src);
    const [here] = page.url().split('#') as [string];
    const filled = Object.entries({ consent: 'auto', ...expected });
    assert.equal(
      Object.fromEntries(new URL(src).searchParams),
      Object.fromEntries(filled.map(([name, value]) => [name, value.replace('{page}', here)])),
    );
  }
  await page.close();
});

test('names the article by its canonical address, or else by the page’s own', async () => {
  const page = await site.open(`<div id="here" data-civic-action></div>${SCRIPT}`, {
    head: '<link rel="canonical" href="https://news.example/c">',
    query: '?mode=ab4e-preview&designVariant=7&x=1#part',
  });
  const query = new URL(await page.$eval('#here iframe', (each) => (each as HTMLIFrameElement).src)).searchParams;
  assert.is(query.get('articleUrl'), 'https://news.example/c');
  assert.is(query.get('articleUrlTracking'), null);
  assert.is((await waitForHeard(await stubFrame(page), 'consent')).articleUrlTracking, page.url().split('#')[0]);
  // what the page's own address says is read in the frame
  assert.is(query.get('mode'), null);
  await page.close();
});

test('reloads a silent frame once, then leaves the placement’s own content', async () => {
  const page = await site.open(
    PETITION.replace('wr-petition"', 'wr-petition" data-design-variant="silent"') + QUICK_SCRIPT,
  );
  const frames: string[] = [];
  page.on('framenavigated', (frame) => frames.push(frame.url()));
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'timeout' });
  assert.ok(frames.filter((url) => url.includes('silent')).length >= 1, 'a second frame');
  assert.is(await page.$('iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  await page.close();
});

test('leaves nothing where nobody knows the id of an empty placement: no page of its own would be there', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action data-widget-request-id="no-such" data-design-variant="silent"></div>${SCRIPT}`,
  );
  await say(await stubFrame(page), { type: 'civicActionReady' }, { type: 'civicActionNotDisplayed', reason: 'config' });
  await waitForEvent(page, 'notdisplayed');
  assert.is(await page.$eval('#here', (each) => each.innerHTML), '');
  await page.close();
});

test('leaves a link to the share page when a blocked frame leaves the placement empty', async () => {
  const page = await site.open(`<div id="here" data-civic-action data-widget-request-id="wr-1"></div>${SCRIPT}`, {
    headers: { 'content-security-policy': "frame-src 'self'" },
  });
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'csp' });
  assert.is(await page.$eval('#here a', (each) => (each as HTMLAnchorElement).href), `${site.widget}/share/wr-1`);
  await page.close();
});

test('keeps a frame that a report-only policy would block', async () => {
  const page = await site.open(PETITION + SCRIPT, {
    headers: { 'content-security-policy-report-only': "frame-src 'self'; connect-src 'self'" },
  });
  await page.evaluate(() => document.querySelector('#below'));
  await waitForEvent(page, 'loaded');
  assert.not.ok(namesOf(await eventsOf(page)).includes('notdisplayed'));
  await page.close();
});

test('mounts under a strict policy with Trusted Types', async () => {
  const violations: string[] = [];
  const page = await site.open(PETITION + SCRIPT, {
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src {widget}; frame-src {widget}; connect-src {widget}; require-trusted-types-for 'script'; trusted-types 'none'",
    },
    prepare: async (each) => {
      each.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
    },
  });
  await waitForEvent(page, 'loaded');
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).offsetHeight), 362);
  assert.equal(
    violations.filter((text) => !text.includes('favicon')),
    [],
  );
  await page.close();
});

for (const [title, sandbox, address] of [
  ['adopts the frame that was there first', '', '{widget}'],
  ['adopts a sandboxed frame', 'sandbox="allow-scripts"', '{widget}'],
  ['adopts a frame whose address has no scheme', '', '//{host}'],
] as const)
  test(title, async () => {
    const page = await site.open(
      `<div id="here" data-civic-action><iframe src="${address.replace('{host}', new URL(site.widget).host)}/widget/?widgetRequestId=wr-1&embedType=3&designVariant=late" title="Take action" width="620" height="362" style="border:0" ${sandbox}></iframe></div>`,
    );
    const frame = await stubFrame(page);
    const before = await page.$eval('#below', (each) => each.getBoundingClientRect().top);
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('script'), { src })),
      `${site.widget}/loader.js`,
    );
    await waitForEvent(page, 'loaded');
    await waitForHeard(frame, 'visible');
    await say(frame, { type: 'triggerResize', height: 362 });
    assert.is((await page.$$('iframe')).length, 1);
    const first = await waitForHeard(frame, 'consent');
    assert.equal([first.consent, first.articleUrlTracking], ['auto', page.url()]);
    await waitUntil(() => site.sent.length > 0);
    const report = site.sent[0]?.body as { widgetRequestId: string; embedType: number };
    assert.equal([report.widgetRequestId, report.embedType], ['wr-1', 3]);
    assert.is(await page.$eval('#below', (each) => each.getBoundingClientRect().top), before);
    assert.is(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
    await page.close();
  });

test('loads a lazy frame when it comes near', async () => {
  const page = await site.open(
    `<div style="height:3000px"></div>${PETITION.replace('wr-petition"', 'wr-petition" data-loading="lazy"')}${SCRIPT}`,
  );
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:config').length > 0);
  assert.is(await page.$('#here iframe'), null);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).offsetHeight), 362);
  await page.evaluate(() => scrollTo(0, 1_600));
  await waitForEvent(page, 'loaded');
  await page.close();
});

test('repeats to a reloaded frame what it knows, and that it was seen', async () => {
  const page = await site.open(SPONSORED + SCRIPT);
  const frame = await stubFrame(page);
  await waitForHeard(frame, 'adBlock');
  await waitForKinds(frame);
  await frame.evaluate(() => {
    Object.assign(window, { old: true });
    location.reload();
  });
  await frame.waitForFunction(() => !('old' in window) && 'heard' in window);
  const anew = await stubFrame(page);
  await waitForHeard(anew, 'adBlock');
  await waitForKinds(anew);
  assert.is((await eventsOf(page)).filter(({ name }) => name === 'ready').length, 1);
  const once = (await eventsOf(page)).filter(({ name, detail }) => name === 'timing' && detail?.stage === 'visible');
  assert.is(once.length, 1);
  await page.close();
});

const consentOf = (page: Page) =>
  page.$eval('#here iframe', (each) => new URL((each as HTMLIFrameElement).src).searchParams.get('consent'));

for (const [title, attribute, expected] of [
  ['is left to the widget', '', 'auto'],
  ['is left to the widget if the attribute is empty', 'data-consent=""', 'auto'],
  ['is what the publisher grants', 'data-consent="granted"', 'granted'],
  ['is what the publisher refuses', 'data-consent="denied"', 'denied'],
  ['waits for a framework if the publisher requires one', 'data-consent="required"', 'required'],
  ['is an unknown value', 'data-consent="deny"', 'deny'],
] as const)
  test(`consent: ${title}`, async () => {
    const page = await site.open(PETITION.replace('data-civic-action', `data-civic-action ${attribute}`) + SCRIPT);
    assert.is(await consentOf(page), expected);
    assert.is((await waitForHeard(await stubFrame(page), 'consent')).consent, expected);
    await page.close();
  });

test('obeys the refusal of consent in an adopted frame’s address', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action><iframe src="{widget}/widget/?widgetRequestId=wr-1&consent=denied"></iframe></div>${SCRIPT}`,
  );
  assert.is((await waitForHeard(await stubFrame(page), 'consent')).consent, 'denied');
  await page.close();
});

test('reports loading times and nothing else, whatever the placement says', async () => {
  const page = await site.open(
    `<div data-civic-action data-article-url="https://news.example/a" data-width="500" data-height="420" data-notice
      data-line-item-id="li" data-ad-network-domain="ads.example" data-design-variant="2" data-consent="denied"></div>${SCRIPT}`,
  );
  await waitUntil(() => site.sent.length > 0);
  const body = site.sent[0]?.body as { embedType: unknown; articleUrlTracking: unknown };
  assert.equal(
    Object.keys(body)
      .filter((name) => name !== 'effectiveConnectionType')
      .sort(),
    ['articleUrlTracking', 'embedType', 'navigation', 'stages', 'version'],
  );
  assert.equal([body.embedType, body.articleUrlTracking], [1, page.url()]);
  await page.close();
});

test('gives each stage its name and time, and keeps its list private', async () => {
  const page = await site.open(PETITION + SCRIPT);
  await waitForEvent(page, 'loaded');
  const first = await waitForEvent(page, 'timing');
  assert.equal(Object.keys(first.detail ?? {}), ['stage', 'at']);
  await page.close();
});

for (const [title, attributes] of [
  ['only marks itself', 'data-civic-action'],
  ['only says that it is sponsored', 'data-sponsored'],
  ['only has a width', 'data-width="500"'],
  ['has an empty id', 'data-widget-request-id=""'],
])
  test(`a script tag that ${title} is a placement by article`, async () => {
    const page = await site.open(`<script async src="{loader}" ${attributes}></script>`);
    await page.waitForSelector('script + div > iframe');
    assert.match(await page.$eval('iframe', (each) => each.src), 'articleUrl=http');
    await page.close();
  });

test('a script tag without a placement’s attributes is no placement', async () => {
  const page = await site.open('<script src="{loader}" data-cfasync="false" data-category="x"></script>');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  assert.is(await page.$('iframe'), null);
  await page.close();
});

test('stays destroyed when the listener of an early event destroys it', async () => {
  const page = await site.open(
    `<script>addEventListener('civicaction:timing', ({ target, detail }) => {
      if (detail.stage === 'config') setTimeout(() => { window.over = listening });
      if (detail.stage === 'config') civicAction.destroy(target);
    })</script>${PETITION.replace('data-civic-action', 'data-civic-action data-timings="off"')}`,
  );
  const left = await page.evaluate(async (src) => {
    const before = (window as unknown as { listening: number }).listening;
    const script = Object.assign(document.createElement('script'), { src });
    document.body.append(script);
    await new Promise((loaded) => {
      script.onload = () => setTimeout(loaded, 300);
    });
    return (window as unknown as { listening: number }).listening - before;
  }, `${site.widget}/loader.js`);
  assert.is(await page.$('iframe'), null);
  assert.is(left, 0);
  assert.is(await page.$eval('#here', (each) => (each as HTMLElement).innerText), 'Take action');
  await page.close();
});

test('stays when a policy refuses another of its requests', async () => {
  const page = await site.open(PETITION + SCRIPT, { headers: { 'content-security-policy': "connect-src 'self'" } });
  await waitForEvent(page, 'loaded');
  await page.evaluate((origin) => {
    for (const blockedURI of [origin, `${origin}/`, ''])
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI,
          effectiveDirective: 'connect-src',
          disposition: 'enforce',
          documentURI: location.href,
          violatedDirective: 'connect-src',
          originalPolicy: '',
          statusCode: 200,
        }),
      );
  }, site.widget);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  assert.not.ok(namesOf(await eventsOf(page)).includes('notdisplayed'));
  await page.close();
});

test('measures standard viewability even if the widget’s own measure is invalid', async () => {
  const page = await site.open(
    PETITION.replace('wr-petition"', 'wr-petition" data-design-variant="ready-only"') + SCRIPT,
  );
  const frame = await stubFrame(page);
  await say(frame, { type: 'civicActionLoaded', customViewabilityPercentage: 500, customViewabilitySeconds: 0 });
  assert.is((await waitForHeard(frame, 'visible')).kind, 'standard');
  await page.close();
});

for (const [title, head] of [
  ['has an element with the product’s name', '<p id="civicAction">'],
  ['replaced the browser’s marks', '<script>performance.mark = () => { throw 1 }</script>'],
])
  test(`mounts every placement where the page ${title}`, async () => {
    const page = await site.open(`${PETITION}<div data-civic-action></div>${SCRIPT}`, { head: head as string });
    await waitForEvent(page, 'loaded');
    assert.is((await page.$$('iframe')).length, 2);
    await page.close();
  });

test('ignores a negative width, and uses the publisher’s height', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action data-widget-request-id="a" data-width="-5" data-height="80"></div>${SCRIPT}`,
  );
  const size = await page.$eval('#here', (each) => [each.clientWidth, each.clientHeight]);
  assert.equal(size, [620, 80]);
  await page.close();
});

test('reads a flag in an adopted frame’s address as the widget does', async () => {
  const page = await site.open(
    `<div id="here" data-civic-action><iframe src="{widget}/widget/?widgetRequestId=wr-1&notice=false&disableTracking=false" height="362" style="border:0"></iframe></div>${SCRIPT}`,
  );
  assert.is(await page.$eval('#here iframe', (each) => (each as HTMLElement).offsetHeight), 362);
  await waitUntil(() => site.sent.length > 0);
  await page.close();
});

test('finds a blocker on a slow link', async () => {
  const page = await site.open(SPONSORED + SCRIPT, {
    prepare: async (each) => {
      await failRequests(each, BAIT);
      await each.setRequestInterception(true);
      each.on('request', (request) => {
        setTimeout(() => void request.continue(), request.url().includes('up.txt') ? 500 : 0);
      });
    },
  });
  assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason: 'blocked' });
  await page.close();
});

test('shifts no layout when the publisher reserved the height, however late the script', async () => {
  const page = await site.open(PETITION.replace('id="here"', 'id="here" style="min-height:362px"'));
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('script'), { src })),
    `${site.widget}/loader.js`,
  );
  await waitForEvent(page, 'loaded');
  assert.is(await page.evaluate(() => (window as unknown as { shift: number }).shift), 0);
  await page.close();
});

test('reports the stages reached when the reader leaves before the widget has loaded', async () => {
  const page = await site.open(
    PETITION.replace('wr-petition"', 'wr-petition" data-design-variant="ready-only"') + SCRIPT,
  );
  await waitForEvent(page, 'ready');
  await page.goto('about:blank');
  await waitUntil(() => site.sent.length > 0);
  await page.close();
  const { stages } = (site.sent[0]?.body ?? {}) as { stages: { [stage: string]: number } };
  assert.is(site.sent.length, 1);
  assert.ok('ready' in stages && !('loaded' in stages));
});

test('sends the stages to the publisher’s address, or nowhere', async () => {
  const page = await site.open(
    `${PETITION.replace('wr-petition"', 'wr-petition" data-timings="{widget}/elsewhere"')}
     <div data-civic-action data-widget-request-id="b" data-timings="off"></div>${SCRIPT}`,
  );
  await page.waitForFunction(
    () =>
      (window as unknown as { events: { name: string }[] }).events.filter(({ name }) => name === 'loaded').length === 2,
  );
  await waitUntil(() => site.sent.length > 0);
  await page.close();
  assert.equal(
    site.sent.map(({ path }) => path),
    ['/elsewhere'],
  );
});

test.run();
