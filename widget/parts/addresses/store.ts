import { batch, computed, signal } from '@preact/signals-core';
import type { Address, AddressError } from '../../core/model/address/address.ts';
import { type HandParts, isUntouched, NO_PARTS } from '../../core/model/address/hand-address.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';

/** Progress of a look-up. */
export type AddressStage = 'idle' | 'searching' | 'ready' | 'checking';

/** Problems with the service, as opposed to the input. */
export type AddressTrouble = 'slow' | 'unavailable' | 'tooMany';

export type AddressStore<S> = ReturnType<typeof createAddressStore<S>>;

/** State of address entry. Kept for the widget's lifetime, so that nothing typed is lost. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of signals, and of what each event of a look-up writes
export function createAddressStore<S>() {
  const text = signal('');
  const suggestions = signal<readonly S[]>([]);
  const attribution = signal('');
  const stage = signal<AddressStage>('idle');
  const trouble = signal<AddressTrouble | null>(null);
  const error = signal<AddressError | null>(null);
  const picked = signal<Address | null>(null);
  const isByHand = signal(false);
  const hand = signal<HandParts>(NO_PARTS);

  return {
    text: readOnly(text),
    suggestions: readOnly(suggestions),
    attribution: readOnly(attribution),
    stage: readOnly(stage),
    trouble: readOnly(trouble),
    error: readOnly(error),
    picked: readOnly(picked),
    isByHand: readOnly(isByHand),
    hand: readOnly(hand),
    /** Whether something was entered that has not been resolved to an address. */
    isUnresolved: computed(() => {
      if (picked.value) return false;
      return isByHand.value ? !isUntouched(hand.value) : text.value.trim() !== '';
    }),

    /** Drops the address and error of the previous text. */
    setText(next: string) {
      batch(() => {
        text.value = next;
        picked.value = null;
        error.value = null;
        if (next.trim() === '') {
          suggestions.value = [];
          stage.value = 'idle';
          trouble.value = null;
        }
      });
    },
    searching() {
      stage.value = 'searching';
    },
    suggest(found: readonly S[], from = '') {
      batch(() => {
        attribution.value = from;
        suggestions.value = found;
        stage.value = 'ready';
        trouble.value = null;
      });
    },
    checking(next: string) {
      batch(() => {
        text.value = next;
        error.value = null;
        trouble.value = null;
        stage.value = 'checking';
      });
    },
    setTrouble(next: AddressTrouble | null) {
      batch(() => {
        trouble.value = next;
        if (next && next !== 'slow') {
          stage.value = 'idle';
          suggestions.value = [];
        }
      });
    },
    fail(next: AddressError) {
      batch(() => {
        error.value = next;
        if (stage.value === 'checking') stage.value = 'idle';
      });
    },
    pick(address: Address, words: string) {
      batch(() => {
        picked.value = address;
        text.value = words;
        error.value = null;
        trouble.value = null;
        suggestions.value = [];
        stage.value = 'idle';
      });
    },
    /** @param address the address known in the new mode */
    setByHand(next: boolean, address: Address | null) {
      batch(() => {
        isByHand.value = next;
        error.value = null;
        trouble.value = null;
        picked.value = address;
      });
    },
    /** Drops the address made of the previous parts. */
    setHand(next: HandParts) {
      batch(() => {
        hand.value = next;
        picked.value = null;
      });
    },
    /** Takes the address made of the parts; `null` while some are missing. */
    takeHand: setter(picked),
  };
}
