import type { Struct } from 'superstruct';

/**
 * One call of the API, as client, server and test modes share it. Of a request it has the type alone: the server names
 * the struct, so that no reader downloads it.
 */
export type Call<Req = unknown, Res = unknown> = {
  /** Relative to the API base. */
  path: string;
  answer: Struct<Res, unknown>;
  /** The answer in test and preview modes, which send nothing (spec §7). */
  canned: (request: Req) => Res;
  /** Sent even in test mode (spec §7). */
  sentInTestMode?: true;
  /** Adds a fingerprint of the browser, with consent only. */
  fingerprint?: true;
  /** Retried automatically (spec §8), after a timeout too. Never set for a reader's submission. */
  isRetried?: true;
};

/** The canned answer of a completion: a test counts nobody. */
export const uncounted = () => ({ endUsersCount: 0 });
