import { type RefObject, useEffect } from 'react';

/** The bar's shadow fades what is right above it. */
export const SHADOW_PX = 8;
/** Of the stage: a bar that fills more, as in much enlarged text, moves with the rest instead of covering it. */
const BAR_MAX_SHARE = 0.5;

/** Keeps what has the focus from hiding beneath a screen's bar, also when the bar grows or what is above it (WCAG 2.4.11). */
export function useScrollPadding(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    const stage = bar?.closest<HTMLElement>('.ca-stage');
    if (!bar || !stage) return;
    const observer = new ResizeObserver(() => {
      const stays = bar.offsetHeight <= stage.clientHeight * BAR_MAX_SHARE;
      bar.style.position = stays ? '' : 'static';
      stage.style.scrollPaddingBottom = stays ? `${bar.offsetHeight + SHADOW_PX}px` : '';
      // An open list has been given its place.
      if (stage.dataset.list) return;
      stage.querySelector('.ca-field:focus-within')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(bar);
    // Lawmakers that are found push the fields below them down.
    if (bar.parentElement) observer.observe(bar.parentElement);
    return () => observer.disconnect();
  }, [ref]);
}
