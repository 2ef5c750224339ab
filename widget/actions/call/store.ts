import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import type { CompletionType } from '../../model/call.ts';
import type { Id } from '../../model/id.ts';
import { readOnly, setter } from '../../signals/signals.ts';
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
  const startedId = signal<Id | null>(null);
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
    /** Id of the callee whose call was started; the outcome buttons are highlighted then. */
    startedId: readOnly(startedId),
    /** The number just copied, or the one that the browser refused to copy. */
    copier,
    /** Callees who were called, whether they answered or not. */
    called: computed(() => callees.value.filter(({ id }) => (outcomes.value.get(id) ?? 'Skipped') !== 'Skipped')),
    setSubmitting: setter(isSubmitting),
    started: setter(startedId),
    setOutcome: (id: Id, type: CompletionType) => {
      outcomes.value = new Map(outcomes.value).set(id, type);
    },
    /** Clears the outcome of skipped callees, so that they can be called. */
    reopen: () => {
      outcomes.value = new Map([...outcomes.value].filter(([, type]) => type !== 'Skipped'));
    },
    completed(count: number | null, learned: Partial<SuccessInfo>) {
      batch(() => {
        endUsersCount.value = count;
        successInfo.value = { ...successInfo.value, ...learned };
      });
    },
  };
}
