import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  eventsOf,
  type Heard,
  QUICK_SCRIPT,
  SCRIPT,
  say,
  stubFrame,
  waitForEvent,
  waitForHeard,
  withLoaderPages,
} from '../../../e2e/support/hosts/loader-pages.ts';
import { waitUntil } from '../../../support/wait.ts';

/** What the loader sends in its first message, what it ignores, and what it warns of when it can't work. */

const PETITION = '<div id="here" data-civic-action data-widget-request-id="wr-1"></div>';
const FIRST = (attributes: string, query = '') =>
  `<div id="here" data-civic-action ${attributes}><iframe src="{widget}/widget/?widgetRequestId=wr-1&embedType=3${query}" width="620" height="362" style="border:0"></iframe></div>`;

const site = withLoaderPages(test);

const timingsOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { civicAction: { timings: () => { placement: number }[] } }).civicAction.timings(),
  );

test('sends an adopted frame the attributes that its address lacks', async () => {
  const page = await site.open(
    FIRST(
      `data-disable-tracking data-line-item-id="li-1" data-ad-network-domain="ads.example" data-notice
       data-article-url-tracking="https://news.example/t" data-width="500" data-height="420" data-mode="ab4e-test"`,
      '&height=400',
    ) + SCRIPT,
  );
  const { type, from, consent, ...told } = await waitForHeard(await stubFrame(page), 'consent');
  assert.equal(told, {
    widgetRequestId: 'wr-1',
    embedType: '3',
    adCampaign: 'li-1',
    adNetworkDomain: 'ads.example',
    articleUrlTracking: 'https://news.example/t',
    disableTracking: 'true',
    language: 'en',
    notice: 'true',
    width: '500',
    height: '420',
    mode: 'ab4e-test',
  });
  await waitForEvent(page, 'loaded');
  await page.close();
  assert.equal(site.sent, [], 'loading times were sent although tracking is off');
});

for (const [title, body] of [
  ['that it made', PETITION + SCRIPT],
  ['that was there first', FIRST('') + SCRIPT],
] as const)
  test(`sends consent first to a frame ${title}`, async () => {
    const page = await site.open(body);
    const frame = await stubFrame(page);
    await waitForHeard(frame, 'visible');
    const heard = await frame.evaluate(() => (window as unknown as { heard: Heard[] }).heard.map(({ type }) => type));
    assert.is(heard[0], 'consent');
    await page.close();
  });

test('sends consent first to a frame that was ready before the script', async () => {
  const page = await site.open(FIRST('', '&designVariant=late'));
  const frame = await stubFrame(page);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, `${site.widget}/loader.js`);
  await waitForHeard(frame, 'visible');
  const heard = await frame.evaluate(() => (window as unknown as { heard: Heard[] }).heard.map(({ type }) => type));
  assert.is(heard[0], 'consent');
  await page.close();
});

test('ignores impossible heights', async () => {
  const page = await site.open(PETITION + SCRIPT);
  await waitForEvent(page, 'loaded');
  const frame = await stubFrame(page);
  await frame.evaluate(() => {
    const { say: tell } = window as unknown as { say: (message: object) => void };
    for (const height of [Infinity, -Infinity, 1e9, 5_001, -1, Number.NaN, '700', null, {}, 5_000])
      tell({ type: 'triggerResize', height });
  });
  await waitForEvent(page, 'resize');
  const heights = (await eventsOf(page)).filter(({ name }) => name === 'resize').map(({ detail }) => detail?.height);
  assert.equal(heights, [5_000]);
  await page.close();
});

for (const [title, src] of [
  ['whose address only begins like ours', '{widget}.evil.test/widget/'],
  ['without an address', ''],
  ['whose address is invalid', 'https://'],
] as const)
  test(`adopts no frame ${title}`, async () => {
    const page = await site.open(
      `<div id="here" data-civic-action data-widget-request-id="wr-1"><iframe src="${src}"></iframe></div>${SCRIPT}`,
    );
    await waitForEvent(page, 'ready');
    assert.match(
      await page.$eval('#here iframe', (each) => (each as HTMLIFrameElement).src),
      `${site.widget}/widget/?`,
    );
    await page.close();
  });

test('keeps the timings of its placements, and drops those of destroyed ones', async () => {
  const page = await site.open(`${PETITION}<div data-civic-action data-widget-request-id="b"></div>${SCRIPT}`);
  const placements = async () => [...new Set((await timingsOf(page)).map(({ placement }) => placement))];
  await waitUntil(async () => (await placements()).length === 2);
  await page.evaluate(() => {
    const { civicAction } = window as unknown as {
      civicAction: { destroy: (element: Element | null) => void; scan: () => void };
    };
    const here = document.querySelector('#here');
    for (let n = 0; n < 50; n++) {
      civicAction.destroy(here);
      civicAction.scan();
    }
    civicAction.destroy(here);
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  assert.equal(await placements(), [2]);
  await page.close();
});

for (const attribute of ['embed="iframe"', 'loading="eager"', 'consent="denied"', 'timings="off"', 'line-item-id="li"'])
  test(`a script tag with data-${attribute} alone is its own placement`, async () => {
    const page = await site.open(`<script async src="{loader}" data-${attribute}></script>`);
    await page.waitForSelector('script + div > iframe');
    await page.close();
  });

test('reports an unseen widget ten seconds after it has loaded', async () => {
  const page = await site.open(`<div style="height:3000px"></div>${PETITION}${QUICK_SCRIPT}`);
  await waitUntil(() => site.sent.length > 0);
  const { stages } = (site.sent[0]?.body ?? {}) as { stages: object };
  assert.ok('loaded' in stages && !('visible' in stages));
  await page.close();
});

const warningsOf = (warnings: string[]) => async (page: Page) => {
  page.on('console', (message) => void (message.type() === 'warn' && warnings.push(message.text())));
};

for (const [title, body, headers] of [
  [
    'where the page’s embedder policy keeps the frame away',
    PETITION + QUICK_SCRIPT,
    { 'cross-origin-embedder-policy': 'require-corp' },
  ],
  ['as a module', `${PETITION}<script type="module" src="{widget}/quick-loader.js"></script>`, {}],
] as const)
  test(`says in the console what may be wrong ${title}`, async () => {
    const warnings: string[] = [];
    const page = await site.open(body, { headers, prepare: warningsOf(warnings) });
    await waitUntil(() => warnings.includes('No answer. COEP? Module?'));
    await page.close();
  });

const MISSPELT: [attributes: string, said: string][] = [
  ['data-embeded="native"', '[civicAction] data-embeded is unknown. Did you mean data-embed?'],
  ['data-embed="Native"', '[civicAction] data-embed takes iframe or native, not "Native".'],
];

for (const [attributes, said] of MISSPELT)
  test(`says in the console what is wrong with ${attributes}, and shows the widget`, async () => {
    const warnings: string[] = [];
    const page = await site.open(PETITION.replace('data-civic-action', `data-civic-action ${attributes}`) + SCRIPT, {
      prepare: warningsOf(warnings),
    });
    await waitForEvent(page, 'loaded');
    await waitUntil(() => warnings.length > 0);
    assert.equal(warnings, [said]);
    await page.close();
  });

test('says in the console that a script tag which shows nothing has a misspelt attribute', async () => {
  const warnings: string[] = [];
  const page = await site.open('<script async src="{loader}" data-widget-requestid="wr-1"></script>', {
    prepare: warningsOf(warnings),
  });
  await waitUntil(() => warnings.length > 0);
  assert.equal(warnings, ['[civicAction] data-widget-requestid is unknown. Did you mean data-widget-request-id?']);
  await page.close();
});

test('fetches nothing for right attributes and for those of the page', async () => {
  const fetched: string[] = [];
  const page = await site.open(
    PETITION.replace(
      'data-civic-action',
      'data-civic-action data-testid="x" data-loading="eager" data-timings-rate="1"',
    ) + SCRIPT,
    { prepare: async (each) => void each.on('request', (request) => fetched.push(new URL(request.url()).pathname)) },
  );
  // It has been idle by then.
  await page.waitForFunction(() => performance.getEntriesByName('civic-action:visible').length > 0);
  assert.ok(fetched.includes('/loader.js'));
  assert.not(fetched.includes('/watch.js'));
  await page.close();
});

for (const [title, directive] of [
  ['twice', "frame-src 'self'"],
  ['by another directive', "default-src 'none'; script-src {widget} 'unsafe-inline'; connect-src {widget}"],
] as const)
  test(`tells once that there will be no widget, where its frame is refused ${title}`, async () => {
    const page = await site.open(PETITION + SCRIPT, { headers: { 'content-security-policy': directive } });
    await waitForEvent(page, 'notdisplayed');
    await page.evaluate((origin) => {
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI: origin,
          effectiveDirective: 'frame-src',
          disposition: 'enforce',
          documentURI: location.href,
          violatedDirective: 'frame-src',
          originalPolicy: '',
          statusCode: 200,
        }),
      );
    }, site.widget);
    const ends = (await eventsOf(page)).filter(({ name }) => name === 'notdisplayed');
    assert.equal(
      ends.map(({ detail }) => detail),
      [{ reason: 'csp' }],
    );
    await page.close();
  });

for (const [title, policy, reason] of [
  ['the page’s policy refuses', "script-src {widget}/loader.js 'unsafe-inline'", 'csp'],
  ['the server does not have', "script-src {widget} 'unsafe-inline'", 'network'],
] as const)
  test(`tells once of reason ${reason}, and shows a link, where ${title} the file that draws without a frame`, async () => {
    const page = await site.open(
      PETITION.replace('data-civic-action', 'data-civic-action data-embed="native"') + SCRIPT,
      { headers: { 'content-security-policy': policy } },
    );
    assert.equal((await waitForEvent(page, 'notdisplayed')).detail, { reason });
    assert.is(await page.$eval('#here a', (each) => (each as HTMLAnchorElement).href), `${site.widget}/share/wr-1`);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 })));
    assert.is((await eventsOf(page)).filter(({ name }) => name === 'notdisplayed').length, 1);
    await page.close();
  });

test('makes an isolated frame in a page that is isolated', async () => {
  const page = await site.open(PETITION + SCRIPT, {
    headers: { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' },
  });
  await waitForEvent(page, 'loaded');
  assert.ok(await page.evaluate(() => crossOriginIsolated));
  await page.close();
});

test('causes no browser warning', async () => {
  const messages: string[] = [];
  const page = await site.open(PETITION + SCRIPT, {
    prepare: async (each) => void each.on('console', (message) => messages.push(message.text())),
  });
  await waitForEvent(page, 'loaded');
  await say(await stubFrame(page), { type: 'triggerResize', height: 400 });
  await waitForEvent(page, 'resize');
  assert.equal(
    messages.filter((text) => !text.includes('favicon') && !text.includes('404')),
    [],
  );
  await page.close();
});

test('does not take a firewall’s refusal of the bait for a blocker', async () => {
  const page = await site.open(PETITION.replace('data-civic-action', 'data-civic-action data-sponsored') + SCRIPT, {
    prepare: async (each) => {
      await each.setRequestInterception(true);
      each.on('request', (request) =>
        request.url().includes('up.txt?') ? request.respond({ status: 403, body: 'Forbidden' }) : request.continue(),
      );
    },
  });
  await waitForEvent(page, 'loaded');
  await page.close();
});

test.run();
