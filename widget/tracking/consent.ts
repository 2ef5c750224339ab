import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/**
 * Whether the visitor allows more than the product's own activity: what the page says (contract §2), now and later.
 * A browser that sends Global Privacy Control has refused for every page.
 */
export function createConsent(initial: Consent) {
  const isRefused = (navigator as PrivacyNavigator).globalPrivacyControl;
  const state = signal(isRefused ? 'denied' : initial);
  return {
    state: state as ReadonlySignal<Consent>,
    hear(next: Consent) {
      if (!isRefused) state.value = next;
    },
  };
}
