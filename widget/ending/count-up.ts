import { COUNT_UP_MS } from '../numbers/constants.ts';

// The first number that a browser writes costs a slow phone 50 ms (ICU's data). It pays when this file comes, mostly while
// an answer is on its way, not in the frame that draws the result.
for (const style of ['decimal', 'percent'] as const) new Intl.NumberFormat(undefined, { style }).format(0);

/** How far a count has come, 0 to 1: fast first, slowly at its end, as the bars beside it grow (`ca-grow`). */
export const countedShare = (elapsedMs: number): number => {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  return 1 - left ** 3;
};

/** The whole number that a count shows after this time. */
export const countedTo = (to: number, elapsedMs: number): number => Math.round(to * countedShare(elapsedMs));
