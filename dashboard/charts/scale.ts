/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest such step, in any power of ten, of which `count` reach `most`. */
function stepFor(most: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(most / count));
  return power * (STEPS.find((step) => step * power * count >= most) ?? 10);
}

/** Round numbers from 0 to at least `most`. */
export function ticksTo(most: number, count = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const step = stepFor(most, count);
  const steps = Math.ceil(most / step - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** A place on a scale for styles. */
export const at = (share: number): string => `${Math.round(share * 100_000) / 1000}%`;
