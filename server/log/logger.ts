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

/** Logs without readers' addresses, bodies and headers. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  ...destination(),
  level,
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
