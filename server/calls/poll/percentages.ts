const WHOLE = 100;

/**
 * Whole percentages that sum to 100, by the largest remainder; ties go to the earlier answer. All 0 without votes.
 */
export function percentagesOf(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  // Integers throughout: fractions such as 1/3 are inexact, which would hide ties.
  const floors = counts.map((count) => Math.floor((count * WHOLE) / total));
  const left = WHOLE - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * WHOLE) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));
}
