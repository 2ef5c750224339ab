import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import type { CompletionType } from '../../model/call.ts';
import type { Id } from '../../model/id.ts';
import { call } from './index.ts';
import type { Callee } from './people/parse-callees.ts';

/** What is known of the completion (spec §3, call state). */
export type SuccessInfo = {
  /** The action's. */
  id: Id;
  useLocalRepresentative: boolean;
  isSinglePerson: boolean;
  recipientName: string;
  callActionCompletionId: Id | null;
};

export type CallStore = ReturnType<typeof createCallStore>;

/** What of a copier its screens read. */
type CallCopier = { copied: ReadonlySignal<string>; refused: ReadonlySignal<string> };

type Callees = ReadonlySignal<readonly Callee[]>;

/** One call action: whom to call, how it went, and what the server made of it. */
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
    isSubmitting: isSubmitting as ReadonlySignal<boolean>,
    endUsersCount: endUsersCount as ReadonlySignal<number | null>,
    outcomes: outcomes as ReadonlySignal<ReadonlyMap<Id, CompletionType>>,
    successInfo: successInfo as ReadonlySignal<SuccessInfo>,
    /** Whose call was begun: how it went is asked then. */
    startedId: startedId as ReadonlySignal<Id | null>,
    /** The number that was copied a moment ago, or that the browser would not copy. */
    copier,
    /** Those who were called, whether they answered or not. */
    called: computed(() => callees.value.filter(({ id }) => (outcomes.value.get(id) ?? 'Skipped') !== 'Skipped')),
    setSubmitting: (value: boolean) => {
      isSubmitting.value = value;
    },
    started: (id: Id) => {
      startedId.value = id;
    },
    setOutcome: (id: Id, type: CompletionType) => {
      outcomes.value = new Map(outcomes.value).set(id, type);
    },
    /** Who was skipped is left to be called again. */
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
