import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../../../app/app.ts';
import type { Lawmakers } from '../../../lawmakers/index.ts';
import { type Action, detailsOf } from '../../../model/action.ts';
import { call } from '../index.ts';
import { type Callee, calleesNamed, calleesOfLawmakers } from './parse-callees.ts';

export type CallPeople = {
  callees: ReadonlySignal<readonly Callee[]>;
  /** Resolves once the callees' source is loaded; at once when none is needed. */
  ready: () => Promise<void>;
  /** Asks for the address. @param then what to do once the lawmakers found are confirmed */
  openFind: (then: () => void) => void;
};

/** Callees found by the action's search. The look-up is loaded lazily: most calls name their recipients. */
function lawmakersFor(action: Action, app: App): CallPeople {
  const lawmakers = signal<Lawmakers | null>(null);
  const ready = async () => {
    lawmakers.value ??= (await import('../../../lawmakers/index.ts')).lawmakersOf(app);
  };
  ready().catch(app.report);
  return {
    callees: computed(() => calleesOfLawmakers(lawmakers.value?.lookup(action).value.lawmakers ?? [])),
    ready,
    openFind: (then) => lawmakers.value?.openFind(then),
  };
}

/** Callees of an action: those the publisher named, or the reader's lawmakers (contract §6). */
export function createCallPeople(action: Action, app: App): CallPeople {
  if (action.representativeSearch) return lawmakersFor(action, app);
  const callees = calleesNamed(detailsOf(call, action).recipients, action.recipientPictures);
  return { callees: computed(() => callees), ready: async () => {}, openFind() {} };
}
