import type { IncomingHttpHeaders } from 'node:http';
import type { Struct } from 'superstruct';
import type { Call } from '../../widget/api/calls.ts';
import type { Database, Transact } from '../db/schema.ts';
import type { HttpError } from '../http/errors.ts';
import type { Limit } from '../http/limits.ts';
import type { LawmakerLookUp } from '../lawmakers/look-up.ts';
import type { IpLocation } from '../location/ip-location.ts';
import type { VoterRoll } from '../registration/voter-roll.ts';
import type { KnownWidgets } from '../widgets/known.ts';
import type { Fits } from './fit/values.ts';

/** What every call may use besides the request's body. */
export type Context = {
  now: Date;
  location: IpLocation;
  ip: string;
  headers: IncomingHttpHeaders;
  /** Whether letters leave from here, or wait for an operator. */
  sendsMail: boolean;
  /** Who gets the letters of test mode. */
  mailTestTo: string | null;
  lawmakers: LawmakerLookUp;
  voterRoll: VoterRoll;
  knownWidgets: KnownWidgets;
};

/** Who has the key has sent the submission: nothing else proves that. */
export type SubmissionContext = Context & { key: string };

type Common<Q, A> = {
  call: Call<Q, A>;
  /** What a body must be; fields that it does not name are kept. */
  request: Struct<Q, unknown>;
  /** Where it is not the one of the whole API. */
  limit?: Limit | undefined;
  /** Of a body, where that is less than usual. */
  maxBytes?: number | undefined;
  /** Fields that are never a reason to refuse, beside those of `CONTEXT`. */
  context: Fits;
};

/** A visitor's deed: runs once per Idempotency-Key, in one transaction. It must not wait for the network meanwhile. */
export type SubmissionModule<Q, A, P = undefined> = Common<Q, A> & {
  kind: 'submission';
  /** What has to wait for the network: done before the transaction, and not again for a key that was answered. */
  prepare?: ((request: Q, context: SubmissionContext, db: Database) => Promise<P>) | undefined;
  handle: (request: Q, trx: Transact, context: SubmissionContext, prepared: P) => Promise<A>;
  /** A refusal in the call's own form, where it has one. */
  refuse?: ((errors: Record<string, string[]>) => HttpError) | undefined;
};

/** A question: changes nothing, so its key, if any, does not matter. */
export type QueryModule<Q, A> = Common<Q, A> & {
  kind: 'query';
  handle: (request: Q, db: Database, context: Context) => Promise<A>;
};

/** A note about a page load: no key, and JSON also as `text/plain`, so that it needs no preflight (contract §3). */
export type NoteModule<Q, A> = Common<Q, A> & {
  kind: 'note';
  handle: (request: Q, db: Database, context: Context) => Promise<A>;
};

// biome-ignore lint/suspicious/noExplicitAny: a list of modules of different requests; each checks its own
export type CallModule = SubmissionModule<any, any, any> | QueryModule<any, any> | NoteModule<any, any>;

export const submission = <Q, A>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  handle: SubmissionModule<Q, A>['handle'],
  context: Fits = {},
): SubmissionModule<Q, A> => ({ kind: 'submission', call, request, handle, context });

/** A deed that asks somebody else first. */
export const preparedSubmission = <Q, A, P>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  steps: Pick<SubmissionModule<Q, A, P>, 'prepare' | 'handle' | 'refuse' | 'limit'>,
): SubmissionModule<Q, A, P> => ({ kind: 'submission', call, request, context: {}, ...steps });

export const query = <Q, A>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  handle: QueryModule<Q, A>['handle'],
  context: Fits = {},
): QueryModule<Q, A> => ({ kind: 'query', call, request, handle, context });

export const note = <Q, A>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  handle: NoteModule<Q, A>['handle'],
  context: Fits = {},
): NoteModule<Q, A> => ({ kind: 'note', call, request, handle, context });
