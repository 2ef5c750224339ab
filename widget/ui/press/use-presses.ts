import { type RefObject, useEffect } from 'react';
import { markPointer } from './pointer.ts';
import { keepPresses } from './presses.ts';

/** What a widget does about presses, whatever it shows. */
export function usePresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!ref.current) return;
    const stops = [keepPresses(ref.current), markPointer(ref.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref]);
}
