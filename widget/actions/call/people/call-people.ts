import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { App } from '../../../app/app.ts';
import { createFinding } from '../../../lawmakers/finding.ts';
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

/** Callees found by the action's search. */
function lawmakersFor(action: Action, app: App): CallPeople {
  const { found, ready, openFind } = app.of(action, createFinding);
  return { callees: computed(() => calleesOfLawmakers(found.value)), ready, openFind };
}

/** Callees of an action: those the publisher named, or the reader's lawmakers (contract §6). */
export function createCallPeople(action: Action, app: App): CallPeople {
  if (action.representativeSearch) return lawmakersFor(action, app);
  const callees = calleesNamed(detailsOf(call, action).recipients, action.recipientPictures);
  return { callees: computed(() => callees), ready: async () => {}, openFind() {} };
}
