import type { Frame, Page } from 'puppeteer-core';

declare global {
  interface Window {
    /** Controls that Tab must reach, in the document's order. */
    controls?: HTMLElement[];
  }
}

/** Where the focus is, and whether it is visible. */
type Stop = { index: number; name: string; hasRing: boolean; coveredBy: string };

const findControls = (page: Page) =>
  page.evaluate(() => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const root = document.querySelector('dialog[open]') ?? document.querySelector('[data-civic-action-root]');
    const found = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
    // Tab must skip what assistive technology skips, such as a field for the browser's autofill.
    const all = found.filter((each) => !(each.tabIndex < 0 && each.closest('[aria-hidden="true"]')));
    // The content of a closed <details> has a box, but is not visible.
    const isThere = (each: HTMLElement) => each.getClientRects().length > 0 && each.checkVisibility();
    const canAct = all.filter((each) => !each.matches(':disabled') && isThere(each));
    /** Of a group of radio buttons Tab reaches one. */
    const isStop = (each: HTMLElement) => {
      if (!(each instanceof HTMLInputElement) || each.type !== 'radio') return true;
      const group = canAct.filter((other) => other.getAttribute('name') === each.name) as HTMLInputElement[];
      return each === (group.find(({ checked }) => checked) ?? group[0]);
    };
    window.controls = canAct.filter(isStop);
    (document.activeElement as HTMLElement | null)?.blur();
    return window.controls.map((each) => each.outerHTML.slice(0, 100));
  });

const stopOf = (page: Page | Frame): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const whole = element.getBoundingClientRect();
    // An element taller than its scroll area is visible in part.
    const room = (element.parentElement?.closest('.ca-stage') ?? document.documentElement).getBoundingClientRect();
    const top = Math.max(whole.top, Math.min(room.top, whole.bottom));
    const bottom = Math.min(whole.bottom, Math.max(room.bottom, whole.top));
    const hit = document.elementFromPoint((whole.left + whole.right) / 2, (top + bottom) / 2);
    const label = element.closest('label');
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
    // An answer's radio button draws the focus ring around the whole answer, a field in a box around the box.
    const box = element.closest('.ca-gift-own, .ca-card-box') ?? element;
    // A slider's around its thumb, of which a browser tells only the rules; a gauge's around its picture.
    const thumb = '::-webkit-slider-thumb';
    const { styleSheets, adoptedStyleSheets } = element.getRootNode() as Document | ShadowRoot;
    const sheets = element.closest('.ca-gauge') ? [] : [...styleSheets, ...adoptedStyleSheets];
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
    const inner = rules.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]));
    const thumbs = inner.filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule &&
        rule.selectorText.endsWith(thumb) &&
        element.matches(rule.selectorText.slice(0, -thumb.length)),
    );
    const picture = element.parentElement?.querySelector(':scope > .ca-slider + svg') ?? element;
    const ringed = [
      ...[element, box, picture].map((each) => getComputedStyle(each)),
      getComputedStyle(element, '::after'),
    ];
    return {
      index: window.controls?.indexOf(element) ?? -1,
      name: element.outerHTML.slice(0, 100),
      hasRing:
        thumbs.some(({ style }) => Number.parseFloat(style.outline) >= 2) ||
        ringed.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      // An alert is dismissed by a key and leaves by itself.
      coveredBy: isSeen || hit?.closest('.ca-alert') ? '' : (hit?.outerHTML.slice(0, 80) ?? 'nothing: out of sight'),
    };
  });

/** A browser's own controls of a video are stops within it. */
const MOST_IN_VIDEO = 12;

/** Presses Tab until the focus has visited every stop and wrapped around. */
async function walk(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  const videos = (await page.$$('video[controls]')).length;
  // One more for the page's own end, and one for a region that scrolls.
  for (let presses = 0; presses < count + 3 + videos * MOST_IN_VIDEO; presses++) {
    await page.keyboard.press('Tab');
    const stop = await stopOf(page);
    if (stop.index >= 0 && stops.some(({ index }) => index === stop.index)) break;
    if (stop.index >= 0) stops.push(stop);
  }
  return stops;
}

const seenFaults = ({ name, hasRing, coveredBy }: Stop): string[] => [
  ...(hasRing ? [] : [`no ring around ${name}`]),
  ...(coveredBy ? [`${name} is covered by ${coveredBy}`] : []),
];

/** Why the focus is not seen. A heading that gets it shows no ring: it can't be pressed. */
export async function focusFaults(place: Page | Frame): Promise<string[]> {
  const isHeading = await place.evaluate(() => document.activeElement?.matches('.ca-title') ?? false);
  return isHeading ? [] : seenFaults(await stopOf(place));
}

/** The document's order, from wherever the walk began. */
function isInOrder(stops: readonly Stop[]): boolean {
  const descents = stops.filter(({ index }, at) => index < (stops[at - 1]?.index ?? -1));
  return descents.length <= 1;
}

/** Controls that a keyboard user can't reach, see or leave. */
export async function tabFaults(page: Page): Promise<string[]> {
  const controls = await findControls(page);
  const stops = await walk(page, controls.length);
  const reached = new Set(stops.map(({ index }) => index));
  return [
    ...controls.filter((_, index) => !reached.has(index)).map((control) => `Tab never reaches ${control}`),
    ...(isInOrder(stops) ? [] : [`Tab goes ${stops.map(({ index }) => index)}`]),
    ...stops.flatMap(seenFaults),
  ];
}

const chosenRadio = (page: Page) =>
  page.evaluate(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')];
    return { count: radios.length, chosen: radios.findIndex(({ checked }) => checked) };
  });

/** A group of radio buttons is one stop, within which arrows choose (WAI-ARIA practices). */
export async function arrowFaults(page: Page): Promise<string[]> {
  const before = await chosenRadio(page);
  if (before.count < 2 || (await page.$('dialog[open]'))) return [];
  await page.focus(`input[type="radio"]:enabled${before.chosen < 0 ? '' : ':checked'}`);
  if (before.chosen < 0) await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const { chosen } = await chosenRadio(page);
  const expected = (Math.max(0, before.chosen) + 1) % before.count;
  return chosen === expected ? [] : [`ArrowDown chooses answer ${chosen}, not ${expected}`];
}

/** Escape closes whatever is modal. */
export async function escapeFaults(page: Page): Promise<string[]> {
  if (!(await page.$('dialog[open]'))) return [];
  await page.keyboard.press('Escape');
  const isClosed = () => document.querySelector('dialog[open]') === null;
  const closed = await page.waitForFunction(isClosed).catch(() => null);
  return closed ? [] : ['Escape leaves the dialog open'];
}
