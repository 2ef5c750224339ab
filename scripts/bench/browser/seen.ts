/** What a document says of its first card, by `Reflect.get(window, 'bench')`. */
export type Seen = {
  /** When question and answers were on the screen, ms since 1970; 0 as long as they are not. */
  cardAt: number;
  /** Since the document began. */
  layoutShift: number;
};

/** The name of the binding that tells of the card. */
export const CARD_SEEN = 'cardSeen';

type Timed = PerformanceEntry & { renderTime: number; element: Element | null };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in every document. Marks question and answers for element timing as they are inserted; the page has no marks. */
export function watchCard() {
  const parts = '.ca-title, .ca-answer span';
  const bench: Seen = { cardAt: 0, layoutShift: 0 };
  Reflect.set(window, 'bench', bench);
  const seen = new Map<Element | null, number>();
  const cardParts = () => [...document.querySelectorAll(parts)];
  new MutationObserver(() => {
    for (const part of cardParts()) part.setAttribute('elementtiming', 'card');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { element, renderTime } of list.getEntries() as Timed[]) seen.set(element, renderTime);
    if (bench.cardAt || !cardParts().every((part) => seen.has(part))) return;
    bench.cardAt = performance.timeOrigin + Math.max(...seen.values());
    Reflect.get(window, 'cardSeen')?.(String(bench.cardAt));
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) bench.layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
