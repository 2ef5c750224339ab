import { effect, untracked } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import { isCardRoute } from '../model/way/routes.ts';
import type { SessionStore } from './store.ts';

/**
 * Tells of the action that a fallback gives way to ("I live there"): nobody has seen it before (contract §8).
 *
 * @returns what ends it
 */
export function watchFallback(
  { place, fallback }: Pick<SessionStore, 'place' | 'fallback'>,
  onUncovered: (action: Action) => void,
) {
  let covered: Action | null = null;
  return effect(() => {
    const { action, route } = place.value;
    const isCovered = fallback.value !== null;
    // A list shows none, and has the first of its actions as its own.
    if (!isCovered && covered === action && !isCardRoute(route)) untracked(() => onUncovered(action));
    covered = isCovered ? action : null;
  });
}
