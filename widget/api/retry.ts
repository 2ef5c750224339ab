import { MAX_RETRY_AFTER_MS, RETRIES } from '../numbers/constants.ts';
import type { Failure } from './errors.ts';

/** When a request is sent again. */
export type Retrying = {
  /** How often at most. */
  limit: number;
  statuses: readonly number[];
  /** Those of them with which `Retry-After` counts. */
  timed: readonly number[];
  /** The failures without an answer after which it is sent again. */
  failures: readonly Failure[];
};

/** Questions, which change nothing (spec §9). */
export const AS_QUESTION: Retrying = {
  limit: RETRIES,
  statuses: [408, 413, 429, 500, 502, 503, 504],
  timed: [413, 429, 503],
  failures: ['network'],
};

/** The widget itself: without it there is nothing to show, so a timeout is retried too. */
export const AS_WIDGET: Retrying = { ...AS_QUESTION, failures: ['network', 'timeout'] };

/** The status while the first request of a key is still running, with `Retry-After` (contract §6). */
const STILL_RUNNING = 409;

/** Submissions. They are sent again only while the first request of their key is still running. */
export const AS_SUBMISSION: Retrying = {
  limit: 3,
  statuses: [STILL_RUNNING],
  timed: [STILL_RUNNING],
  failures: [],
};

const FIRST_WAIT_MS = 300;

/** Reads `Retry-After`, in seconds or as a date. @returns ms from now; NaN without one */
function retryAfterOf({ headers }: Response): number {
  const after = headers.get('Retry-After');
  return after === null ? Number.NaN : Number(after) * 1_000 || Date.parse(after) - Date.now();
}

/**
 * The wait before a retry, as in spec §9.
 *
 * @param retry 1 for the first
 * @param outcome the answer, or why there was none
 * @returns ms; null if there is to be none. That is also so if the server asks for a longer wait than a reader would
 *   accept.
 */
export function waitBefore(
  retry: number,
  { limit, statuses, timed, failures }: Retrying,
  outcome: Response | Failure,
): number | null {
  const isRetried = typeof outcome === 'string' ? failures.includes(outcome) : statuses.includes(outcome.status);
  if (retry > limit || !isRetried) return null;
  const usual = FIRST_WAIT_MS * 2 ** (retry - 1);
  if (typeof outcome === 'string') return usual;
  const after = retryAfterOf(outcome);
  if (after > MAX_RETRY_AFTER_MS) return null;
  return timed.includes(outcome.status) && !Number.isNaN(after) ? Math.max(after, 0) : usual;
}
