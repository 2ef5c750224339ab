const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** Three days with the waits below, as is common for mail servers. */
export const MAX_ATTEMPTS = 20;

/** The wait after the `attempts`th failure: a minute, doubled each time, at most six hours. */
export const waitAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** Longer than one sending takes, time-outs included; until then no other server sends the letter. */
export const LEASE_MS = 5 * MINUTE_MS;
