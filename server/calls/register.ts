import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Struct } from 'superstruct';
import { calls } from '../../widget/core/api/calls.ts';
import type { Database, Transact } from '../db/schema.ts';
import { acceptJson } from '../http/body.ts';
import { HttpError, hasErrors } from '../http/errors.ts';
import { type Answered, hashOfBody, type Idempotency, keyOf } from '../http/idempotency.ts';
import { originOf } from '../http/origin.ts';
import { checkAnswer, parseRequest } from '../http/validate.ts';
import { createKnownWidgets, type KnownWidgets } from '../widgets/known.ts';
import { refuseForeign } from '../widgets/origins.ts';
import { CONTEXT, type Fits, fitBody, isTrial } from './context.ts';
import { MODULES } from './index.ts';
import type { CallModule, Context, NoteModule, QueryModule, Shared, SubmissionModule } from './module.ts';

/** Makes the context fit and checks the rest against the call's struct, or throws 400. */
export const readBody = <Q>({ request, context }: { request: Struct<Q, unknown>; context: Fits }, body: unknown): Q =>
  parseRequest(fitBody(body, { ...CONTEXT, ...context }), request);

type ApiParts = Shared & {
  db: Database;
  idempotency: Idempotency;
  publicOrigin?: string | undefined;
  clock: () => Date;
  sendsMail?: boolean;
  mailTestTo?: string | undefined;
};

type Parts = ApiParts & { knownWidgets: KnownWidgets };

/** What is sent in test mode too (spec §7), and what is dropped there in silence. */
const OF_TRIALS: readonly string[] = [calls.testCompleteEmail.path, calls.recordActivity.path];

/** The widget sends no completion from a page in preview or test mode; another sender's must not count either. @throws HttpError 400 */
function refuseTrial({ call }: CallModule, body: object) {
  if (isTrial(body) && !OF_TRIALS.includes(call.path))
    throw new HttpError(400, { error: 'Nothing is stored in preview and test mode' });
}

const JSON_ONLY = ['application/json'];
const JSON_OR_TEXT = ['application/json', 'text/plain'];
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

const contextOf = (
  request: FastifyRequest,
  { clock, sendsMail, mailTestTo, publicOrigin, ...parts }: Parts,
): Context => ({
  ...parts,
  now: clock(),
  sendsMail: sendsMail ?? false,
  mailTestTo: mailTestTo ?? null,
  ip: request.ip,
  headers: request.headers,
  origin: originOf(request, publicOrigin),
  reportPayment: (cause) => request.log.error({ err: cause }, 'the payment gateway failed'),
});

/** Submissions of one action may wait for its rows; those of other actions must not wait with them. */
function laneOf(path: string, body: unknown) {
  const { id } = (body ?? {}) as { id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? `${path} ${id}` : undefined;
}

function submissionOf(path: string, { headers, body }: FastifyRequest) {
  return { path, key: keyOf(headers['idempotency-key']), bodyHash: hashOfBody(body), lane: laneOf(path, body) };
}

/** The submission is stored by now, so that no failure here may look like one of its own. */
async function withBesides({ status, answer }: Answered, besides: () => Promise<object>, { log }: FastifyRequest) {
  try {
    return { status, answer: JSON.stringify({ ...JSON.parse(answer), ...(await besides()) }) };
  } catch (cause) {
    log.error({ err: cause }, 'an answer goes without what others have done');
    return { status, answer };
  }
}

/**
 * The body is read before the database's writer is taken: whoever sends nonsense must not keep it from others. A key that
 * was answered before is still answered as it was.
 */
async function runPrepared<Q, A, P>(module: SubmissionModule<Q, A, P>, parts: Parts, request: FastifyRequest) {
  const { path, answer: answerStruct } = module.call;
  const submission = submissionOf(path, request);
  let body: Q;
  try {
    body = readBody(module, request.body);
    refuseTrial(module, body as object);
    await refuseForeign(parts.db, request, parts.publicOrigin);
  } catch (cause) {
    const known = await parts.idempotency.answered(submission);
    if (known) return known;
    throw cause;
  }
  const context = { ...contextOf(request, parts), key: submission.key };
  let prepared: P;
  const { prepare, besides } = module;
  const prepareOnce =
    prepare &&
    (async () => {
      prepared = await prepare(body, context, parts.db);
    });
  let isNew = false;
  const act = async (trx: Transact) => {
    isNew = true;
    const answer = checkAnswer(await module.handle(body, trx, context, prepared), answerStruct);
    return { status: 200, answer: JSON.stringify(answer) };
  };
  const answered = await parts.idempotency.once(submission, act, prepareOnce);
  if (isNew) parts.meters?.submission(path);
  return besides ? withBesides(answered, () => besides(body, parts.db, context), request) : answered;
}

async function runOnce<Q, A, P>(module: SubmissionModule<Q, A, P>, parts: Parts, request: FastifyRequest) {
  try {
    return await runPrepared(module, parts, request);
  } catch (cause) {
    throw module.refuse && hasErrors(cause) ? module.refuse(cause.body.errors) : cause;
  }
}

async function run<Q, A>(module: QueryModule<Q, A> | NoteModule<Q, A>, parts: Parts, request: FastifyRequest) {
  const body = readBody(module, request.body);
  const answer = checkAnswer(await module.handle(body, parts.db, contextOf(request, parts)), module.call.answer);
  if (module.kind === 'note') parts.meters?.submission(module.call.path);
  return { status: 200, answer: JSON.stringify(answer) };
}

const perform = (module: CallModule, parts: Parts, request: FastifyRequest) =>
  module.kind === 'submission' ? runOnce(module, parts, request) : run(module, parts, request);

function addRoutes(app: FastifyInstance, module: CallModule, parts: Parts) {
  const { call, limit, maxBytes } = module;
  const options = { config: limit ? { limit } : {}, ...(maxBytes && { bodyLimit: maxBytes }) };
  const url = `/${call.path}`;
  app.post(url, options, async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, answer } = await perform(module, parts, request);
    return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(answer);
  });
  app.route({
    method: OTHER_METHODS,
    url,
    handler: () => {
      throw new HttpError(405, { error: 'Method not allowed' }, { allow: 'POST, OPTIONS' });
    },
  });
}

/** Notes need no preflight (contract §3). */
const mayBeText = ({ kind }: CallModule) => kind === 'note';

/** Adds `modules` below `/api/`. Notes are registered separately, since they accept `text/plain`. */
export async function registerCalls(app: FastifyInstance, given: ApiParts, modules = MODULES) {
  const parts = { ...given, knownWidgets: createKnownWidgets() };
  const groups = [
    { types: JSON_ONLY, members: modules.filter((module) => !mayBeText(module)) },
    { types: JSON_OR_TEXT, members: modules.filter(mayBeText) },
  ];
  for (const { types, members } of groups)
    await app.register(
      async (group) => {
        acceptJson(group, types);
        for (const module of members) addRoutes(group, module, parts);
      },
      { prefix: '/api' },
    );
}
