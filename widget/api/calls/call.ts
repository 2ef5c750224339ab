import type { Struct } from 'superstruct';

/**
 * One call of the API: what client, server and the test modes must agree on. A request is a type here: its struct is
 * named where the server handles the call, so that no reader downloads it.
 */
export type Call<Req = unknown, Res = unknown> = {
  /** Below the API base. */
  path: string;
  answer: Struct<Res, unknown>;
  /** What test and preview modes answer instead of sending (spec §7). */
  canned: (request: Req) => Res;
  /** Really sent in test mode (spec §7). */
  sentInTestMode?: true;
  /** Adds the visitor id, with consent only. */
  fingerprint?: true;
  /** Sent again by itself where that may help (spec §8); a visitor's submission never is. */
  isRetried?: true;
};

/** Of a completion that was not sent: nobody is counted in a test. */
export const uncounted = () => ({ endUsersCount: 0 });
