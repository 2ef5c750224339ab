import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import type { CompletionType } from '../../core/model/call.ts';
import type { Id } from '../../core/model/value.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { callDetails } from './details.ts';
import type { Callee, Line } from './parse-callees.ts';

/** How far the reader has come with one callee, line by line. */
type Attempt = {
  /** Index of the line that is tried. */
  line: number;
  /** Indexes of the lines where nobody answered. */
  unanswered: readonly number[];
  /** What the reader has pressed: the number, or that they used another phone. Outcomes are asked for from then on. */
  startedBy: 'number' | 'otherPhone' | null;
  /** Whether the outcome of this line is known. */
  isReported: boolean;
  /** Nobody answered on any line, and a letter is offered instead. */
  offersLetter: boolean;
};

const NO_ATTEMPT: Attempt = { line: 0, unanswered: [], startedBy: null, isReported: false, offersLetter: false };

/** The first line that is left where nobody answers: another office of the callee; -1 where all were tried. */
export const otherLine = ({ line, unanswered }: Attempt, lines: readonly Line[]) =>
  lines.findIndex((_, index) => index !== line && !unanswered.includes(index));

const withUnanswered = ({ line, unanswered }: Attempt): Attempt => ({
  ...NO_ATTEMPT,
  line,
  unanswered: [...unanswered.filter((index) => index !== line), line],
});

/** The attempts to reach an action's callees. */
export function createAttempts() {
  const attempts = signal<ReadonlyMap<Id, Attempt>>(new Map());
  const attemptOf = ({ id }: Pick<Callee, 'id'>) => attempts.value.get(id) ?? NO_ATTEMPT;
  const change = (callee: Pick<Callee, 'id'>, to: (attempt: Attempt) => Partial<Attempt>) => {
    const attempt = attemptOf(callee);
    attempts.value = new Map(attempts.value).set(callee.id, { ...attempt, ...to(attempt) });
  };
  return {
    attemptOf,
    /** @param line index of the line; default: the one that is tried */
    start: (callee: Callee, startedBy: 'number' | 'otherPhone', line = attemptOf(callee).line) =>
      change(callee, (attempt) => ({ line, startedBy, isReported: attempt.isReported && attempt.line === line })),
    reported: (callee: Callee) => change(callee, () => ({ isReported: true })),
    /** Begins anew on another line, after nobody answered on this one. */
    tryLine: (callee: Callee, line: number) => change(callee, (attempt) => ({ ...withUnanswered(attempt), line })),
    /** Offers a letter, after nobody answered on the last line. */
    offerLetter: (callee: Callee) => change(callee, (attempt) => ({ ...withUnanswered(attempt), offersLetter: true })),
    /** Shows what was reported, on a screen that stays after the last outcome. */
    settle: (callee: Callee) =>
      change(callee, ({ startedBy }) => ({
        startedBy: startedBy ?? 'otherPhone',
        isReported: true,
        offersLetter: false,
      })),
    keepOf: (isKept: (id: Id) => boolean) => {
      attempts.value = new Map([...attempts.value].filter(([id]) => isKept(id)));
    },
  };
}

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
  const { script } = detailsOf(callDetails, action);
  const isSubmitting = signal(false);
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
    completed(answered: Partial<SuccessInfo>) {
      successInfo.value = { ...successInfo.value, ...answered };
    },
  };
}
