import type { Browser, Page, SerializedAXNode } from 'puppeteer-core';
import { show, states, type Visit } from '../gallery/gallery.ts';
import { isSamePicture } from '../gallery/same-picture.ts';

/**
 * Where the placement stands in its page, CSS px: not in a corner, where offsets would not matter, and where the parts in
 * which Chromium paints a page (256 px) begin as they do in a frame, since curves are rounded another way at their edges.
 */
const PLACE = { left: 256, top: 2_048, scroll: 2_000, room: 600 };

/** A publisher's page that draws states itself. @param css the page's style sheet */
export async function openNativeStates(browser: Browser, origin: string, css: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setBypassCSP(true);
  await page.setViewport({ width: 1_000, height: 700 });
  await page.goto(`${origin}/gallery/native.html?mockActionData=${states[0]?.name}`);
  await page.addStyleTag({ content: css });
  await page.waitForFunction(() => document.querySelector('#placement > div')?.shadowRoot?.querySelector('.ca-root'));
  return page;
}

/** Gives the placement a column of the state's width, out of the page's first view. */
const place = (page: Page, width: number) =>
  page.evaluate(
    (columnWidth, { left, top, scroll, room }) => {
      const { style } = document.body;
      if (style.width === `${columnWidth}px`) return;
      const rules = `display:block;width:${columnWidth}px;padding:${top}px 0 ${room}px;margin:0 0 0 ${left}px;box-sizing:content-box;`;
      style.cssText = rules.replaceAll(';', '!important;');
      scrollTo(0, scroll);
    },
    width,
    PLACE,
  );

async function showNative(page: Page, { state, locale, size }: Visit) {
  await place(page, size.width);
  await page.evaluate((name, chosen) => window.civicActionGallery?.show(name, chosen), state.name, locale);
}

/** A picture of the box alone, which stays in view. */
async function pictureOfBox(page: Page): Promise<string> {
  const clip = await page.$eval('#placement > div', (box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  return page.screenshot({ encoding: 'base64', optimizeForSpeed: true, clip, captureBeyondViewport: false });
}

const partsOf = ({ role, name = '', children = [] }: SerializedAXNode): string[] => [
  `${role} ${name}`.trim(),
  ...children.flatMap(partsOf),
];

/** What a page has for assistive technology, without the page itself. */
const treeOf = async (page: Page) => ((await page.accessibility.snapshot())?.children ?? []).flatMap(partsOf);

export type Pair = { frame: Page; native: Page };

export type Seen = { pictures: [frame: string, native: string]; faults: string[] };

async function compare({ frame, native }: Pair): Promise<Seen> {
  const pictures = await Promise.all([
    frame.screenshot({ encoding: 'base64', optimizeForSpeed: true }),
    pictureOfBox(native),
  ]);
  const [one, other] = await Promise.all([treeOf(frame), treeOf(native)]);
  const faults = [
    ...((await isSamePicture(frame, ...pictures)) ? [] : ['is another picture than in a frame']),
    ...one.filter((line) => !other.includes(line)).map((line) => `has no "${line}", as it has in a frame`),
    ...other.filter((line) => !one.includes(line)).map((line) => `has a "${line}", as it has in no frame`),
  ];
  if (faults.length === 0 && one.join() !== other.join()) faults.push('is read in another order than in a frame');
  return { pictures, faults };
}

/** Pictures load, and answers come, a little sooner in one page than in the other. */
const LOOKS = 8;

/** A screen is not fitted anew while a field has the focus, which comes before the fit in one page and after it in the other. */
const DRAWINGS = 4;

async function drawOnce(pair: Pair, visit: Visit): Promise<Seen> {
  await Promise.all([show(pair.frame, visit), showNative(pair.native, visit)]);
  let seen = await compare(pair);
  for (let look = 1; look < LOOKS && seen.faults.length > 0; look += 1) seen = await compare(pair);
  return seen;
}

/** Draws a state with and without a frame. */
export async function drawBoth(pair: Pair, visit: Visit): Promise<Seen> {
  let seen = await drawOnce(pair, visit);
  for (let drawing = 1; drawing < DRAWINGS && seen.faults.length > 0; drawing += 1) seen = await drawOnce(pair, visit);
  return seen;
}
