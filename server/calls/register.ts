import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../widget/api/calls.ts';
import type { Database } from '../db/schema.ts';
import { acceptJson } from '../http/body.ts';
import { hashOfBody } from '../http/canonical.ts';
import { HttpError } from '../http/errors.ts';
import { type Idempotency, keyOf } from '../http/idempotency.ts';
import { checkAnswer, parseRequest } from '../http/validate.ts';
import type { LawmakerLookUp } from '../lawmakers/look-up.ts';
import type { IpLocation } from '../location/ip-location.ts';
import { CONTEXT } from './fit/context.ts';
import { type Fits, fitBody } from './fit/values.ts';
import { MODULES } from './index.ts';
import type { CallModule, Context, NoteModule, QueryModule, SubmissionModule } from './module.ts';

export type ApiParts = {
  db: Database;
  idempotency: Idempotency;
  location: IpLocation;
  lawmakers: LawmakerLookUp;
  clock: () => Date;
  mailTestTo?: string | undefined;
};

const JSON_ONLY = ['application/json'];
const JSON_OR_TEXT = ['application/json', 'text/plain'];
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];

const contextOf = (request: FastifyRequest, { clock, location, lawmakers, mailTestTo }: ApiParts): Context => ({
  now: clock(),
  location,
  mailTestTo: mailTestTo ?? null,
  ip: request.ip,
  headers: request.headers,
  lawmakers,
});

const bodyOf = <Q, A>({ call, context }: { call: Call<Q, A>; context: Fits }, request: FastifyRequest): Q =>
  parseRequest(fitBody(request.body, { ...CONTEXT, ...context }), call.request);

function runOnce<Q, A>(module: SubmissionModule<Q, A>, parts: ApiParts, request: FastifyRequest) {
  const { path, answer: answerStruct } = module.call;
  const submission = { path, key: keyOf(request.headers['idempotency-key']), bodyHash: hashOfBody(request.body) };
  return parts.idempotency.once(submission, async (trx) => {
    const body = bodyOf(module, request);
    const answer = checkAnswer(await module.handle(body, trx, contextOf(request, parts)), answerStruct);
    return { status: 200, answer: JSON.stringify(answer) };
  });
}

async function run<Q, A>(module: QueryModule<Q, A> | NoteModule<Q, A>, parts: ApiParts, request: FastifyRequest) {
  const body = bodyOf(module, request);
  const answer = checkAnswer(await module.handle(body, parts.db, contextOf(request, parts)), module.call.answer);
  return { status: 200, answer: JSON.stringify(answer) };
}

const perform = (module: CallModule, parts: ApiParts, request: FastifyRequest) =>
  module.kind === 'submission' ? runOnce(module, parts, request) : run(module, parts, request);

function addRoutes(app: FastifyInstance, module: CallModule, parts: ApiParts) {
  const url = `/${module.call.path}`;
  app.post(url, async (request: FastifyRequest, reply: FastifyReply) => {
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

/** Adds `modules` below `/api/`. Notes stand apart: only they may come as `text/plain`. */
export async function registerCalls(app: FastifyInstance, parts: ApiParts, modules = MODULES) {
  const groups = [
    { types: JSON_ONLY, members: modules.filter(({ kind }) => kind !== 'note') },
    { types: JSON_OR_TEXT, members: modules.filter(({ kind }) => kind === 'note') },
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
