const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** With the waits below, three days: what a mail server commonly allows a relay that is down. */
export const MAX_ATTEMPTS = 20;

/** How long a letter waits after its `attempts`th failure: a minute, then twice as long each time, up to six hours. */
export const waitAfter = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** Longer than any one sending takes, with its time-outs: until then nobody else sends the letter. */
export const LEASE_MS = 5 * MINUTE_MS;
