import { type RefObject, useEffect } from 'react';
import { markLastInput } from '../../browser/reader/last-input.ts';
import { keepPresses } from './presses.ts';

/** Press handling that every widget's root needs, whatever it shows. */
export function usePresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!ref.current) return;
    const stops = [keepPresses(ref.current), markLastInput(ref.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref]);
}
