import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Trouble, troubleOf } from '../db/trouble.ts';
import { HttpError, notFound } from './errors.ts';

type Failure = Pick<HttpError, 'status' | 'headers' | 'body'>;

/** Our messages for Fastify's own errors, whose messages may quote the body. */
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

/** Log messages. The reader is told only to try again. */
const TROUBLES: Record<Trouble, string> = {
  busy: 'the database is busy',
  full: 'the disk of the database is full: nothing is stored until there is room',
  gone: 'the database cannot be reached',
  readOnly: 'the database can only be read: nothing is stored',
};
const RETRY_AFTER_SECONDS = '2';

function troubled(cause: FastifyError, trouble: Trouble, request: FastifyRequest): Failure {
  request.log.error({ err: cause }, TROUBLES[trouble]);
  return { status: 503, headers: { 'retry-after': RETRY_AFTER_SECONDS }, body: { error: refusal(503) } };
}

function send(reply: FastifyReply, { status, headers, body }: Failure) {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body);
}

/** Whether the reader's connection has broken: the database's fails with the same codes. */
export const hasLeft = ({ code }: Pick<FastifyError, 'code'>, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  /^(ECONNRESET|EPIPE|ECONNABORTED)$/.test(String(code ?? '')) && (raw.destroyed || raw.socket.destroyed);

/**
 * The answer to a failure: an HttpError as it says, trouble of the database as 503, anything else without details,
 * which are logged.
 */
export function failureOf(cause: FastifyError, request: FastifyRequest): Failure {
  if (cause instanceof HttpError) return cause;
  // Nobody hears the answer, and nobody but the reader's network is to blame.
  if (hasLeft(cause, request)) return { status: 400, headers: {}, body: { error: refusal(400) } };
  const trouble = troubleOf(cause);
  if (trouble) return troubled(cause, trouble, request);
  const status = cause.statusCode ?? 500;
  // Client errors are not logged.
  if (status >= 500) request.log.error({ err: cause }, 'request failed');
  return { status, headers: {}, body: { error: refusal(status) } };
}

export const answerError = (cause: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(reply, failureOf(cause, request));

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Every failure is JSON `{error}` without a stack trace (contract §6).
 *
 * @param answerMissing for an unknown address; default: JSON too
 */
export function installErrorHandler(
  app: FastifyInstance,
  answerMissing: Handler = (_request, reply) => send(reply, notFound()),
) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerMissing);
}
