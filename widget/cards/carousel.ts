import { type ReadonlySignal, signal } from '@preact/signals-core';
import { CAROUSEL_THROTTLE_MS } from '../numbers/constants.ts';

export type Carousel = {
  chosenActionIndex: ReadonlySignal<number>;
  /** Moves one step. A second step within `CAROUSEL_THROTTLE_MS` is ignored as accidental (spec §9). */
  next(): void;
  back(): void;
  /** Goes to an index, clamped to the carousel's ends. */
  set(index: number): void;
  reset(): void;
};

/** State of a carousel (spec §3 "Carousel state"). */
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
