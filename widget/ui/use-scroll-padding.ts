import { type RefObject, useEffect } from 'react';
import { BAR_FADE_PX, placeBar } from '../core/browser/fit/place-bar.ts';

/** Scrolls what has the focus into view, but for a heading, which is only where reading begins: a field with its label and its error. */
function reveal(stage: HTMLElement, bar: HTMLElement) {
  const focused = stage.querySelector(':focus-visible:not(.ca-title)');
  // An open list has set its own scroll position.
  if (!focused || stage.dataset.list || bar.contains(focused)) return;
  (focused.closest('.ca-field') ?? focused).scrollIntoView({ block: 'nearest' });
}

/** A bar that begins to scroll takes what has the focus in it out of sight, and a list that has just opened there. */
function follow(stage: HTMLElement, bar: HTMLElement) {
  // Safari does not focus a button that is pressed.
  const used = bar.querySelector(':focus, [aria-expanded="true"]');
  if (used && bar.offsetHeight <= stage.clientHeight) stage.scrollTop = stage.scrollHeight;
  else used?.scrollIntoView({ block: 'nearest' });
}

/** Keeps what has the focus visible above a screen's bar, also when the bar or the content grows (WCAG 2.4.11). */
export function useScrollPadding(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const bar = ref.current;
    const stage = bar?.closest<HTMLElement>('.ca-stage');
    if (!bar || !stage) return;
    const show = () => reveal(stage, bar);
    const observer = new ResizeObserver(() => {
      const stays = placeBar(bar, stage);
      stage.style.scrollPaddingBottom = stays ? `${bar.offsetHeight + BAR_FADE_PX}px` : '';
      show();
      if (!stays && !stage.dataset.list) follow(stage, bar);
    });
    observer.observe(bar);
    // Lawmakers that are found push the fields down.
    if (bar.parentElement) observer.observe(bar.parentElement);
    stage.addEventListener('focusin', show);
    return () => {
      observer.disconnect();
      stage.removeEventListener('focusin', show);
    };
  }, [ref]);
}
