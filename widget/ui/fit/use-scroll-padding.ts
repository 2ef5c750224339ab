import { type RefObject, useEffect } from 'react';
import { placeBar } from '../../browser/fit/place-bar.ts';

/** Height of the bar's fade above it, CSS px. */
export const SHADOW_PX = 8;

/** Keeps the focused field visible above a screen's bar, also when the bar or the content grows (WCAG 2.4.11). */
export function useScrollPadding(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    const stage = bar?.closest<HTMLElement>('.ca-stage');
    if (!bar || !stage) return;
    const observer = new ResizeObserver(() => {
      const stays = placeBar(bar, stage);
      stage.style.scrollPaddingBottom = stays ? `${bar.offsetHeight + SHADOW_PX}px` : '';
      // An open list has set its own scroll position.
      if (stage.dataset.list) return;
      stage.querySelector('.ca-field:focus-within')?.scrollIntoView({ block: 'nearest' });
      // A bar that begins to scroll takes its button, which may have the focus already, out of sight.
      if (!stays) bar.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(bar);
    // Lawmakers that are found push the fields down.
    if (bar.parentElement) observer.observe(bar.parentElement);
    return () => observer.disconnect();
  }, [ref]);
}
