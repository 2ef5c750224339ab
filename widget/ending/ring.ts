import type { Countdown } from '../session/store.ts';

/** The part of a countdown's ring that is left, 0 to 1: whole in its first second, gone in its last. */
export const ringShare = ({ secondsLeft, of }: Countdown): number => (of > 1 ? (secondsLeft - 1) / (of - 1) : 0);
