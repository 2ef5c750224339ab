import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { HttpError } from './errors.ts';

/** What one network address may do in a minute. Routes with the same limit are counted together, apart from all others. */
export type Limit = {
  /** By default as often as the deployment says (`RATE_LIMIT`), which nothing may exceed. */
  perMinute?: number;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** All of the API that has no limit of its own. */
const API: Limit = {};
/** Pages that look something up. */
export const PAGES: Limit = {};
/** A hall of people behind one address writes so many; whoever sends more in the names of others is held up. */
export const LETTERS: Limit = { perMinute: 30 };
/** Nobody looks up a whole street: one household does. */
export const REGISTRATIONS: Limit = { perMinute: 10 };

const MS_PER_SECOND = 1_000;
const IPV6_PREFIX_BITS = 64;

const UNSAID = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Goes by the matched route: an address can be spelt in many ways, such as `/%61pi/` or `http://host/api/`. */
const limitOf = ({ config, url }: RouteOptions) => config?.limit ?? (url.startsWith('/api/') ? API : undefined);

/** A file is not limited: it costs nothing, and an article's readers may share one address. */
export async function limitRequests(app: FastifyInstance, perMinute: number) {
  // 0 is for those whose proxy counts already.
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // One household or phone has a whole /64.
    ipv6Subnet: IPV6_PREFIX_BITS,
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, { error: 'Too many requests' }, { 'retry-after': String(Math.ceil(ttl / MS_PER_SECOND)) }),
    addHeaders: { 'retry-after': true, ...UNSAID },
    addHeadersOnExceeding: UNSAID,
  });
  const counters = new Map<Limit, ReturnType<typeof app.rateLimit>>();
  const counterOf = (limit: Limit) => {
    const max = Math.min(limit.perMinute ?? perMinute, perMinute);
    const counter = counters.get(limit) ?? app.rateLimit({ max });
    counters.set(limit, counter);
    return counter;
  };
  app.addHook('onRoute', (route) => {
    const limit = limitOf(route);
    if (limit) route.onRequest = [counterOf(limit), ...[route.onRequest ?? []].flat()];
  });
}
