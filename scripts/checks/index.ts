import CHECKS from './checks.json' with { type: 'json' };

/** A check of the source. */
export type Check = {
  name: string;
  /** Arguments for Node; it exits with 0 if the check passes. */
  command: readonly string[];
  /** Runs instead if the check was not asked for but something else needs its output. */
  ifNeeded?: readonly string[];
  /** Takes long: `npm run test:all` runs it, and who names it. */
  isWide?: boolean;
};

/** In the order they run: first what others wait for, then what explains a broken build soonest. */
export const checks: Check[] = CHECKS;
