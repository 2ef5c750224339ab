import type { AddressError } from '../model/address/address.ts';
import type { AddressStore } from './store.ts';

/** What happens when the reader leaves the field: nothing, waiting for suggestions, picking the only one, or an error. */
export type Leaving = 'stay' | 'wait' | 'pick' | AddressError;

/** Spec §4, §5: a single suggestion is picked; of several one must be chosen. */
export function leavingOf<S>(store: AddressStore<S>, isOptional: boolean): Leaving {
  const stage = store.stage.peek();
  if (store.picked.peek() || stage === 'checking' || store.error.peek()) return 'stay';
  if (stage === 'searching') return 'wait';
  if (store.trouble.peek()) return 'stay';
  if (store.text.peek().trim() === '') return isOptional ? 'stay' : 'addressRequired';
  const { length } = store.suggestions.peek();
  if (length === 1) return 'pick';
  return length > 1 ? 'addressSelection' : 'addressNoMatch';
}
