import type { Page } from 'puppeteer-core';
import { contrast, type Rgb } from '../../../../widget/core/model/look/contrast.ts';

/** WCAG 2.2 §1.4.11: what tells a control, its state or a value by color alone stands out from what is beside it. */
const MIN_RATIO = 3;

/** A part as drawn: the colors that may tell it, and the grounds that lie beneath it, innermost first. */
type Part = { name: string; colors: string[]; grounds: string[] };

/**
 * What tells something by its color, the properties that draw it (one that stands out is enough), and the element on
 * whose ground it lies: its parent, unless it is drawn inside itself.
 */
const PARTS: [selector: string, properties: string[], place?: { inside?: true; pseudo?: '::before' }][] = [
  ['input:not([type="radio"], [type="checkbox"]), select, textarea', ['borderTopColor']],
  ['input:is([type="radio"], [type="checkbox"])', ['borderTopColor']],
  ['input[type="checkbox"]:checked', ['borderLeftColor'], { inside: true, pseudo: '::before' }],
  // Beside words or a sign, the edge tells that it can be pressed.
  ['.ca-quiet, .ca-round:not(.ca-drawer-close), .ca-row', ['borderTopColor']],
  ['.ca-big, .ca-share-main', ['backgroundColor', 'boxShadow', 'borderTopColor']],
  ['[data-chosen], [aria-pressed="true"]', ['borderTopColor', 'boxShadow']],
  ['.ca-meter-track, .ca-meter-track i', ['borderTopColor']],
  ['.ca-result i', ['borderBottomColor']],
  ['.ca-ring circle:not(.ca-ring-track), .ca-tick path', ['stroke']],
  ['.ca-icon', ['color']],
];

const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate((kinds) => {
    const isDrawn = (element: Element) =>
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, :disabled *, [aria-hidden="true"] input, .ca-hidden, .ca-hidden *');
    const groundsOf = (element: Element | null): string[] =>
      element ? [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)] : [];
    const colorsOf = (style: CSSStyleDeclaration, properties: string[]) =>
      properties.map((property) => /rgba?\([^)]+\)/.exec(style[property as 'color'])?.[0] ?? 'rgba(0, 0, 0, 0)');
    return kinds.flatMap(([selector, properties, { inside = false, pseudo = undefined } = {}]) =>
      [...document.querySelectorAll(selector)]
        .filter(isDrawn)
        .map((element) => ({
          name: element.outerHTML.slice(0, 90),
          colors: colorsOf(getComputedStyle(element, pseudo), properties),
          grounds: groundsOf(inside ? element : element.parentElement),
        })),
    );
  }, PARTS);

/** The rings that controls show when a key brings the focus to them. */
const ringsOf = async (page: Page): Promise<Part[]> => {
  await page.keyboard.press('Tab'); // from now on the focus is shown
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('.ca-root');
    const controls = [...(root?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea') ?? [])];
    const groundsOf = (element: Element | null): string[] =>
      element ? [getComputedStyle(element).backgroundColor, ...groundsOf(element.parentElement)] : [];
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const rules = all.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]));
    const THUMB = '::-webkit-slider-thumb';
    /** Of a slider's thumb a browser tells only the rules. */
    const thumbRing = (control: Element) => {
      const rule = rules.findLast(
        (each): each is CSSStyleRule =>
          each instanceof CSSStyleRule &&
          each.selectorText.endsWith(THUMB) &&
          each.style.outline !== '' &&
          control.matches(each.selectorText.slice(0, -THUMB.length)),
      );
      const probe = rule && control.parentElement?.appendChild(document.createElement('i'));
      if (!probe) return [];
      probe.style.outline = rule.style.outline;
      const { outlineColor } = getComputedStyle(probe);
      probe.remove();
      return [outlineColor];
    };
    return controls.flatMap((control) => {
      control.focus({ preventScroll: true });
      if (!control.matches(':focus-visible')) return [];
      // An answer's radio button draws the ring around the whole answer, a field in a box around the box.
      const box = control.closest('.ca-gift-own, .ca-card-box');
      // A gauge's is around its picture.
      const gauge = control.matches('.ca-gauge *') ? control.parentElement?.querySelector('.ca-slider + svg') : null;
      const styles = [
        getComputedStyle(control),
        getComputedStyle(control, '::after'),
        ...[box, gauge].flatMap((each) => (each ? [getComputedStyle(each)] : [])),
      ];
      const drawn = styles.filter(({ outlineStyle }) => outlineStyle !== 'none').map((style) => style.outlineColor);
      const colors = control.matches('.ca-slider') && !gauge ? thumbRing(control) : drawn;
      const name = `ring of ${control.outerHTML.slice(0, 80)}`;
      return [{ name, colors, grounds: groundsOf(control.closest('.ca-answer') ?? (box ?? control).parentElement) }];
    });
  });
};

const valuesOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

const over = (color: string, ground: Rgb): Rgb => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = valuesOf(color);
  return [red, green, blue].map((value, at) => value * alpha + (ground[at] ?? 0) * (1 - alpha)) as unknown as Rgb;
};

const WHITE: Rgb = [255, 255, 255];
const groundOf = (grounds: readonly string[]) => grounds.reduceRight((ground, color) => over(color, ground), WHITE);

function best({ colors, grounds }: Part): number {
  const ground = groundOf(grounds);
  return Math.max(0, ...colors.map((color) => contrast(over(color, ground), ground)));
}

/** Parts that are too faint, one per line. It moves the focus. */
export async function contrastFaults(page: Page): Promise<string[]> {
  const parts = [...(await partsOf(page)), ...(await ringsOf(page))];
  return parts
    .map((part) => ({ ...part, ratio: best(part) }))
    .filter(({ ratio }) => ratio < MIN_RATIO)
    .map(({ name, colors, grounds, ratio }) => `${ratio.toFixed(2)}:1, ${colors} on ${grounds[0]}: ${name}`);
}
