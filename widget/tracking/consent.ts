import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/**
 * Whether the visitor allows more than the product's own activity: what the page says (contract §2), now and later. The
 * publisher's own word decides, and a word that is misspelt is a refusal; `auto`, or none, asks the browser (Global
 * Privacy Control) and the page's frameworks.
 *
 * @param word the address's `consent`
 */
export function createConsent(word: string | null, load = () => import('./ask-consent.ts')) {
  const state = signal<Consent>('denied');
  let heard: string | undefined;
  let stop = () => {};
  function hear(next: string) {
    if (next === heard) return;
    heard = next;
    stop();
    stop = () => {};
    state.value = next === 'granted' ? next : 'denied';
    if (next !== 'auto' || (navigator as PrivacyNavigator).globalPrivacyControl) return;
    load()
      .then(({ askConsent }) => {
        if (next !== heard) return;
        stop = askConsent((consent) => {
          state.value = consent;
        });
      })
      .catch(() => {}); // who could not be asked has refused
  }
  hear(word ?? 'auto');
  return {
    state: state as ReadonlySignal<Consent>,
    hear,
    /** Nobody is asked any more. */
    stop() {
      heard = '';
      stop();
    },
  };
}
