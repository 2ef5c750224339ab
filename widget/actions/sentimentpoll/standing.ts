import { MIDDLE_SENTIMENT, sentimentBucket } from '../../model/answer.ts';
import { sum } from './distribution.ts';

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
