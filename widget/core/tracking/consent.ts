import { signal } from '@preact/signals-core';
import { type Permits, permitAll, permitNothing, undecided } from '../model/consent.ts';
import { readOnly } from '../signals/signals.ts';

type PrivacyNavigator = Navigator & { globalPrivacyControl?: boolean };

const ASKING = ['auto', 'required'];

/**
 * What the reader permits beyond the product's own activity (contract §2), as a signal that follows changes. The
 * publisher's setting decides, and a misspelt one is a refusal. With `auto`, or without a setting, Global Privacy
 * Control and the page's consent frameworks decide; with `required` nothing is permitted without a framework.
 *
 * @param setting `consent` of the frame's address
 */
export function createConsent(setting: string | null, load = () => import('./ask-consent.ts')) {
  const state = signal(permitNothing);
  let heard: string | undefined;
  /** Raised with each word: the same word may come again while an earlier question is still on its way. */
  let turn = 0;
  let stop = () => {};
  async function ask(isRequired: boolean) {
    const mine = turn;
    // While the core is being evaluated, Chromium would parse all of it again to find the line that asks for a file.
    await Promise.resolve();
    if (mine !== turn) return;
    const told = (permits: Permits) => {
      if (mine === turn) state.value = permits;
    };
    try {
      const { askConsent } = await load();
      if (mine === turn) stop = askConsent(told, isRequired);
    } catch {
      told(permitNothing);
    }
  }
  function hear(next: string) {
    if (next === heard) return;
    heard = next;
    turn++;
    stop();
    stop = () => {};
    const asks = ASKING.includes(next) && !(navigator as PrivacyNavigator).globalPrivacyControl;
    state.value = next === 'granted' ? permitAll : next === 'auto' && asks ? undecided : permitNothing;
    if (asks) void ask(next === 'required');
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
