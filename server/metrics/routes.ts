import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { troubleOf } from '../db/trouble.ts';
import { quietLevel } from '../health.ts';
import { HttpError } from '../http/errors.ts';
import { keepFromOtherSites } from '../http/security.ts';
import { isLoopback } from '../trial.ts';
import type { Collector } from './collect.ts';
import type { Meters } from './meters.ts';

const MS_PER_SECOND = 1_000;
const FAULT = 500;
/** Addresses without a route are anybody's text. */
const NO_ROUTE = 'none';

/** Measures each request once it is answered, by its route's pattern. */
export function measureRequests(app: FastifyInstance, meters: Meters) {
  app.addHook('onResponse', async ({ is404, method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
    meters.request({ route, method, status: statusCode, seconds: elapsedTime / MS_PER_SECOND });
  });
  app.addHook('onError', async (_request, _reply, cause: FastifyError) => {
    if (cause instanceof HttpError) return;
    const trouble = troubleOf(cause);
    if (trouble) meters.error(trouble);
    else if ((cause.statusCode ?? FAULT) >= FAULT) meters.error('fault');
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();

export type Reader = (request: FastifyRequest) => Promise<boolean>;

/**
 * Who may read the metrics: whoever has the token, and in a trial whoever sits at the machine. A page of another site can
 * name the machine by a host name of its own, and would then count as ours, so that a trial answers to its own names alone.
 */
export const readers =
  ({ token, isTrial }: { token: string | undefined; isTrial: boolean }): Reader =>
  async ({ headers: { authorization = '' }, hostname }) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (token && given) return timingSafeEqual(hash(given), hash(token));
    return isTrial && isLoopback(hostname);
  };

const unauthorised = () =>
  new HttpError(401, { error: 'The metrics need an access token' }, { 'www-authenticate': 'Bearer' });

/** `GET /metrics`, in Prometheus's text format. */
export function addMetrics(app: FastifyInstance, { collect, mayRead }: { collect: Collector; mayRead: Reader }) {
  const options = {
    logLevel: quietLevel(app),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      keepFromOtherSites(reply);
      if (!(await mayRead(request))) throw unauthorised();
    },
  };
  app.get('/metrics', options, async (_request, reply) => {
    const registries = await collect();
    const texts = await Promise.all(registries.map((registry) => registry.metrics()));
    const [{ contentType } = { contentType: 'text/plain' }] = registries;
    return reply.header('cache-control', 'no-store').type(contentType).send(texts.join('\n'));
  });
}
