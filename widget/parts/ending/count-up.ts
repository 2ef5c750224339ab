import { useEffect, useState } from 'react';
import { wantsStillness } from '../../core/browser/reader/wants-stillness.ts';
import { isAnimated, type Mode } from '../../core/config/mode.ts';
import { COUNT_UP_MS } from '../../core/numbers/constants.ts';
import { useApp } from '../../ui/context.ts';

// The first number that a browser writes costs a slow phone 50 ms (ICU's data). It pays when this file comes, mostly while
// an answer is on its way, not in the frame that draws the result.
for (const style of ['decimal', 'percent'] as const) new Intl.NumberFormat(undefined, { style }).format(0);

/** How far a count has come, 0 to 1: fast first, slowly at its end, as the bars beside it grow (`ca-grow`). */
export const countedShare = (elapsedMs: number): number => {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  return 1 - left ** 3;
};

/** The whole number that a count shows after this time. */
export const countedTo = (to: number, elapsedMs: number): number => Math.round(to * countedShare(elapsedMs));

/** Whether numbers move: not in preview, and not for readers who want less motion. */
export const isMoving = (mode: Mode) => isAnimated(mode) && !wantsStillness();

/** Counts from 0 to a number once; at once there where motion is not wanted. */
export function useCountUp(to: number): number {
  const { mode } = useApp();
  const [elapsed, setElapsed] = useState(() => (isMoving(mode) ? 0 : COUNT_UP_MS));
  const isCounting = elapsed < COUNT_UP_MS;
  useEffect(() => {
    if (!isCounting) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      setElapsed(now - start);
      frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCounting]);
  return countedTo(to, elapsed);
}
