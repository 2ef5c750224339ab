import { COUNT_UP_MS } from '../numbers/constants.ts';

/** How far a count has come, 0 to 1: fast first, slowly at its end, as the bars beside it grow (`ca-grow`). */
export const countedShare = (elapsedMs: number): number => {
  const left = 1 - Math.min(1, Math.max(0, elapsedMs / COUNT_UP_MS));
  return 1 - left ** 3;
};

/** The whole number that a count shows after this time. */
export const countedTo = (to: number, elapsedMs: number): number => Math.round(to * countedShare(elapsedMs));
