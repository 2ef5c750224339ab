import { computed, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { readOnly } from '../../signals/signals.ts';
import { petition } from './index.ts';

/** State of a petition. */
export function createPetitionStore(action: Action) {
  const { text, goal, signatures: before } = detailsOf(petition, action);
  const signatures = signal(before);
  const shareOf = (count: number) => (goal ? Math.min(1, count / goal) : null);
  return {
    text,
    goal,
    signatures: readOnly(signatures),
    /** 0 to 1; null where the petition has no goal. */
    share: computed(() => shareOf(signatures.value)),
    /** The share before the reader signed. */
    shareBefore: shareOf(before) ?? 0,
    /** @param count signatures according to the server; 0 when it did not count, which adds one */
    signed(count: number) {
      signatures.value = count || signatures.value + 1;
    },
  };
}
