import type { CDPSession, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { measureLayoutShift, waitForText } from '../../e2e/support/browser/page.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** What surrounds a screen in the built widget: overlays, notice, alert, logos, and titles that fit their room. */

const product = withProduct(test);

type Fields = Record<string, unknown>;
type Size = { width: number; height: number };

const WIDE: Size = { width: 620, height: 362 };
const NARROW: Size = { width: 320, height: 533 };

const PARTNER = { id: 10, name: 'Ferry Riders', description: 'Boats that run late.', showNameWithLogo: true };

/** A picture that is there, in the build. */
const LOGO = '/flags/us.svg';

const petition = (fields: Fields = {}, action: Fields = {}): Fields => ({
  widgetId: 1,
  widgetRequestId: 'wr-shell',
  publisherId: 1,
  publisherName: 'The Harbor Gazette',
  ...fields,
  cards: [
    {
      id: 1,
      logoSource: 'partner',
      partner: PARTNER,
      actions: [{ id: 1, type: 'petition', title: 'Bring back the 11:40 ferry', ...action }],
    },
  ],
});

const HEADERS = [
  { name: 'Content-Type', value: 'application/json' },
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
];

const fulfil = (client: CDPSession, requestId: string, responseCode: number, body: unknown) =>
  client.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: HEADERS,
    body: Buffer.from(JSON.stringify(body)).toString('base64'),
  });

/** What the page's policy has refused in any test, such as a style sheet that it does not name. */
const refused: string[] = [];

/** Opens a widget that the server does not know; signing it fails. */
async function open(widget: Fields, size = WIDE, { query = '', motion = '' } = {}): Promise<Page> {
  const page = await product.browser.newPage();
  await page.setViewport(size);
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  if (motion) await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  const client = await page.createCDPSession();
  await client.send('Fetch.enable', {
    patterns: [{ urlPattern: '*GetActionsAsync' }, { urlPattern: '*CompletePetitionAsync' }],
  });
  client.on('Fetch.requestPaused', ({ requestId, request }) =>
    request.url.endsWith('GetActionsAsync')
      ? fulfil(client, requestId, 200, widget)
      : fulfil(client, requestId, 400, { error: 'no' }),
  );
  await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-shell${query}`);
  await page.waitForSelector('[data-civic-action-root]');
  return page;
}

for (const [query, width] of [
  ['', 620],
  ['&width=400', 400],
  ['&width=900', 620],
] as const)
  test(`is ${width} px wide in a frame of 620 px and with "${query}"`, async () => {
    const page = await open(petition(), WIDE, { query });
    const box = await page.$eval('[data-civic-action-root]', (root) => root.getBoundingClientRect().width);
    assert.is(box, width);
    await page.close();
  });

for (const [motion, expected] of [
  ['no-preference', ['ca-enter']],
  ['reduce', []],
] as const)
  test(`the first card enters with ${expected.length} animations when readers prefer ${motion}`, async () => {
    const page = await open(petition({ showFrontCardAnimation: true }), WIDE, { motion });
    const names = await page.$eval('.ca-screen[data-enters="first"]', (screen) => [
      getComputedStyle(screen).animationName,
    ]);
    assert.equal(
      names.filter((name) => name !== 'none'),
      expected,
    );
    await page.close();
  });

for (const showBorder of [true, false])
  test(`draws ${showBorder ? 'a' : 'no'} border, as the publisher has chosen, and says which action it shows`, async () => {
    const page = await open(petition({ showBorder }));
    const seen = await page.$eval('[data-civic-action-root]', (root) => ({
      border: getComputedStyle(root.querySelector('.ca-frame') as Element).borderTopWidth,
      says: ['route', 'actionType', 'actionId'].map((name) => (root as HTMLElement).dataset[name]),
    }));
    assert.equal(seen, { border: showBorder ? '1px' : '0px', says: ['/petition/start', 'petition', '1'] });
    await page.close();
  });

type Style = 'width' | 'height' | 'maxHeight' | 'animationDuration';

/** What spec §9 prints of sizes and times that stand in style sheets alone: where it is seen, and what it is there. */
const PRINTED: [what: string, opener: string, selector: string, style: Style, value: string][] = [
  ['the footer', '', '.ca-footer', 'height', '40px'],
  ['a partner’s logo in the header', '', '.ca-owner img', 'height', '24px'],
  ['a partner’s logo in its overlay', '.ca-owner', '.ca-overlay-body img', 'maxHeight', '80px'],
  ['an overlay’s transition', '.ca-owner', '.ca-overlay', 'animationDuration', '0.3s'],
  ['a share button’s width', '.ca-footer button:last-of-type', '.ca-channels .ca-round', 'width', '36px'],
  ['a share button’s height', '.ca-footer button:last-of-type', '.ca-channels .ca-round', 'height', '36px'],
  ['the share drawer’s transition', '.ca-footer button:last-of-type', '.ca-drawer', 'animationDuration', '0.3s'],
  ['a screen’s animation', '[data-big-button]', '.ca-screen[data-enters]', 'animationDuration', '0.45s'],
];

for (const [what, opener, selector, style, value] of PRINTED)
  test(`${what} is ${value}`, async () => {
    const partner = { ...PARTNER, logoUrl: LOGO };
    const page = await open(petition({}, { partner }), WIDE, { motion: 'no-preference' });
    if (opener) await page.locator(opener).click();
    const element = await page.waitForSelector(selector);
    assert.is(await element?.evaluate((it, name) => getComputedStyle(it)[name], style), value);
    await page.close();
  });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 20 && (await focused(page)) !== name; step++) await page.keyboard.press('Tab');
  assert.is(await focused(page), name);
}

const isGone = (page: Page, selector: string) =>
  page.waitForFunction((it) => !document.querySelector(it), {}, selector);

const hasFocus = (page: Page, name: string) =>
  page.waitForFunction((it) => document.activeElement?.getAttribute('aria-label') === it, {}, name);

test('opens an overlay by keyboard, keeps the focus in it, and gives it back on Escape', async () => {
  const page = await open(petition());
  await tabTo(page, 'About Ferry Riders');
  await page.keyboard.press('Enter');
  const overlay = await page.waitForSelector('[data-overlay=partner][data-from=right]');
  assert.match(await page.evaluate((it) => it?.textContent ?? '', overlay), 'Boats that run late.');
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => Boolean(document.activeElement?.closest('.ca-frame > :not(dialog)')));
    assert.is(isOutside, false);
  }
  await page.keyboard.press('Escape');
  await isGone(page, '.ca-overlay');
  await hasFocus(page, 'About Ferry Riders');
  await page.close();
});

for (const [title, size, width] of [
  ['358 px wide beside the screen', WIDE, 358],
  ['as wide as a phone allows', NARROW, 280],
] as const)
  test(`is ${title}, and a click beside it closes it`, async () => {
    const page = await open(petition({}, {}), size);
    await page.locator('.ca-product').click();
    const overlay = await page.waitForSelector('[data-overlay=product]');
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    const box = await overlay?.boundingBox();
    assert.equal([box?.width, box?.height, (box?.x ?? 0) + width], [width, size.height, size.width]);
    await page.mouse.click(10, 200);
    await isGone(page, '.ca-overlay');
    await page.close();
  });

test('limits an overlay’s content to 288 px, or 400 px in portrait', async () => {
  const long = { ...PARTNER, description: 'Boats. '.repeat(400) };
  for (const [size, height] of [
    [WIDE, 288],
    [NARROW, 400],
  ] as const) {
    const page = await open(petition({}, { partner: long }), size);
    await page.locator('.ca-owner').click();
    const body = await page.waitForSelector('.ca-overlay-body');
    assert.is((await body?.boundingBox())?.height, height);
    await page.close();
  }
});

test('writes names and descriptions as text', async () => {
  const name = '<img src=x onerror="window.hacked=1">';
  const page = await open(petition({}, { partner: { ...PARTNER, name, description: name } }));
  await page.locator('.ca-owner').click();
  await page.waitForSelector('.ca-overlay');
  await waitForText(page, name);
  assert.is(await page.evaluate(() => 'hacked' in window), false);
  await page.close();
});

const HOSTILE = `<p>By taking part you accept the <a href="https://terms.example/" onclick="window.hacked=1" style="position:fixed">terms</a>
  and <a href="javascript:window.hacked=1">more</a>.</p><script>window.hacked=1</script><img src=x onerror="window.hacked=1">
  <svg><script>window.hacked=1</script></svg><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>
  <form action="https://evil.example"><input name="q"><button>Go</button></form><style>*{display:none}</style>`;

test('shows a publisher’s terms without scripts, and opens their links outside the page', async () => {
  const before = refused.length;
  const page = await open(petition({ publisherId: 54, termsAndPrivacyHtml: HOSTILE }));
  await waitForText(page, 'Powered by Civic Action');
  const terms = await page.$eval('.ca-terms', (it) => ({
    tags: [...new Set([...it.querySelectorAll('*')].map(({ tagName }) => tagName))],
    attributes: [...new Set([...it.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()))].sort(),
    links: [...it.querySelectorAll('a')].map((each) => [each.getAttribute('href'), each.target, each.rel]),
    text: it.textContent,
  }));
  assert.equal(terms.tags, ['A']);
  assert.equal(terms.attributes, ['href', 'rel', 'target']);
  assert.equal(terms.links, [
    ['https://terms.example/', '_blank', 'noopener noreferrer'],
    [null, '_blank', 'noopener noreferrer'],
  ]);
  assert.match(terms.text ?? '', 'By taking part you accept the terms');
  assert.is(await page.evaluate(() => 'hacked' in window), false);
  await page.close();
  // The purifier reads it in a document of this policy, which refuses what is taken out.
  refused.splice(before);
});

for (const [name, size, height] of [
  ['24 px', WIDE, 24],
  ['32 px in a narrow widget', NARROW, 32],
] as const)
  test(`reserves ${name} for the notice from the first paint`, async () => {
    const widget = await open(petition({ publisherId: 54, termsAndPrivacyHtml: 'Terms' }), size);
    assert.is((await (await widget.$('.ca-notice'))?.boundingBox())?.height, height);
    await waitForText(widget, 'Powered by');
    assert.is((await measureLayoutShift(widget)).unexpected, 0);
    await widget.close();
  });

test('a white label hides every mark of the product, in the notice too', async () => {
  const fields = { publisherId: 54, termsAndPrivacyHtml: 'Terms of the Gazette', whitelabeled: true };
  const page = await open(petition(fields), NARROW);
  await waitForText(page, 'Terms of the Gazette');
  assert.not.match(
    await page.$eval('[data-civic-action-root]', (root) => (root as HTMLElement).innerText),
    /Civic Action|Build/,
  );
  assert.is(await page.$('.ca-product'), null);
  const { width, inner } = await page.$eval('.ca-terms', (terms) => ({
    width: terms.getBoundingClientRect().width,
    inner: innerWidth,
  }));
  assert.ok(width > inner * 0.8, 'the terms do not fill the dialog');
  await page.close();
});

test('has no notice bar for another publisher', async () => {
  const page = await open(petition({ termsAndPrivacyHtml: 'Terms' }));
  assert.is(await page.$('.ca-notice'), null);
  await page.close();
});

async function failToSign(page: Page) {
  await page.locator('[data-big-button]').click();
  await page.waitForSelector('[autocomplete=email]');
  await page.type('[autocomplete=name]', 'Ada Lovelace');
  await page.type('[autocomplete=email]', 'ada@example.org');
  await page.type('[autocomplete=postal-code]', '07102');
  await page.waitForSelector('[data-big-button]:not([aria-disabled])');
  await page.locator('[data-big-button]').click();
  await page.waitForSelector('[role=alert] button');
}

/** Holds the page's 5 s timers until they are released, so that no test waits for 5 s. */
const holdTimers = (page: Page) =>
  page.evaluate(() => {
    const send = window.setTimeout;
    const held = new Map<number, () => void>();
    let next = 1e6;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number, ...args: []) => {
        if (ms !== 5_000) return send(run, ms, ...args);
        held.set(++next, run);
        return next;
      },
      releaseTimers: () => {
        for (const run of held.values()) run();
      },
      heldTimers: () => held.size,
    });
    const clear = window.clearTimeout;
    window.clearTimeout = (id) => (held.delete(id as number) ? undefined : clear(id as number));
  });

const heldTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { heldTimers: () => number }).heldTimers());

test('WCAG 2.2.1: keeps an alert open while the pointer or the focus is on it', async () => {
  const page = await open(petition());
  await holdTimers(page);
  await failToSign(page);
  assert.is(await heldTimers(page), 1);
  await page.locator('[role=alert] p').hover();
  assert.is(await heldTimers(page), 0);
  await page.mouse.move(300, 340);
  assert.is(await heldTimers(page), 1);
  await page.focus('[role=alert] button');
  assert.is(await heldTimers(page), 0);
  await page.focus('[autocomplete=email]');
  assert.is(await heldTimers(page), 1);
  await page.evaluate(() => (window as unknown as { releaseTimers: () => void }).releaseTimers());
  await isGone(page, '[role=alert] button');
  await page.close();
});

test('names the partner when the logo does not load', async () => {
  const page = await open(
    petition({}, { partner: { ...PARTNER, showNameWithLogo: false, logoUrl: '/images/none.svg' } }),
  );
  await waitForText(page, 'Ferry Riders');
  assert.is(await page.$('.ca-owner img'), null);
  await page.close();
});

test('shows the flag of the action’s country, and shifts nothing', async () => {
  const page = await open(petition({}, { representativeSearch: { countryCode: 'GB', adminArea1Codes: ['NIR'] } }));
  const flag = await page.waitForSelector('.ca-header img[alt="Flag: Northern Ireland"]');
  await page.waitForFunction((it) => (it as HTMLImageElement).naturalWidth > 0, {}, flag);
  assert.is((await measureLayoutShift(page)).unexpected, 0);
  await page.close();
});

const titles = [
  'Vote',
  'Bring back the 11:40 ferry',
  'Rétablissez la dernière navette de nuit '.repeat(6),
  'x'.repeat(90),
];

for (const size of [WIDE, NARROW])
  test(`fits titles of any length into ${size.width} × ${size.height}`, async () => {
    for (const title of titles) {
      const page = await open(petition({}, { title, description: 'Nurses and cooks are stranded. '.repeat(3) }), size);
      const seen = await page.$eval('.ca-title', (it) => {
        const stage = it.closest('.ca-stage') as HTMLElement;
        return {
          px: Number.parseFloat(getComputedStyle(it).fontSize),
          isWide: it.scrollWidth > it.clientWidth || stage.scrollWidth > stage.clientWidth,
          scrolls: stage.scrollHeight > stage.clientHeight,
          isRoomy: stage.matches('[data-fit~="roomy"]'),
        };
      });
      assert.ok(seen.px >= 20 && seen.px <= 31.2, `${seen.px} px`);
      assert.is(seen.isWide, false);
      if (seen.scrolls) assert.is(seen.px, size === NARROW ? 22 : 20);
      // A kind with a form keeps to 25 px on all its screens, but for those with much room.
      if (title.length < 30) assert.is(seen.px, seen.isRoomy ? 31.2 : 25);
      await page.close();
    }
  });

test('fits again when the widget gets another size', async () => {
  const page = await open(petition({}, { title: 'Rétablissez la dernière navette vers l’île aux Mouettes' }));
  const px = () => page.$eval('.ca-title', (it) => getComputedStyle(it).fontSize);
  const before = await px();
  await page.setViewport({ width: 320, height: 300 });
  await page.waitForFunction(
    (it) => getComputedStyle(document.querySelector('.ca-title') as Element).fontSize !== it,
    {},
    before,
  );
  await page.setViewport(WIDE);
  await page.waitForFunction(
    (it) => getComputedStyle(document.querySelector('.ca-title') as Element).fontSize === it,
    {},
    before,
  );
  await page.close();
});

const colours: [title: string, theme: Fields, partnerTheme: Fields | null, button: string][] = [
  ['the widget’s theme', { accentColor: '#0b6e75' }, null, 'rgb(11, 110, 117)'],
  [
    'the partner’s theme over the widget’s',
    { accentColor: '#0b6e75' },
    { accentColor: '#7c5cff' },
    'rgb(124, 92, 255)',
  ],
];

for (const [title, customTheme, partnerTheme, button] of colours)
  test(`applies ${title}`, async () => {
    const page = await open(petition({ customTheme }, { partner: { ...PARTNER, customTheme: partnerTheme } }));
    assert.is(await page.$eval('[data-big-button]', (it) => getComputedStyle(it).backgroundColor), button);
    await page.close();
  });

const footers: [title: string, fields: Fields, badge: string][] = [
  ['discloses a sponsor with its own text', { sponsored: true, sponsoredText: 'Paid for by Reef' }, 'Paid for by Reef'],
  ['discloses a widget that a third party made', { createdByThirdParty: true }, 'Sponsored'],
];

for (const [title, fields, badge] of footers)
  test(title, async () => {
    const page = await open(petition(fields), NARROW);
    assert.is(await page.$eval('.ca-footer button', (it) => it.checkVisibility()), false, 'nothing to go back to');
    assert.is(await page.$eval('.ca-disclosure', (it) => it.textContent), badge);
    // The kind's part of the footer loads after the first paint.
    await page.waitForNetworkIdle({ idleTime: 200 });
    assert.is(await page.$('.ca-footer a'), null, 'a link to the product before the action is done');
    const isTooWide = await page.$eval('.ca-footer', (it) => it.scrollWidth > it.clientWidth);
    assert.is(isTooWide, false);
    await page.close();
  });

test('overlays, alerts and notices stay within the page’s policy', () => assert.equal(refused, []));

test.run();
