import { type RefObject, useLayoutEffect, useRef } from 'react';
import { COUNT_UP_MS } from '../../../core/numbers/constants.ts';
import { countedTo } from '../../ending/count-up.ts';

const STEP_MS = 60;
/** From the first bar's begin to the last one's: the countdown must not be over before a long list has grown. */
const ALL_STEPS_MS = 600;

/** From the begin of one bar's growth to that of the next, in a list of so many. */
export const stepMs = (count: number) => Math.min(STEP_MS, ALL_STEPS_MS / Math.max(1, count - 1));

export type Rise = {
  /** Whole percentages, 0 to 100, in the order of the rows. */
  shares: readonly number[];
  write: (share: number) => string;
  /** Whether the numbers are there, drawn as 0. */
  rises: boolean;
};

/** As wide as a digit: a number with fewer digits does not move. */
const FIGURE_SPACE = '\u2007';

/** What the place of a share shows after this time. */
export const risen = (share: number, write: Rise['write'], elapsedMs: number) =>
  write(countedTo(share, elapsedMs)).padStart(write(share).length, FIGURE_SPACE);

/**
 * Counts the numbers of a list up from 0 as its bars grow. It writes into their elements itself: drawing the list anew in
 * every frame would cost more than a slow phone has. A translator may have replaced their text nodes.
 */
export function useRise(ref: RefObject<HTMLElement | null>, rise: Rise) {
  const first = useRef(rise);
  const { rises } = rise;
  useLayoutEffect(() => {
    if (!rises) return;
    const { shares, write } = first.current;
    const numbers = [...(ref.current?.querySelectorAll('.ca-rising > :first-child') ?? [])];
    const step = stepMs(numbers.length);
    const lastMs = COUNT_UP_MS + step * (numbers.length - 1);
    const show = (elapsedMs: number) =>
      numbers.forEach((number, row) => {
        const shown = risen(shares[row] ?? 0, write, elapsedMs - step * row);
        if (number.textContent !== shown) number.textContent = shown;
      });
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      show(now - start);
      if (now - start < lastMs) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, rises]);
}
