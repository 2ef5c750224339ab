import type { Signal } from '@preact/signals-core';
import type { WidgetState } from './instance.ts';
import type { WidgetOptions } from './options.ts';

/** A loader has removed the frame by then, and a screen that it would still fetch is not missed. */
const REMOVED_MS = 200;

/**
 * The cases in which there is no card to show: the host is told, and the reader where the frame stays.
 *
 * @param retry asks for the widget again
 */
export function createNothingShown(
  { host, params, report }: Pick<WidgetOptions, 'host' | 'params' | 'report'>,
  state: Signal<WidgetState>,
  retry: () => void,
) {
  return {
    /** Gives the widget's space back to the page. */
    giveBack(reason: 'blocked' | 'no-content') {
      state.value = { phase: 'none' };
      host.notDisplayed(reason);
      host.resize(0);
    },
    /** Explains the failure in the frame, for pages without a loader that removes it. */
    async fail(reason: 'config' | 'network') {
      state.value = { phase: 'none' };
      const explained = import('./late/explain.ts').then(({ explain }) => explain({ reason, params, retry }));
      explained.catch(report);
      // A loader removes the frame once it hears of the failure: the console warning must come first.
      if (reason === 'config') await explained.catch(() => {});
      host.notDisplayed(reason);
      const [unshown] = await Promise.all([explained, new Promise((stays) => setTimeout(stays, REMOVED_MS))]);
      if (state.value.phase === 'none') state.value = { phase: 'failed', unshown };
    },
    /** For preview: an editor has removed the last action, but the frame stays for the editor's next state. */
    async explainEmpty() {
      const { explainEmpty } = await import('./late/explain.ts');
      state.value = { phase: 'failed', unshown: await explainEmpty() };
    },
  };
}

export type NothingShown = ReturnType<typeof createNothingShown>;
