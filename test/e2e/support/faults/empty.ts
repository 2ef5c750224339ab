import type { Page } from 'puppeteer-core';
import { NARROW, type Visit } from '../gallery/gallery.ts';
import { drawn } from './rules.ts';

/** How much of a screen's height may be empty in one stretch, CSS px */
const MAX_EMPTY_PX = { wide: 90, narrow: 140 };
const MIN_TEXT_PX = 13;
/** The foot of an edge's fade, which hides what is below it (widget/ui/styles/controls.css), CSS px. */
const HIDDEN_PX = 18;

/** A line or two are all that these have to say, lawmakers are to come in the room, or boxes stay for their bars. */
const SAY_LITTLE =
  /^shell-(unknown|not-loaded|next-card-heading|crashed|closed-.+)$|-(bare|no-text)$|lawmaker|^poll-(one|two|results-of-two)|dark-results/;

type Drawn = { emptyPx: number; faults: string[] };

/** The largest stretch of a screen without anything in it, texts that are too small, and lines that an edge cuts. */
const drawnOn = (page: Page): Promise<Drawn> =>
  page.evaluate(
    (minTextPx, hiddenPx) => {
      const frame = document.querySelector<HTMLElement>('.ca-frame, .ca-not-shown');
      if (!frame || document.querySelector('dialog[open]')) return { emptyPx: 0, faults: [] };
      const ground = getComputedStyle(frame).backgroundColor;
      const stage = frame.querySelector<HTMLElement>('.ca-stage');
      const edges = stage?.querySelectorAll<HTMLElement>('.ca-bar, .ca-share-large') ?? [];
      const sticky = [...edges].filter((each) => getComputedStyle(each).position === 'sticky');
      const bottom = stage?.getBoundingClientRect().bottom ?? innerHeight;
      // A call raises its fade to the next line above a gap.
      const liftOf = ({ style }: HTMLElement) => Number.parseFloat(style.getPropertyValue('--ca-lift')) || 0;
      const edge = Math.min(bottom, ...sticky.map((each) => each.getBoundingClientRect().top - liftOf(each)));
      const fades = stage?.matches('[data-scrolls]:not([data-end])');
      const covered: [top: number, bottom: number][] = [];
      const faults: string[] = [];

      const PARTS = 'img, svg, video, canvas, iframe, input, textarea, select';
      const GROUNDS = '.ca-bar, .ca-share-large, .ca-screen, .ca-stage, .ca-form';
      const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)';
      const isDrawn = (element: Element, style: CSSStyleDeclaration) =>
        element.matches(PARTS) ||
        (style.borderTopWidth !== '0px' && !isClear(style.borderTopColor)) ||
        (style.borderBottomWidth !== '0px' && !isClear(style.borderBottomColor)) ||
        !(element.matches(GROUNDS) || isClear(style.backgroundColor) || style.backgroundColor === ground);
      const cutsLine = ({ top, bottom: low }: DOMRect) => {
        const seen = edge - top;
        return seen > 5 && low - edge > 5 && seen > (fades ? hiddenPx + 5 : 5);
      };
      const see = ({ top, bottom: low, width, height }: DOMRect) => {
        if (width > 1 && height > 1) covered.push([top, low]);
      };

      /** For screen readers alone, or a brand's mark. */
      const isUnread = (element: Element | null): boolean =>
        element !== null &&
        (element.matches('svg') ||
          getComputedStyle(element).clipPath === 'inset(50%)' ||
          isUnread(element.parentElement));
      /** A list that scrolls in itself lies over what is below. */
      const isInList = (element: Element | null): boolean =>
        element !== null &&
        element !== stage &&
        (getComputedStyle(element).overflowY === 'auto' || isInList(element.parentElement));

      for (const element of frame.querySelectorAll('*')) {
        const isThere = element.checkVisibility({ visibilityProperty: true });
        if (!isThere || (isUnread(element) && !element.matches('svg'))) continue;
        const style = getComputedStyle(element);
        if (isDrawn(element, style)) see(element.getBoundingClientRect());
        const isBelow =
          stage?.contains(element) && !isInList(element) && !sticky.some((each) => each.contains(element));
        for (const node of element.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
          const text = node.textContent.slice(0, 40);
          if (Number.parseFloat(style.fontSize) < minTextPx) faults.push(`writes ${style.fontSize}: ${text}`);
          const range = document.createRange();
          range.selectNodeContents(node);
          const lines = [...range.getClientRects()];
          lines.forEach(see);
          if (isBelow && lines.some(cutsLine)) faults.push(`cuts a line: ${text}`);
        }
      }
      const rows = [...covered.sort(([a], [b]) => a - b), [innerHeight, innerHeight]];
      let reached = frame.getBoundingClientRect().top;
      let emptyPx = 0;
      for (const [top = 0, low = 0] of rows) {
        emptyPx = Math.max(emptyPx, Math.min(top, innerHeight) - reached);
        reached = Math.max(reached, low);
      }
      return { emptyPx, faults };
    },
    MIN_TEXT_PX,
    HIDDEN_PX,
  );

async function faultsOn(page: Page, { state, size }: Visit): Promise<string[]> {
  const { emptyPx, faults } = await drawnOn(page);
  const max = size === NARROW ? MAX_EMPTY_PX.narrow : MAX_EMPTY_PX.wide;
  const isHole = Math.round(emptyPx) > max && !SAY_LITTLE.test(state.name);
  return isHole ? [...faults, `is empty for ${Math.round(emptyPx)} px`] : faults;
}

/** Where a screen has a hole, or squeezes its words: one fault per line. */
export async function emptyFaults(page: Page, visit: Visit): Promise<string[]> {
  if ((await faultsOn(page, visit)).length === 0) return [];
  await drawn(page, 2); // resize observers run after the next frame
  return faultsOn(page, visit);
}
