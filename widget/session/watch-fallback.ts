import { effect, untracked } from '@preact/signals-core';
import type { Action } from '../model/action.ts';
import { isCardRoute } from '../model/navigation/routes.ts';
import type { SessionStore } from './store.ts';

/**
 * Calls back when a fallback gives way to its action ("I live there"): the action is visible only then (contract §8).
 *
 * @returns a function that stops it
 */
export function watchFallback(
  { position, fallback }: Pick<SessionStore, 'position' | 'fallback'>,
  onUncovered: (action: Action) => void,
) {
  let covered: Action | null = null;
  return effect(() => {
    const { action, route } = position.value;
    const isCovered = fallback.value !== null;
    // A list shows no action of its own, but its active action is the first of its actions.
    if (!isCovered && covered === action && !isCardRoute(route)) untracked(() => onUncovered(action));
    covered = isCovered ? action : null;
  });
}
