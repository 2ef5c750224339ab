import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import type { Lawmakers } from './index.ts';

/** The lawmakers of an action whose main button finds them first. */
export type Finding = {
  found: ReadonlySignal<readonly Lawmaker[]>;
  /** Whether lawmakers are still to be found. */
  isMissing: ReadonlySignal<boolean>;
  isLooking: ReadonlySignal<boolean>;
  /** Resolves once the look-up is loaded. */
  ready: () => Promise<void>;
  /** Asks for the address. @param then what to do once the lawmakers found are confirmed */
  openFind: (then?: () => void) => void;
  /** Does something that needs the lawmakers, after asking for the address where none are known. */
  withLawmakers: (then: () => void) => Promise<void>;
};

/** Loads the look-up only for an action that searches: a first card must not wait for it. */
export function createFinding(action: Action, app: App): Finding {
  const lawmakers = signal<Lawmakers | null>(null);
  const isSearched = action.representativeSearch !== null;
  const lookup = computed(() => lawmakers.value?.lookup(action).value);
  const found = computed(() => lookup.value?.lawmakers ?? []);
  const isMissing = computed(() => isSearched && found.value.length === 0);
  const ready = async () => {
    if (isSearched) lawmakers.value ??= (await import('./index.ts')).lawmakersOf(app);
  };
  const openFind = (then?: () => void) => lawmakers.value?.openFind(then);
  ready().catch(app.report);
  return {
    found,
    isMissing,
    isLooking: computed(() => lookup.value?.stage === 'loading'),
    ready,
    openFind,
    async withLawmakers(then) {
      try {
        await ready();
      } catch (error) {
        app.report(error);
        return app.commands.alert(app.t('shell.screenFailed'));
      }
      if (isMissing.value) openFind(then);
      else then();
    },
  };
}
