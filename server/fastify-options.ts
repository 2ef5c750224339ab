import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { MAX_BODY_BYTES } from './http/body.ts';
import { answerUnparsed } from './http/connections.ts';
import { trustedProxies } from './http/network.ts';
import { loggerOptions, requestLog } from './logger.ts';
import type { Options } from './options.ts';
import { answerUnreadable } from './pages/share/index.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Options of the widget's origin.
 *
 * @param headers sent with every answer
 * @param countLine is called for each line of the log from a warning on
 */
export const fastifyOptions = (
  { logLevel, trustProxy }: Options,
  headers: Record<string, string>,
  countLine: (level: string) => void,
): FastifyHttpOptions<Server> => ({
  logger: loggerOptions(logLevel, countLine),
  logController: requestLog(),
  trustProxy: trustedProxies(trustProxy),
  bodyLimit: MAX_BODY_BYTES,
  requestTimeout: REQUEST_TIMEOUT_MS,
  frameworkErrors: answerUnreadable(headers),
  clientErrorHandler: answerUnparsed(headers),
  // Otherwise Node itself refuses a request without a host, and without our headers.
  http: { requireHostHeader: false },
  // A request that still arrives on an open connection is answered: it may be somebody's signature.
  return503OnClosing: false,
});
