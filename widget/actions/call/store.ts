import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import type { CompletionType } from '../../model/call.ts';
import type { Id } from '../../model/value.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { createAttempts } from './attempts/store.ts';
import { call } from './index.ts';
import type { Callee } from './people/parse-callees.ts';

/** Data of the completion (spec §3, call state). */
export type SuccessInfo = {
  /** The action's id. */
  id: Id;
  useLocalRepresentative: boolean;
  isSinglePerson: boolean;
  recipientName: string;
  callActionCompletionId: Id | null;
};

export type CallStore = ReturnType<typeof createCallStore>;

/** The part of a `Copier` that screens read. */
type CallCopier = { copied: ReadonlySignal<string>; refused: ReadonlySignal<string> };

type Callees = ReadonlySignal<readonly Callee[]>;

/** State of a call action: callees, outcomes and the server's answer. */
export function createCallStore(action: Action, callees: Callees, copier: CallCopier) {
  const { script } = detailsOf(call, action);
  const isSubmitting = signal(false);
  const endUsersCount = signal<number | null>(null);
  const outcomes = signal<ReadonlyMap<Id, CompletionType>>(new Map());
  const { reported, keepOf, ...attempts } = createAttempts();
  const successInfo = signal<SuccessInfo>({
    id: action.id,
    useLocalRepresentative: action.representativeSearch !== null,
    isSinglePerson: false,
    recipientName: '',
    callActionCompletionId: null,
  });
  return {
    script,
    callees,
    isSubmitting: readOnly(isSubmitting),
    endUsersCount: readOnly(endUsersCount),
    outcomes: readOnly(outcomes),
    successInfo: readOnly(successInfo),
    ...attempts,
    /** The number just copied, or the one that the browser refused to copy. */
    copier,
    /** Callees who were called, whether they answered or not. */
    called: computed(() => callees.value.filter(({ id }) => (outcomes.value.get(id) ?? 'Skipped') !== 'Skipped')),
    setSubmitting: setter(isSubmitting),
    setOutcome: (callee: Callee, type: CompletionType) =>
      batch(() => {
        outcomes.value = new Map(outcomes.value).set(callee.id, type);
        reported(callee);
      }),
    /** Clears the outcome of skipped callees, so that they can be called. */
    reopen: () =>
      batch(() => {
        const isCalled = (id: Id) => outcomes.value.get(id) !== 'Skipped';
        keepOf(isCalled);
        outcomes.value = new Map([...outcomes.value].filter(([id]) => isCalled(id)));
      }),
    completed(count: number | null, learned: Partial<SuccessInfo>) {
      batch(() => {
        endUsersCount.value = count;
        successInfo.value = { ...successInfo.value, ...learned };
      });
    },
  };
}
