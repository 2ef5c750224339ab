import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { consoleErrors } from '../../../e2e/support/browser/page.ts';
import { isSamePicture } from '../../../e2e/support/gallery/same-picture.ts';
import { withHostPages } from '../../../e2e/support/hosts/host-pages.ts';
import { HOSTILE } from '../../../e2e/support/hosts/hostile.ts';
import { type Around, BOX, boxOf, type Embed, isSettled, placing } from '../../../e2e/support/native/native-pages.ts';
import { withProduct } from '../../../e2e/support/product.ts';
import { waitUntil } from '../../../support/wait.ts';

/** A widget that its loader draws in a page of another site: neither reaches into the other. */

const product = withProduct(test, { args: ['--force-prefers-reduced-motion'] });
const pages = withHostPages(test, product);

const VIEW = { width: 1000, height: 800 };

async function open(embed: Embed, around: Around, width = 620, prepare?: (page: Page) => Promise<unknown>) {
  const page = await product.browser.newPage();
  await page.setViewport(VIEW);
  await prepare?.(page);
  await page.goto(pages.address(placing(embed, around), 'wr-petition', { width }));
  await waitUntil(() => isSettled(page).catch(() => false));
  return page;
}

async function pictureOf(page: Page): Promise<string> {
  const [x = 0, y = 0, width = 0, height = 0] = await boxOf(page);
  const clip = { x, y, width, height };
  // A picture of more than the window would be taken in a larger one, to which the widget is fitted.
  return page.screenshot({ encoding: 'base64', optimizeForSpeed: true, clip, captureBeyondViewport: false });
}

async function seeSame(around: Around, width?: number) {
  const [frame, native] = [await open('frame', around, width), await open('native', around, width)];
  assert.equal(await boxOf(native), await boxOf(frame));
  await waitUntil(async () => isSamePicture(frame, await pictureOf(frame), await pictureOf(native)));
  await Promise.all([frame.close(), native.close()]);
}

for (const [name, css] of Object.entries(HOSTILE))
  test(`is what its frame would be in a page that ${name}`, () => seeSame({ css }));

const DARK = '<meta name="color-scheme" content="dark">';
const PLACES: Record<string, Around> = {
  'a dark page': { around: [`${DARK}<style>html{background:#111}</style>`, ''] },
  'a page from right to left': { around: ['<div dir="rtl">', '</div>'] },
  'a flex row': { around: ['<div style="display:flex"><p>Beside</p>', '</div>'] },
  'a grid': { around: ['<div style="display:grid;grid-template-columns:auto 90px">', '<p>Beside</p></div>'] },
  'a float': { around: ['<div style="float:right">', '</div>'] },
  'a table': { around: ['<table><tr><td>', '</td><td>Beside</td></tr></table>'] },
  'a contained part': { around: ['<div style="contain:strict;height:700px">', '</div>'] },
  'a transformed part': { around: ['<div style="transform:translateX(9px)">', '</div>'] },
};
for (const [name, around] of Object.entries(PLACES))
  for (const width of [320, 620])
    test(`is what its frame would be in ${name}, ${width} px wide`, () => seeSame(around, width));

test('is hidden with a part of its page that is not visible', async () => {
  const page = await open('native', { around: ['<div style="visibility:hidden">', '</div>'] });
  const seen = await page.$eval('#placement >>> .ca-title', (title) => getComputedStyle(title).visibility);
  assert.is(seen, 'hidden');
  await page.close();
});

/** All that the page's own elements are, but for those around the placement, which have its height. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const placement = document.getElementById('placement');
    const own = [...document.querySelectorAll('body, body *')].filter((each) => !placement?.contains(each));
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).join(';');
    };
    return {
      styles: own.flatMap((element) => [undefined, '::before'].map((part) => styleOf(element, part))),
      attributes: [document.documentElement, ...own].map((each) => (each.cloneNode() as Element).outerHTML),
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      named: ['root', 'lost', 'served'].map((id) => document.getElementById(id)?.textContent),
      focused: document.activeElement?.tagName,
      title: document.title,
    };
  });

test('changes nothing of its page: no style, attribute, style sheet, id or focus', async () => {
  const OWN = `<h1 class="ca-title">Article</h1><p id="root" class="ca-root">Root</p><p id="lost">Lost</p><p id="served">Served</p>
    <form class="ca-form"><input class="ca-field" value="1"><button class="ca-round" data-big-button>Own</button><dialog class="ca-over">Own</dialog></form>`;
  const page = await product.browser.newPage();
  await page.setViewport(VIEW);
  const errors = consoleErrors(page);
  // Nothing else of the page depends on the placement's height.
  const around: Around = { around: [`<div style="height:700px">${OWN}</div><div style="height:700px">`, '</div>'] };
  await page.setJavaScriptEnabled(false);
  const address = pages.address(placing('native', around), 'wr-petition');
  await page.goto(address);
  await page.setJavaScriptEnabled(true);
  const before = await readPage(page);
  await page.goto(address);
  await waitUntil(() => isSettled(page).catch(() => false));
  assert.equal(await readPage(page), before);
  await page.locator('#placement >>> .ca-owner').click();
  await page.waitForSelector('#placement >>> dialog[open] .ca-overlay');
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () => !document.querySelector('#placement > div')?.shadowRoot?.querySelector('dialog[open]'),
  );
  const { focused: _its, ...after } = await readPage(page);
  const { focused: _own, ...asBefore } = before;
  assert.equal(after, asBefore);
  assert.equal(errors, []);
  await page.close();
});

const SPACE = '<div style="height:1200px;width:1500px">Space</div>';
const SCROLLERS: Record<string, Around> = {
  'a page that is scrolled': { around: [SPACE, SPACE] },
  'a page from right to left that is scrolled': { css: ':root{direction:rtl}', around: [SPACE, SPACE] },
  'a scrolled part': {
    around: [`<div class="scrolled" style="height:700px;overflow:auto">${SPACE}`, `${SPACE}</div>`],
  },
  'a transformed part': { around: [`${SPACE}<div style="transform:translate(9px,90px)">`, `</div>${SPACE}`] },
  'a part that is smaller than it was': { around: [`${SPACE}<div style="transform:scale(0.75)">`, `</div>${SPACE}`] },
  'a contained part': { around: [`${SPACE}<div style="contain:strict;height:700px">`, `</div>${SPACE}`] },
  'a part that sticks': { around: [`${SPACE}<div style="position:sticky;top:20px">`, `</div>${SPACE}${SPACE}`] },
  'a zoomed part': { around: [`${SPACE}<div style="zoom:1.25">`, `</div>${SPACE}`] },
  'a page with rules for dialogs': {
    css: 'dialog{margin:auto!important;inset:90px!important;position:fixed!important;max-width:90px!important}',
    around: [SPACE, SPACE],
  },
};

/** How far the dialog's edges are from the widget's, CSS px. */
const offsets = (page: Page) =>
  page.$eval(BOX, (box) => {
    const find = (selector: string) => box.shadowRoot?.querySelector(selector)?.getBoundingClientRect().toJSON();
    const [dialog, root] = [find('dialog[open]'), find('.ca-root')];
    return ['left', 'top', 'right', 'bottom'].map((edge) => Math.abs(dialog?.[edge] - root?.[edge]));
  });
const covers = async (page: Page) => (await offsets(page)).every((px) => px < 1);

for (const [name, around] of Object.entries(SCROLLERS))
  test(`lays a dialog over itself in ${name}, and it stays there`, async () => {
    const page = await open('native', around);
    await page.$eval(BOX, (box) => box.scrollIntoView({ block: 'center' }));
    await page.locator('#placement >>> .ca-owner').click();
    await page.waitForSelector('#placement >>> dialog[open] .ca-overlay');
    await waitUntil(() => covers(page));
    await page.evaluate(() => (document.querySelector('.scrolled') ?? window).scrollBy(0, 120));
    await waitUntil(() => covers(page));
    // An advert that comes late.
    await page.evaluate(() => document.querySelector('#here')?.prepend(Object.assign(new Image(), { height: 90 })));
    await waitUntil(() => covers(page));
    await page.close();
  });

test.run();
