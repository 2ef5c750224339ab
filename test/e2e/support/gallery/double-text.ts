import type { Page } from 'puppeteer-core';

/** Sets the rem of the widget's frame, as the reader's own size of text does. It runs in the page. */
const double = (widgetOrigin: string) => {
  if (location.origin !== widgetOrigin) return;
  const watcher = new MutationObserver(() => {
    if (!document.documentElement) return;
    watcher.disconnect();
    document.documentElement.style.fontSize = '200%';
  });
  watcher.observe(document, { childList: true });
};

/** Every text of the widget is twice as large from the start, as for a reader whose browser enlarges text alone. */
export const doubleTextFrom = (page: Page, widgetOrigin: string) => page.evaluateOnNewDocument(double, widgetOrigin);

/** Pairs of lines of text on a screen's content that stand on each other, as `one | other`. */
export const linesOnLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.querySelector('.ca-form') as Element, NodeFilter.SHOW_TEXT);
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        getComputedStyle(element).visibility === 'hidden' ||
        isUnseen(element.parentElement));
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement as Element;
      // What scrolls goes under the bar, or under the ways to share.
      if (isUnseen(parent) || parent.closest('style, .ca-bar, .ca-share-large')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Letters are this high; what a font has above and below them may stand on other lines.
        const [middle, half] = [(top + bottom) / 2, size * 0.36];
        lines.push({ text: node.textContent ?? '', left, right, top: middle - half, bottom: middle + half });
      }
    }
    const isOn = (one: Line, other: Line) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return lines.flatMap((one, at) =>
      lines.slice(at + 1).flatMap((other) => (isOn(one, other) ? [`${one.text} | ${other.text}`] : [])),
    );
  });
