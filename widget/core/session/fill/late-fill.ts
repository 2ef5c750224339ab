import { signal } from '@preact/signals-core';
import type { Action } from '../../model/action.ts';
import type { Widget } from '../../model/widget.ts';
import type { SessionStore } from '../store.ts';
import type { FillContext } from './fill.ts';

/** Fills a text's placeholders. @param action whose partner and recipients the text names; default: the active one */
export type Fill = (text: string, action?: Action) => string;

/**
 * Whether a first card may have placeholders. Handles and e-mail addresses match too; the chunk then loads needlessly
 * early.
 */
export const mayHoldPlaceholders = ({ cards, sponsoredText }: Pick<Widget, 'cards' | 'sponsoredText'>) =>
  /@[a-z]/.test(sponsoredText + JSON.stringify(cards));

/**
 * Fills placeholders once its chunk is loaded; until then it returns texts unchanged. Few widgets have placeholders, so
 * most first cards do without the chunk. Cards with placeholders and all later screens wait for `load`.
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
