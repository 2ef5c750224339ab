import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { App } from '../../../app/app.ts';
import type { Lawmakers } from '../../../lawmakers/index.ts';
import { type Action, detailsOf } from '../../../model/action.ts';
import { call } from '../index.ts';
import { type Callee, calleesNamed, calleesOfLawmakers } from './parse-callees.ts';

export type CallPeople = {
  callees: ReadonlySignal<readonly Callee[]>;
  /** Brings what tells whom to call; at once where it is here, or not needed. */
  ready: () => Promise<void>;
  /** Asks for the address that tells whom to call. */
  openFind: () => void;
};

/** Whom an action's search leads to. Its code comes by itself: most calls name their recipients and do without. */
function lawmakersFor(action: Action, app: App): CallPeople {
  const lawmakers = signal<Lawmakers | null>(null);
  const ready = async () => {
    lawmakers.value ??= (await import('../../../lawmakers/index.ts')).lawmakersOf(app);
  };
  ready().catch(app.report);
  return {
    callees: computed(() => calleesOfLawmakers(lawmakers.value?.lookup(action).value.lawmakers ?? [])),
    ready,
    openFind: () => lawmakers.value?.openFind(),
  };
}

/** Those whom the publisher named, or the visitor's lawmakers (contract §6). */
export function createCallPeople(action: Action, app: App): CallPeople {
  if (action.representativeSearch) return lawmakersFor(action, app);
  const callees = calleesNamed(detailsOf(call, action).recipients, action.recipientPictures);
  return { callees: computed(() => callees), ready: async () => {}, openFind() {} };
}
