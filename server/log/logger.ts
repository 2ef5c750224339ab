import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { terminalLines } from './terminal.ts';

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
