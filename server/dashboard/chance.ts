/** Of the normal distribution, for 95 %. */
const Z = 1.96;

type Interval = { share: number; low: number; high: number };

/** The interval of a share (Wilson 1927): unlike the plain one, it holds for few readers and for shares near 0 and 1. */
export function wilson(completed: number, visible: number): Interval | { share: null; low: null; high: null } {
  if (visible === 0) return { share: null, low: null, high: null };
  // A repeated visit can complete what an earlier one has seen.
  const share = Math.min(completed / visible, 1);
  const square = Z * Z;
  const middle = share + square / (2 * visible);
  const spread = Z * Math.sqrt((share * (1 - share) + square / (4 * visible)) / visible);
  const whole = 1 + square / visible;
  return { share, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

/** Whether two shares may be the same in truth: 0 lies in the interval of their difference (Newcombe 1998, method 10). */
export function sharesMayBeEqual(one: Interval, other: Interval): boolean {
  const [lower, higher] = one.share < other.share ? [one, other] : [other, one];
  return higher.share - lower.share <= Math.hypot(higher.share - higher.low, lower.high - lower.share);
}

/** Whether two counts of as long a time may come from one rate: events that come by themselves spread as their root. */
export const countsMayBeEqual = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Z * Math.sqrt(one + other);
