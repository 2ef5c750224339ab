import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import { petition } from './index.ts';

/** One petition and how far it has come. */
export function createPetitionStore(action: Action) {
  const { text, goal, signatures: before } = detailsOf(petition, action);
  const signatures = signal(before);
  return {
    text,
    goal,
    signatures: signatures as ReadonlySignal<number>,
    /** 0 to 1; null where the petition has no goal. */
    share: computed(() => (goal ? Math.min(1, signatures.value / goal) : null)),
    /** @param count how many have signed, as the server says; 0 where it was not asked: then one more than before */
    signed(count: number) {
      signatures.value = count || signatures.value + 1;
    },
  };
}
