import { MIDDLE_SENTIMENT, sentimentBucket } from '../../core/model/answer.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Neighboring parts of the distribution, from the first to the last. */
type Run = { from: number; to: number; count: number };

const holds = ({ from, to }: Run, part: number) => from <= part && part <= to;

const runsOf = (counts: readonly number[], length: number): Run[] =>
  counts.slice(length - 1).map((_, from) => {
    const to = from + length - 1;
    return { from, to, count: sum(counts.slice(from, to + 1)) };
  });

/** The shortest runs that hold more than half of all answers; of these the fullest, which may be several. */
function majorities(counts: readonly number[]): Run[] {
  const half = sum(counts) / 2;
  for (let length = 1; length <= counts.length; length++) {
    const runs = runsOf(counts, length);
    const most = Math.max(...runs.map(({ count }) => count));
    if (most > half) return runs.filter(({ count }) => count === most);
  }
  return [];
}

export type Feedback = 'first' | 'majority' | 'further';

/**
 * Where a reader stands among all (spec §4): with the majority, which is where more than half of the answers lie closest
 * together, or further to one side than it.
 *
 * @param counts of the distribution's parts, the reader's own answer included
 * @param value 0 to 1
 */
export function feedbackOf(counts: readonly number[], value: number): Feedback {
  if (sum(counts) <= 1) return 'first';
  return majorities(counts).some((run) => holds(run, sentimentBucket(value))) ? 'majority' : 'further';
}

/** The share of the answers in the low, the middle and the high third, in whole percent; all 0 without answers. */
export function thirdsOf(counts: readonly number[]): [low: number, middle: number, high: number] {
  const total = sum(counts) || 1;
  const third = counts.length / 3;
  const share = (at: number) => Math.round((sum(counts.slice(at * third, (at + 1) * third)) / total) * 100);
  return [share(0), share(1), share(2)];
}

/**
 * Where a reader's answer is among those of the others: nearer to one end than part of them, than all, than none, or than the
 * only other one (`furtherThanOther`: that one is nearer). `percent` is whole, 1 to 99.
 */
export type Standing =
  | { is: 'alone' | 'halfway' | 'same' }
  | { is: 'closerThanAll' | 'closerThanNone' | 'closerThanOther' | 'furtherThanOther'; end: 'low' | 'high' }
  | { is: 'closer'; end: 'low' | 'high'; percent: number };

/**
 * Compares a reader's answer with the others by the end that it is nearer to. Answers in the reader's own part of the
 * scale are as near as theirs: they count among the others, but not among those further away.
 *
 * @param counts of the distribution's parts, the reader's own answer included
 * @param value 0 to 1
 */
export function standingOf(counts: readonly number[], value: number): Standing {
  const own = sentimentBucket(value);
  const others = sum(counts) - 1;
  if (others <= 0) return { is: 'alone' };
  if ((counts[own] ?? 0) > others) return { is: 'same' };
  if (value === MIDDLE_SENTIMENT) return { is: 'halfway' };
  const end = value < MIDDLE_SENTIMENT ? 'low' : 'high';
  const further = sum(end === 'low' ? counts.slice(own + 1) : counts.slice(0, own));
  if (others === 1) return { is: further === 1 ? 'closerThanOther' : 'furtherThanOther', end };
  if (further === others) return { is: 'closerThanAll', end };
  if (further === 0) return { is: 'closerThanNone', end };
  // Not "100 %" of which a few are none, nor "0 %" of which some are.
  return { is: 'closer', end, percent: Math.min(99, Math.max(1, Math.round((further / others) * 100))) };
}
