import type { Bin } from '../answers.ts';

/** Bars that a screen has room for. */
const MOST_BARS = 48;

/** Adds empty bins where some were left out, so that a gap is seen as one. */
const withGaps = (bins: readonly Bin[]): Bin[] =>
  bins.flatMap((bin, index) => {
    const before = bins[index - 1];
    return before && before.to < bin.from ? [{ from: before.to, to: bin.from, count: 0 }, bin] : [bin];
  });

/** Joins neighbours until there are few enough bins to draw. */
function joined(bins: readonly Bin[], most: number): Bin[] {
  const together = Math.ceil(bins.length / most);
  return Array.from({ length: Math.ceil(bins.length / together) }, (_, index) => {
    const part = bins.slice(index * together, (index + 1) * together);
    const [first] = part;
    const last = part[part.length - 1];
    return { from: first?.from ?? 0, to: last?.to ?? 0, count: part.reduce((sum, { count }) => sum + count, 0) };
  });
}

export const drawnBins = (bins: readonly Bin[], most = MOST_BARS): Bin[] => joined(withGaps(bins), most);

/**
 * The same bins for several distributions, to draw them over each other. A bin between two edges of all gets its part of
 * the bin that it comes from.
 */
export function sharedBins(sets: readonly (readonly Bin[])[]): Bin[][] {
  const edges = [...new Set(sets.flat().flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const pieces = edges.slice(1).map((to, index) => ({ from: edges[index] ?? 0, to }));
  return sets.map((bins) => {
    const all = pieces.map(({ from, to }) => {
      const whole = bins.find((bin) => bin.from <= from && to <= bin.to);
      return { from, to, count: whole ? (whole.count * (to - from)) / (whole.to - whole.from) : 0 };
    });
    return joined(all, MOST_BARS);
  });
}

/** Where a time stands among bins that are drawn equally wide, from 0 to 1; null if it is outside of them. */
export function placeOf(ms: number, bins: readonly Bin[]): number | null {
  const index = bins.findIndex(({ from, to }) => from <= ms && ms < to);
  const bin = bins[index];
  return bin ? (index + (ms - bin.from) / (bin.to - bin.from)) / bins.length : null;
}

/** Some edges to write below the bars, the first and the last among them. */
export function edgesOf(bins: readonly Bin[], most: number): { share: number; ms: number }[] {
  const every = Math.max(1, Math.ceil(bins.length / most));
  return bins
    .map(({ from }, index) => ({ share: index / bins.length, ms: from }))
    .filter((_, index) => index % every === 0);
}
