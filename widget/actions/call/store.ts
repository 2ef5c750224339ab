import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../model/action.ts';
import type { CompletionType } from '../../model/call.ts';
import type { Id } from '../../model/id.ts';
import { readOnly, setter } from '../../signals/signals.ts';
import { call } from './index.ts';
import { type Attempt, NO_ATTEMPT, onLine, settled, withLetter } from './outcome/attempts.ts';
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
  const attempts = signal<ReadonlyMap<Id, Attempt>>(new Map());
  const successInfo = signal<SuccessInfo>({
    id: action.id,
    useLocalRepresentative: action.representativeSearch !== null,
    isSinglePerson: false,
    recipientName: '',
    callActionCompletionId: null,
  });
  const attemptOf = ({ id }: Callee) => attempts.value.get(id) ?? NO_ATTEMPT;
  const change = (callee: Callee, to: (attempt: Attempt) => Attempt) => {
    attempts.value = new Map(attempts.value).set(callee.id, to(attemptOf(callee)));
  };
  return {
    script,
    callees,
    isSubmitting: readOnly(isSubmitting),
    endUsersCount: readOnly(endUsersCount),
    outcomes: readOnly(outcomes),
    successInfo: readOnly(successInfo),
    attemptOf,
    /** The number just copied, or the one that the browser refused to copy. */
    copier,
    /** Callees who were called, whether they answered or not. */
    called: computed(() => callees.value.filter(({ id }) => (outcomes.value.get(id) ?? 'Skipped') !== 'Skipped')),
    setSubmitting: setter(isSubmitting),
    /** @param line index of the line; default: the one that is tried */
    start: (callee: Callee, startedBy: 'number' | 'otherPhone', line = attemptOf(callee).line) =>
      change(callee, (attempt) => ({
        ...attempt,
        line,
        startedBy,
        isReported: attempt.isReported && attempt.line === line,
      })),
    tryLine: (callee: Callee, line: number) => change(callee, (attempt) => onLine(attempt, line)),
    offerLetter: (callee: Callee) => change(callee, withLetter),
    settle: (callee: Callee) => change(callee, settled),
    setOutcome: (callee: Callee, type: CompletionType) =>
      batch(() => {
        outcomes.value = new Map(outcomes.value).set(callee.id, type);
        change(callee, (attempt) => ({ ...attempt, isReported: true }));
      }),
    /** Clears the outcome of skipped callees, so that they can be called. */
    reopen: () =>
      batch(() => {
        const isCalled = ([id]: [Id, unknown]) => outcomes.value.get(id) !== 'Skipped';
        attempts.value = new Map([...attempts.value].filter(isCalled));
        outcomes.value = new Map([...outcomes.value].filter(isCalled));
      }),
    completed(count: number | null, learned: Partial<SuccessInfo>) {
      batch(() => {
        endUsersCount.value = count;
        successInfo.value = { ...successInfo.value, ...learned };
      });
    },
  };
}
