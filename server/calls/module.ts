import type { IncomingHttpHeaders } from 'node:http';
import type { Struct } from 'superstruct';
import type { Call } from '../../widget/core/api/calls.ts';
import type { Database, Transact } from '../db/schema.ts';
import type { HttpError } from '../http/errors.ts';
import type { Limit } from '../http/limits.ts';
import type { LawmakerLookUp } from '../lawmakers/look-up.ts';
import type { IpLocation } from '../location/ip-location.ts';
import type { Media } from '../media/media.ts';
import type { Meters } from '../metrics/meters.ts';
import type { Gateway } from '../payments/gateway.ts';
import type { VoterRoll } from '../voter-roll.ts';
import type { KnownWidgets } from '../widgets/known.ts';
import type { ShownCounts } from '../widgets/shown-counts.ts';
import type { ShownGuesses } from '../widgets/shown-guesses.ts';
import type { ShownWalls } from '../widgets/wall.ts';
import type { Fits } from './context.ts';
import type { DailyLimits } from './donation/daily-limits.ts';

/** What the server has as long as it runs. */
export type Shared = {
  location: IpLocation;
  lawmakers: LawmakerLookUp;
  voterRoll: VoterRoll;
  media: Media;
  /** For whoever did not take part; the answer to a completion is exact. */
  shownCounts: ShownCounts;
  shownWalls: ShownWalls;
  shownGuesses: ShownGuesses;
  payments: Gateway;
  /** What a network may give, or try to, in a day. */
  dailyLimits: DailyLimits;
  meters?: Meters | undefined;
};

/** What handlers get besides the request's body. */
export type Context = Shared & {
  now: Date;
  ip: string;
  headers: IncomingHttpHeaders;
  /** Whether letters are sent from here; otherwise they wait for an operator. */
  sendsMail: boolean;
  /** The address that gets the letters of test mode. */
  mailTestTo: string | null;
  /** The widget's origin for the outside. */
  origin: string;
  knownWidgets: KnownWidgets;
  /** Logs what the payment gateway threw. */
  reportPayment: (cause: unknown) => void;
};

/** The Idempotency-Key; having it is the only proof of having sent the submission. */
export type SubmissionContext = Context & { key: string };

type Common<Q, A> = {
  call: Call<Q, A>;
  /** The shape of the body; unknown fields are kept. */
  request: Struct<Q, unknown>;
  /** By default that of the whole API. */
  limit?: Limit | undefined;
  /** By default `MAX_BODY_BYTES`. */
  maxBytes?: number | undefined;
  /** Fields that are made to fit, besides those of `CONTEXT`. */
  context: Fits;
};

/** Runs once per Idempotency-Key, in one transaction, so it must not wait for the network. */
export type SubmissionModule<Q, A, P = undefined> = Common<Q, A> & {
  kind: 'submission';
  /** Waits for the network before the transaction; skipped for a key that was answered already. */
  prepare?: ((request: Q, context: SubmissionContext, db: Database) => Promise<P>) | undefined;
  handle: (request: Q, trx: Transact, context: SubmissionContext, prepared: P) => Promise<A>;
  /**
   * What each answer of a stored submission has besides, read anew and kept nowhere: names of others must not outlive their
   * rows in answers that are kept. If it fails, the answer goes without it.
   */
  besides?: ((request: Q, db: Database, context: SubmissionContext) => Promise<Partial<A>>) | undefined;
  /** The error for a bad body, where the call has its own form. */
  refuse?: ((errors: Record<string, string[]>) => HttpError) | undefined;
};

type KeylessModule<Q, A, Kind> = Common<Q, A> & {
  kind: Kind;
  handle: (request: Q, db: Database, context: Context) => Promise<A>;
};

/** Changes nothing, so that its key is ignored. */
export type QueryModule<Q, A> = KeylessModule<Q, A, 'query'>;

/** Stores something without a key. JSON may also come as `text/plain`, which needs no preflight (contract §3). */
export type NoteModule<Q, A> = KeylessModule<Q, A, 'note'>;

// biome-ignore lint/suspicious/noExplicitAny: a list of modules of different requests; each checks its own
export type CallModule = SubmissionModule<any, any, any> | QueryModule<any, any> | NoteModule<any, any>;

type Steps<Module extends { handle: unknown }> = Pick<Module, 'handle'> &
  Partial<Omit<Module, 'kind' | 'call' | 'request'>>;

/** Most modules are nothing but what handles the request. */
const stepsOf = <Module extends { handle: unknown }>(given: Module['handle'] | Steps<Module>) =>
  (typeof given === 'function' ? { handle: given } : given) as Steps<Module>;

export const submission = <Q, A, P = undefined>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  steps: SubmissionModule<Q, A, P>['handle'] | Steps<SubmissionModule<Q, A, P>>,
): SubmissionModule<Q, A, P> => ({ kind: 'submission', call, request, context: {}, ...stepsOf(steps) });

export const query = <Q, A>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  steps: QueryModule<Q, A>['handle'] | Steps<QueryModule<Q, A>>,
): QueryModule<Q, A> => ({ kind: 'query', call, request, context: {}, ...stepsOf(steps) });

export const note = <Q, A>(
  call: Call<Q, A>,
  request: Struct<Q, unknown>,
  steps: NoteModule<Q, A>['handle'] | Steps<NoteModule<Q, A>>,
): NoteModule<Q, A> => ({ kind: 'note', call, request, context: {}, ...stepsOf(steps) });
