import { type RefObject, useEffect, useRef } from 'react';
import { fadeAbove } from '../../../core/browser/fit/place-bar.ts';

/** Visible share, 0 to 1, from which a box counts as seen (contract §8). */
const SEEN_SHARE = 0.5;

type Span = Pick<DOMRect, 'top' | 'bottom'>;

/** Share of a box, 0 to 1, that is above the bottom bar and what its fade hides. @param fadePx CSS px */
export const shareAbove = ({ top, bottom }: Span, bar: Span, fadePx: number) =>
  bottom > top ? Math.max(0, Math.min(bottom, bar.top - fadePx) - top) / (bottom - top) : 0;

/** Whether a box counts as seen. @param inView @param above shares, 0 to 1, inside the viewport and above the bar */
export const isSeen = (inView: number, above: number) => Math.min(inView, above) >= SEEN_SHARE;

/** Calls `onSeen` once half of the element has been visible: inside the viewport and not covered by the bottom bar. */
export function useSeen<E extends HTMLElement>(onSeen: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once
  useEffect(() => {
    const element = ref.current;
    const stage = element?.closest('.ca-stage');
    // Without IntersectionObserver, visibility is unknown and nothing counts as seen.
    if (!element || !('IntersectionObserver' in globalThis)) return;
    const bar = element.closest('.ca-bar') ? null : stage?.querySelector<HTMLElement>('.ca-bar');
    let inView = 0;
    const look = () => {
      const above = bar ? shareAbove(element.getBoundingClientRect(), bar.getBoundingClientRect(), fadeAbove(bar)) : 1;
      if (!isSeen(inView, above)) return;
      onSeen();
      stop();
    };
    const viewport = new IntersectionObserver(
      ([entry]) => {
        inView = entry?.intersectionRatio ?? 0;
        look();
      },
      { threshold: SEEN_SHARE },
    );
    // The bar's height changes with the list of missing fields.
    const barSize = new ResizeObserver(look);
    const fade = new MutationObserver(look);
    const stop = () => {
      viewport.disconnect();
      barSize.disconnect();
      fade.disconnect();
      stage?.removeEventListener('scroll', look);
    };
    viewport.observe(element);
    if (bar) barSize.observe(bar);
    if (stage) fade.observe(stage, { attributeFilter: ['data-scrolls', 'data-end'] });
    stage?.addEventListener('scroll', look, { passive: true });
    return stop;
  }, []);
  return ref;
}
