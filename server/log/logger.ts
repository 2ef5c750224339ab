import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { terminalLines } from './terminal.ts';

/** The query is left out: an article's address may name the reader. */
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0];

type Failure = Error & { code?: unknown; errcode?: unknown };

/** No `detail`, `where` or `parameters`: a database puts the row it refused in there. */
const failure = (cause: Failure) => ({
  type: cause.name,
  message: cause.message,
  stack: cause.stack ?? '',
  code: cause.errcode ?? cause.code,
});

/** Lines where somebody reads them, JSON where a program collects them. */
const destination = () => (process.stdout.isTTY ? { stream: terminalLines() } : {});

/** Logs that hold no address, no body and no header of a reader. */
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
