import { type Infer, type Struct, type } from 'superstruct';

/** One call of the API: everything that client, server and the test modes must agree on. */
export type Call<Req = unknown, Res = unknown> = {
  /** Below the API base. */
  path: string;
  /** What the server checks; the build for browsers leaves it out. */
  request: Struct<Req, unknown>;
  answer: Struct<Res, unknown>;
  /** What test and preview modes answer instead of sending (spec §7). */
  canned: (request: Req) => Res;
  /** Really sent in test mode (spec §7). */
  sentInTestMode?: true;
  /** Adds the visitor id, with consent only. */
  fingerprint?: true;
  /** How often a failed POST is sent again by itself; a visitor's submission never is. */
  retries?: number;
};

type Options = Pick<Call, 'sentInTestMode' | 'fingerprint' | 'retries'>;

// biome-ignore lint/suspicious/noExplicitAny: a struct's schema parameter has no use outside superstruct
type AnyStruct = Struct<any, any>;

/* @__NO_SIDE_EFFECTS__ */
export const call = <Q extends AnyStruct, A extends AnyStruct>(
  path: string,
  request: Q,
  answer: A,
  canned: (request: Infer<Q>) => Infer<A>,
  options: Options = {},
) => ({ path, request, answer, canned, ...options }) as Call<Infer<Q>, Infer<A>>;

export const Empty = type({});
export const empty = () => ({});
