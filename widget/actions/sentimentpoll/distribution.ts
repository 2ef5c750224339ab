import { sentimentBucket } from '../../model/answer.ts';

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

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
