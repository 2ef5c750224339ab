import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useLayoutEffect } from 'react';
import type { Card } from '../model/card.ts';
import { useApp } from '../ui/context.ts';

const KEY = {};
const noPlaces = () => new Map<Card['id'] | undefined, number>();

/** Shows the active card's list as far down as the visitor left it (contract §8). @param ref anything in the list */
export function useKeptScroll(ref: RefObject<HTMLElement | null>) {
  useSignals();
  const { session, once } = useApp();
  const id = session.activeCard.value?.id;
  const places = once(KEY, noPlaces);
  useLayoutEffect(() => {
    const stage = ref.current?.closest('.ca-stage');
    if (!stage) return;
    stage.scrollTop = places.get(id) ?? 0;
    return () => void places.set(id, stage.scrollTop);
  }, [ref, id, places]);
}
