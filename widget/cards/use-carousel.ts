import { useSignals } from '@preact/signals-react/runtime';
import type { Card } from '../model/widget.ts';
import { useApp } from '../ui/context.ts';
import { type Carousel, createCarousel } from './carousel.ts';

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
