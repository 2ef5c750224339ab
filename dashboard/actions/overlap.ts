import type { VariantFigures } from '../answers.ts';
import { percent } from '../words/numbers.ts';

/** A design that somebody has seen. */
export type Seen = VariantFigures & { share: number; low: number; high: number };

export const isSeen = (each: VariantFigures): each is Seen =>
  each.share !== null && each.low !== null && each.high !== null;

export const designName = ({ variant }: VariantFigures): string => (variant === '' ? 'No variant named' : variant);

const overlap = (one: Seen, other: Seen) => one.low <= other.high && other.low <= one.high;

/**
 * What the intervals allow to be said. Overlapping ones don't prove that designs are equal, and ones that don't overlap
 * show a difference.
 */
export function conclude(designs: readonly Seen[]): string {
  const [best, ...others] = [...designs].sort((a, b) => b.share - a.share);
  if (!best || others.length === 0) return 'There is only one design, so there is nothing to compare.';
  const name = designName(best);
  const near = others.filter((each) => overlap(best, each)).map(designName);
  const [second] = others;
  if (near.length === 0)
    return `The interval of ${name} does not overlap with any other: more readers complete it (${percent(best.share)}${
      second ? ` against ${percent(second.share)}` : ''
    }), and chance alone would hardly do that.`;
  return `The intervals of ${name} and ${near.join(', ')} overlap: the difference between them may be chance. More readers would make the intervals narrower.`;
}
