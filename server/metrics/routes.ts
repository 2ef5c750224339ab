import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { troubleOf } from '../db/trouble.ts';
import { quietLevel } from '../health.ts';
import { HttpError } from '../http/errors.ts';
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
 * Whether the setting's own token is given. Unlike an access token it needs no database, so that Prometheus also learns
 * that there is none.
 */
export function hasToken({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(hash(given), hash(token));
}

const unauthorised = () =>
  new HttpError(401, { error: 'The metrics need an access token' }, { 'www-authenticate': 'Bearer' });

/** `GET /metrics`, in Prometheus's text format. */
export function addMetrics(app: FastifyInstance, { collect, mayRead }: { collect: Collector; mayRead: Reader }) {
  const options = {
    logLevel: quietLevel(app),
    onRequest: async (request: FastifyRequest) => {
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
