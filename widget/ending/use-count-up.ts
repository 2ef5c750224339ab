import { useEffect, useState } from 'react';
import { wantsStillness } from '../browser/reader/wants-stillness.ts';
import { isAnimated, type Mode } from '../config/mode.ts';
import { COUNT_UP_MS } from '../numbers/constants.ts';
import { useApp } from '../ui/context.ts';
import { countedTo } from './count-up.ts';

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
