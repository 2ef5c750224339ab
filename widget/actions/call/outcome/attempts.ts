import type { Line } from '../people/parse-callees.ts';

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

export const NO_ATTEMPT: Attempt = {
  line: 0,
  unanswered: [],
  startedBy: null,
  isReported: false,
  offersLetter: false,
};

/** The first line that is left where nobody answers: another office of the callee; -1 where all were tried. */
export const otherLine = ({ line, unanswered }: Attempt, lines: readonly Line[]) =>
  lines.findIndex((_, index) => index !== line && !unanswered.includes(index));

const unansweredNow = ({ line, unanswered }: Attempt) => [...unanswered.filter((index) => index !== line), line];

/** The attempt on another line, after nobody answered on this one. */
export const onLine = (attempt: Attempt, line: number): Attempt => ({
  ...NO_ATTEMPT,
  line,
  unanswered: unansweredNow(attempt),
});

/** The offer of a letter, after nobody answered on the last line. */
export const withLetter = (attempt: Attempt): Attempt => ({
  ...NO_ATTEMPT,
  line: attempt.line,
  unanswered: unansweredNow(attempt),
  offersLetter: true,
});

/** A screen that stays after the last outcome: it shows what was reported. */
export const settled = (attempt: Attempt): Attempt => ({
  ...attempt,
  startedBy: attempt.startedBy ?? 'otherPhone',
  isReported: true,
  offersLetter: false,
});
