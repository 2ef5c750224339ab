import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cardPage } from '../../../server/card/page.ts';
import type { CardParts, DrawnCard, Renderer } from '../../../widget/core/api/wire/served-page.ts';
import type { WireWidget } from '../../../widget/core/api/wire.ts';
import { DIST } from '../../e2e/support/dist.ts';
import { LOCALES, type Locale, states } from '../../e2e/support/gallery/gallery.ts';
import { isSamePicture } from '../../e2e/support/gallery/same-picture.ts';
import { withProduct } from '../../e2e/support/product.ts';

/** Every first card of the gallery, as the server draws it and as React takes it over: the same pixels, the same names. */

let windows: Opened[] = [];
// Before the browser, which would wait for requests that are held.
test.after(async () => {
  await Promise.all(windows.map(({ close }) => close()));
});
const product = withProduct(test);

const SIZE = { width: 620, height: 362 };
const MOST_LOOKS = 5;
/** While one window draws, others wait for the network. */
const WINDOWS = 3;

/** Roles that say nothing to a reader. */
const SILENT = new Set(['generic', 'none', 'InlineTextBox']);

type Card = { name: string; page: string };

/** React begins to look for a reader's own lawmakers, and then says so. */
const looksFor = ({ cards }: WireWidget) => JSON.stringify(cards[0]).includes('"representativeSearch":{');

const FIRST_CARDS = states.filter(
  ({ Screen, fails, isRootless, widget }) => !Screen && !fails && !isRootless && !looksFor(widget('en-US')),
);

const parts: CardParts = JSON.parse(readFileSync(join(DIST, 'server/card.json'), 'utf8'));

/** The files that wait until React is to take over. */
const DRAWING = new Set(
  [...parts.drawing, ...Object.values(parts.kinds).flatMap(({ screens }) => screens)].map((file) =>
    file.replace('.', '/widget'),
  ),
);

/** Many states differ only in what comes after the first card. */
async function cardsOf(locale: Locale): Promise<Card[]> {
  const { renderCard }: Renderer = await import(pathToFileURL(join(DIST, 'server/render.mjs')).href);
  const cards = new Map<string, Card>();
  for (const { name, widget } of FIRST_CARDS) {
    const answer: WireWidget = { ...widget(locale), languageLocale: locale };
    const card: DrawnCard | null = await renderCard(answer, {
      search: '',
      report: (fault) => assert.unreachable(String(fault)),
    });
    if (card && !cards.has(card.html)) cards.set(card.html, { name, page: cardPage(parts, card, answer).page });
  }
  return [...cards.values()];
}

/** Answers with a card's page; the application's files wait until they are let go, and the API is out of reach. */
async function openWindow() {
  const page = await (await product.browser.createBrowserContext()).newPage();
  await page.setViewport(SIZE);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const accessibility = await page.createCDPSession();
  let body = '';
  let held: HTTPRequest[] | null = [];
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) void request.abort();
    else if (pathname === '/widget/') void request.respond({ contentType: 'text/html; charset=utf-8', body });
    else if (held && DRAWING.has(pathname)) held.push(request);
    else void request.continue();
  });
  return {
    async open(next: string) {
      body = next;
      held = [];
      await page.goto(`${product.widgetOrigin}/widget/?widgetRequestId=wr-poll&disableTracking=true`, {
        waitUntil: 'domcontentloaded',
      });
      await page.waitForFunction(() => window.civicActionEarly?.take);
      await page.$eval('#root', (root) => {
        (root as HTMLElement).hidden = false;
        dispatchEvent(new Event('resize'));
      });
      await settled(page);
    },
    async takeOver() {
      for (const request of held ?? []) void request.continue();
      held = null;
      await page.evaluate(() => void document.dispatchEvent(new Event('pointerover')));
      await page.waitForFunction(() =>
        // Its container is known to React before what the server drew is.
        Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
      );
      await settled(page);
    },
    close: () => page.close(),
    isSame: (one: string, other: string) => isSamePicture(page, one, other),
    async look() {
      const { nodes } = await accessibility.send('Accessibility.getFullAXTree');
      const names = nodes
        .filter(({ ignored, role }) => !ignored && !SILENT.has(role?.value))
        .map(({ role, name, value, properties }) => [
          role?.value,
          name?.value,
          value?.value,
          properties?.map((each) => [each.name, each.value.value]),
        ]);
      return {
        names: names.map((each) => JSON.stringify(each)),
        picture: await page.screenshot({ encoding: 'base64' }),
      };
    },
  };
}

/** Pictures and fonts are there, and the last frame is painted. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // One that has no room is never loaded.
    const pictures = [...document.images].filter((image) => image.offsetParent);
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });

type Opened = Awaited<ReturnType<typeof openWindow>>;

async function differenceOf({ open, takeOver, look, isSame }: Opened, { page }: Card): Promise<string> {
  await open(page);
  const before = await look();
  await takeOver();
  const compare = async () => {
    const after = await look();
    const at = before.names.findIndex((node, index) => node !== after.names[index]);
    if (at >= 0) return `${before.names[at]} became ${after.names[at]}`;
    return (await isSame(before.picture, after.picture)) ? '' : 'other pixels';
  };
  // A busy machine paints late; what stays different is a fault.
  for (let looks = 1; looks < MOST_LOOKS; looks++) if (!(await compare())) return '';
  return compare();
}

test.before(async () => {
  windows = await Promise.all(Array.from({ length: WINDOWS }, openWindow));
});

for (const locale of LOCALES)
  test(`every first card in ${locale} looks and reads the same before and after React`, async () => {
    const left = await cardsOf(locale);
    assert.ok(left.length > 10, `${left.length} cards`);
    const faults: string[] = [];
    const work = async (opened: Opened) => {
      for (let card = left.pop(); card; card = left.pop()) {
        const difference = await differenceOf(opened, card);
        if (difference) faults.push(`${card.name}: ${difference}`);
      }
    };
    await Promise.all(windows.map(work));
    assert.equal(faults, []);
  });

test.run();
