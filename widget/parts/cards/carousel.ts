import { type ReadonlySignal, signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { Card } from '../../core/model/widget.ts';
import { CAROUSEL_THROTTLE_MS } from '../../core/numbers/constants.ts';
import { useApp } from '../../ui/context.ts';

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
  return { chosenActionIndex: index, next: () => step(1), back: () => step(-1), set, reset: () => set(0) };
}

const KEY = {};
const noCarousels = () => new Map<Card['id'] | undefined, Carousel>();

/** The active card's carousel, at the position where the reader left it (contract §8). */
export function useCarousel(): Carousel {
  useSignals();
  const { session, once } = useApp();
  const card = session.activeCard.value;
  const carousels = once(KEY, noCarousels);
  const carousel = carousels.get(card?.id) ?? createCarousel(card?.actions.length ?? 0);
  carousels.set(card?.id, carousel);
  return carousel;
}
