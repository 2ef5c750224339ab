import { signal } from '@preact/signals-core';
import type { Id } from '../../../model/value.ts';
import type { Callee, Line } from '../people/parse-callees.ts';

/** How far the reader has come with one callee, line by line. */
export type Attempt = {
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
