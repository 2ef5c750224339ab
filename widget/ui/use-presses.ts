import { type RefObject, useEffect } from 'react';
import { keepPresses } from './presses.ts';

/** What a widget does about presses, whatever it shows. */
export function usePresses(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? keepPresses(ref.current) : undefined), [ref]);
}
