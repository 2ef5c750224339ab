/** Shares of a video, in percent, at which its progress is told. */
const STEPS = [25, 50, 75, 100];

/** The steps that lie between two shares of a video, 0 to 1. */
export const stepsBetween = (before: number, now: number): number[] =>
  STEPS.filter((step) => step > before * 100 && step <= now * 100);
