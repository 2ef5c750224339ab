import { signal } from '@preact/signals-core';
import type { Action } from '../../model/action.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionStore } from '../store.ts';
import type { FillContext } from './fill.ts';

/** @param action whose partner and recipients the copy speaks of; default: the active one */
export type Fill = (text: string, action?: Action) => string;

/** Whether a first card may need filling: handles and mail addresses look alike, and then the chunk comes too early. */
export const mayHoldPlaceholders = ({ cards, sponsoredText }: Pick<Widget, 'cards' | 'sponsoredText'>) =>
  /@[a-z]/.test(sponsoredText + JSON.stringify(cards));

/**
 * Fills placeholders once its chunk is here; until then copy stays as it is. Few widgets have any, so most first cards
 * do without: `load` is waited for before a card that has some, and before every later screen.
 */
export function createLateFill() {
  const filler = signal<Fill | null>(null);
  const fill: Fill = (text, action) => filler.value?.(text, action) ?? text;
  const chunk = () => import('./fill.ts');
  return {
    fill,
    /** Fetches the code ahead of the session. */
    fetch: chunk,
    async load(session: SessionStore, context: FillContext) {
      filler.value ??= (await chunk()).createFill(session, context);
    },
  };
}
