import type { VariantFigures } from '../answers.ts';
import { percent } from '../words/numbers.ts';

/** A design that somebody has seen. */
export type Seen = VariantFigures & { share: number; low: number; high: number };

export const isSeen = (each: VariantFigures): each is Seen =>
  each.share !== null && each.low !== null && each.high !== null;

/** Most designs have a number for a name (contract §6, `designVariant`). */
export const designName = ({ variant }: VariantFigures): string =>
  variant === '' ? 'No variant named' : variant.replace(/^\d+$/, 'Design $&');

/** Within a sentence. */
const inSentence = (each: VariantFigures) => designName(each).replace(/^(No|Design) /, (word) => word.toLowerCase());

const overlap = (one: Seen, other: Seen) => one.low <= other.high && other.low <= one.high;

/**
 * What the intervals allow to be said. Overlapping ones don't prove that designs are equal, and ones that don't overlap
 * show a difference.
 */
export function conclude(designs: readonly Seen[]): string {
  const [best, ...others] = [...designs].sort((a, b) => b.share - a.share);
  if (!best || others.length === 0) return 'There is only one design, so there is nothing to compare.';
  const name = inSentence(best);
  const near = others.filter((each) => overlap(best, each)).map(inSentence);
  const [second] = others;
  if (near.length === 0)
    return `The interval of ${name} does not overlap with any other: more readers complete it (${percent(best.share)}${
      second ? ` against ${percent(second.share)}` : ''
    }), and chance alone would hardly do that.`;
  return `The intervals of ${name} and ${near.join(', ')} overlap: the difference between them may be chance. More readers would make the intervals narrower.`;
}
