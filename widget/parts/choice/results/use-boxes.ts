import { type RefObject, useLayoutEffect } from 'react';
import { BAR_FADE_PX } from '../../../core/browser/fit/place-bar.ts';

/** How close the words of a row may stand: the style sheet has each step (`data-close`). With the last, the box grows. */
const CLOSEST = 3;

/** Keeps boxes as large as the question's: words that would need more room stand closer. */
export function useKeptBoxes(ref: RefObject<HTMLElement | null>, grows: boolean) {
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !grows) return;
    const rows = [...list.querySelectorAll<HTMLElement>('.ca-result-row')];
    const isTooHigh = (row: HTMLElement) => (row.firstElementChild?.clientHeight ?? 0) > row.clientHeight;
    const fit = () => {
      for (const row of rows) delete row.dataset.close;
      let high = rows.filter(isTooHigh);
      for (let step = 1; step <= CLOSEST && high.length > 0; step++) {
        for (const row of high) row.dataset.close = String(step);
        high = high.filter(isTooHigh);
      }
    };
    fit();
    // Words change their size with their font, or by a reader's own style.
    const observer = new ResizeObserver(fit);
    for (const box of [list, ...rows.map((row) => row.firstElementChild)]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, [ref, grows]);
}

/** By how much to scroll so that the row is seen above the bar and all of its fade. Never the page around the widget, unlike `scrollIntoView`. */
function missing(row: HTMLElement, stage: HTMLElement): number {
  const bar = stage.querySelector<HTMLElement>('.ca-bar');
  const covered = bar && bar.style.position !== 'static' ? bar.offsetHeight + 2 * BAR_FADE_PX : 0;
  const [box, room] = [row.getBoundingClientRect(), stage.getBoundingClientRect()];
  const below = box.bottom - (room.bottom - covered);
  return below > 0 ? Math.min(below, box.top - room.top) : Math.min(0, box.top - room.top);
}

/** Keeps the reader's own row of a list in view when its room changes. */
export function useOwnInView(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>('[data-chosen]');
    const stage = row?.closest<HTMLElement>('.ca-stage');
    if (!row || !stage) return;
    const show = () => {
      stage.scrollTop += missing(row, stage);
    };
    const observer = new ResizeObserver(show);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref]);
}
