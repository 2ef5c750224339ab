import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Petition } from './parse.ts';

export type PetitionStore = ReturnType<typeof createPetitionStore>;

/** One petition and how far it has come. */
export function createPetitionStore(petition: Petition) {
  const signatures = signal(petition.signatures);
  return {
    text: petition.petitionText,
    goal: petition.goal,
    signatures: signatures as ReadonlySignal<number>,
    /** 0 to 1; null where the petition has no goal. */
    share: computed(() => (petition.goal ? Math.min(1, signatures.value / petition.goal) : null)),
    /** @param count how many have signed, as the server says; 0 where it was not asked: then one more than before */
    signed(count: number) {
      signatures.value = count || signatures.value + 1;
    },
  };
}
