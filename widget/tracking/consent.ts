import { signal } from '@preact/signals-core';
import type { Consent } from '../../loader/protocol.ts';
import { readOnly } from '../signals/signals.ts';

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

/**
 * Whether the reader consents to more than the product's own activity (contract §2), as a signal that follows changes.
 * The publisher's setting decides, and a misspelt one is a refusal. With `auto`, or without a setting, Global Privacy
 * Control and the page's consent frameworks decide.
 *
 * @param setting `consent` of the frame's address
 */
export function createConsent(setting: string | null, load = () => import('./ask-consent.ts')) {
  const state = signal<Consent>('denied');
  let heard: string | undefined;
  /** Raised with each word: the same word may come again while an earlier question is still on its way. */
  let turn = 0;
  let stop = () => {};
  async function ask() {
    const mine = turn;
    // While the core is being evaluated, Chromium would parse all of it again to find the line that asks for a file.
    await Promise.resolve();
    if (mine !== turn) return;
    const { askConsent } = await load();
    if (mine !== turn) return;
    stop = askConsent((consent) => {
      state.value = consent;
    });
  }
  function hear(next: string) {
    if (next === heard) return;
    heard = next;
    turn++;
    stop();
    stop = () => {};
    state.value = next === 'granted' ? next : 'denied';
    if (next !== 'auto' || (navigator as PrivacyNavigator).globalPrivacyControl) return;
    ask().catch(() => {}); // Without an answer, consent stays denied.
  }
  hear(setting ?? 'auto');
  return {
    state: readOnly(state),
    hear,
    /** Stops asking. */
    stop() {
      heard = '';
      turn++;
      stop();
    },
  };
}
