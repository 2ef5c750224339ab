import { type ReadonlySignal, signal } from '@preact/signals-core';
import { CAROUSEL_THROTTLE_MS } from '../numbers/constants.ts';

export type Carousel = {
  chosenActionIndex: ReadonlySignal<number>;
  /** One step; a second one within 700 ms is a slip of the finger (spec §9). */
  next(): void;
  back(): void;
  /** By swipe or by dot. Outside of the row it goes to its end. */
  set(index: number): void;
  reset(): void;
};

/** Which of a row of actions is shown (spec §3 "Carousel state"). */
export function createCarousel(length: number, now: () => number = () => performance.now()): Carousel {
  const index = signal(0);
  let blockedUntil = 0;

  const set = (to: number) => {
    index.value = Math.min(length - 1, Math.max(0, to));
  };
  const step = (by: number) => {
    if (now() < blockedUntil) return;
    blockedUntil = now() + CAROUSEL_THROTTLE_MS;
    set(index.value + by);
  };
  return {
    chosenActionIndex: index,
    next: () => step(1),
    back: () => step(-1),
    set,
    reset: () => set(0),
  };
}
