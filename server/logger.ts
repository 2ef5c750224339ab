import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pretty from 'pino-pretty';

type Facts = Record<string, unknown>;
type Completed = { req: { method: string; path: string }; res: { statusCode: number }; responseTime: number };

const isCompleted = (facts: Facts): facts is Facts & Completed => 'req' in facts && 'res' in facts;

/** `GET /share/wr-poll 200 12 ms`, or the message. */
const worded = (facts: Facts, messageKey: string) =>
  isCompleted(facts)
    ? `${facts.req.method} ${facts.req.path} ${facts.res.statusCode} ${facts.responseTime} ms`
    : String(facts[messageKey] ?? '');

/** In the line already, or the same in every line. */
const LEFT_OUT = ['pid', 'hostname', 'reqId', 'req', 'res', 'responseTime'];

type Destination = NonNullable<pretty.PrettyOptions['destination']>;

/** Lines for a terminal: time, level, message and details. */
export const terminalLines = (destination: Destination = process.stdout, colorize = pretty.isColorSupported) =>
  pretty({
    colorize,
    destination,
    translateTime: 'SYS:HH:MM:ss',
    ignore: LEFT_OUT.join(','),
    messageFormat: worded,
    singleLine: true,
    // Synchronous, so that the last lines before the end are written.
    sync: true,
  });

/** Leaves out the query, which may name the reader. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0];

type Failure = Error & { code?: unknown; errcode?: unknown };

/** Leaves out `detail`, `where` and `parameters`, in which databases quote rows. */
const failure = (cause: Failure) => ({
  type: cause.name,
  message: cause.message,
  stack: cause.stack ?? '',
  code: cause.errcode ?? cause.code,
});

/** Lines on a terminal, JSON elsewhere. */
const destination = () => (process.stdout.isTTY ? { stream: terminalLines() } : {});

/** By pino's numbers; lines below are too many to be told of. */
const COUNTED: Record<number, string> = { 40: 'warn', 50: 'error', 60: 'fatal' };

/**
 * Logs without readers' addresses, bodies and headers.
 *
 * @param count is called for each line from a warning on
 */
export const loggerOptions = (
  level: string,
  count: (level: string) => void = () => undefined,
): NonNullable<FastifyServerOptions['logger']> => ({
  ...destination(),
  level,
  hooks: {
    logMethod(args, method, number) {
      const name = COUNTED[number];
      if (name) count(name);
      method.apply(this, args);
    },
  },
  serializers: {
    req: (request) => ({ method: request.method, path: pathOf(request as FastifyRequest) }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: failure,
  },
  redact: {
    paths: ['headers', 'body', 'ip', 'email', '*.email', '*.headers', '*.body', '*.ip', '*.remoteAddress'],
    remove: true,
  },
});

const TENTHS = 10;

/** One line per request, after its answer, instead of Fastify's two. */
class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest) {
    request.log.debug({ req: request }, 'request came');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const facts = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime * TENTHS) / TENTHS };
    if (error) reply.log.error({ ...facts, err: error }, 'request failed while it was answered');
    else reply.log.info(facts, 'request answered');
  }

  /** Fastify's message holds the query, which may name the reader; the request's line has the 404. */
  override routeNotFound() {}
}

export const requestLog = () => new RequestLog();
