import { useEffect, useState } from 'react';
import { wantsStillness } from '../../core/browser/reader/wants-stillness.ts';

/**
 * Whether so many frames without what waits for this were painted: one frame of a slow phone is too short for all of it.
 * Where nothing moves, all is there at once.
 */
export function usePainted(frames: number): boolean {
  const [left, setLeft] = useState(() => (frames === 0 || wantsStillness() ? 0 : frames));
  useEffect(() => {
    if (left === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setLeft, 0, left - 1);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [left]);
  return left === 0;
}
