import { pointAt, RADIUS } from './dial.ts';
import type { Scale } from './index.ts';

/** A dot that stands for part of the guesses. @property level its place in its stack, from the dial inward */
type Dot = { x: number; y: number; level: number };

/** Fewer have no half that is worth telling. */
const LEAST_GUESSES = 10;
const MOST_DOTS = 60;
/** More would lie on the number below the dial. */
const MOST_IN_STACK = 8;
/** CSS px from the middle of the dial to the first dot, and from dot to dot. */
const DEPTH = 16;
const GAP = 8.5;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/**
 * How many dots stand for each count: one each, or fewer in the same proportions where there are too many. What is left
 * over by rounding goes to the largest remainders.
 */
export function stacksOf(counts: readonly number[]): number[] {
  const total = sum(counts);
  if (total <= 0) return counts.map(() => 0);
  const scale = Math.min(1, MOST_DOTS / total, MOST_IN_STACK / Math.max(...counts));
  const stacks = counts.map((count) => Math.floor(count * scale));
  const remainders = counts.map((count, at) => ({ at, left: count * scale - Math.floor(count * scale) }));
  remainders.sort((one, other) => other.left - one.left || one.at - other.at);
  for (const { at } of remainders.slice(0, Math.round(total * scale) - sum(stacks))) stacks[at] = (stacks[at] ?? 0) + 1;
  return stacks;
}

/** The dots of all guesses by level: those next to the dial first. @param counts at even distances along the scale */
export function dotsOf(counts: readonly number[]): Dot[][] {
  const stacks = stacksOf(counts);
  const levels = Array.from({ length: Math.max(0, ...stacks) }, (_, level) => level);
  return levels.map((level) =>
    stacks.flatMap((height, at) =>
      level < height ? [{ ...pointAt(at / (stacks.length - 1), RADIUS - DEPTH - level * GAP), level }] : [],
    ),
  );
}

/**
 * Between which values that can be chosen the middle half of all guesses lies; null where they are too few to speak of
 * a half, or both values are the same.
 */
export function middleHalfOf(counts: readonly number[], { min, max, step }: Pick<Scale, 'min' | 'max' | 'step'>) {
  const total = sum(counts);
  if (total < LEAST_GUESSES) return null;
  const onScale = (value: number) => Math.min(max, min + Math.round((value - min) / step) * step);
  const valueAt = (share: number) => {
    let below = 0;
    const at = counts.findIndex((count) => {
      below += count;
      return below >= share * total;
    });
    return onScale(min + (at / (counts.length - 1)) * (max - min));
  };
  const [from, to] = [valueAt(0.25), valueAt(0.75)];
  return from === to ? null : { from, to };
}
