import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/** Words for "ask the page": nothing said, the publisher's word for it (contract §2), and the loader's (protocol.ts). */
const ASKED = [null, 'auto', 'ask'];

/**
 * Whether the visitor allows more than the product's own activity: what the page says (contract §2), now and later.
 * A browser that sends Global Privacy Control has refused for every page, and a refusal that is misspelt is one.
 *
 * @param word the address's `consent`
 */
export function createConsent(word: string | null, load = () => import('./ask-consent.ts')) {
  const isRefused = (navigator as PrivacyNavigator).globalPrivacyControl;
  const state = signal<Consent>('denied');
  let heard: string | null | undefined;
  let stop = () => {};
  function hear(next: string | null) {
    if (isRefused || next === heard) return;
    heard = next;
    stop();
    state.value = next === 'granted' ? next : 'denied';
    if (!ASKED.includes(next)) return;
    load()
      .then(({ askConsent }) => {
        if (next !== heard) return;
        stop = askConsent((consent) => {
          state.value = consent;
        }, next === 'ask');
      })
      .catch(() => {}); // who could not be asked has refused
  }
  hear(word);
  return { state: state as ReadonlySignal<Consent>, hear };
}
