import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** Fastify's own refusals, in our words; its messages may quote the body. */
const REFUSALS: Record<number, string> = {
  400: 'Malformed request',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timed out',
  413: 'Request too large',
  415: 'Unsupported content type',
  429: 'Too many requests',
  503: 'Service unavailable',
};

const refusal = (status: number) => REFUSALS[status] ?? (status < 500 ? 'Bad request' : 'Internal server error');

function send(reply: FastifyReply, status: number, body: object) {
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
}

/** Answers a failure: a foreseen one as it says, any other without a word of what broke. */
export function answerError(cause: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (cause instanceof HttpError) return send(reply.headers(cause.headers), cause.status, cause.body);
  const status = cause.statusCode ?? 500;
  // A client error is the client's business; only what we did wrong is worth a line.
  if (status >= 500) request.log.error({ err: cause }, 'request failed');
  return send(reply, status, { error: refusal(status) });
}

/** Every failure is JSON `{error}` without a stack trace (contract §6). */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => send(reply, 404, { error: 'Not found' }));
}
