import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useLayoutEffect } from 'react';
import type { Card } from '../model/widget.ts';
import { useApp } from '../ui/context.ts';

const KEY = {};
const noPositions = () => new Map<Card['id'] | undefined, number>();

/** Restores the scroll position of the active card's list (contract §8). @param ref an element in the list */
export function useKeptScroll(ref: RefObject<HTMLElement | null>) {
  useSignals();
  const { session, once } = useApp();
  const id = session.activeCard.value?.id;
  const positions = once(KEY, noPositions);
  useLayoutEffect(() => {
    const stage = ref.current?.closest('.ca-stage');
    if (!stage) return;
    stage.scrollTop = positions.get(id) ?? 0;
    return () => void positions.set(id, stage.scrollTop);
  }, [ref, id, positions]);
}
