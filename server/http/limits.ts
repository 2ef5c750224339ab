import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { HttpError } from './errors.ts';
import { widerNetworkOf } from './network.ts';

/** A limit per network address and minute. Routes that share a limit are counted together. */
export type Limit = {
  /** By default, and at most, the deployment's `RATE_LIMIT`. */
  perMinute?: number;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
}

/** The routes of the API that have no limit of their own. */
const API: Limit = {};
/** Pages that read the database. */
export const PAGES: Limit = {};
/** Enough for a room full of people behind one address; slows down anybody who writes in the names of others. */
export const LETTERS: Limit = { perMinute: 30 };
/** Enough for a hall full of people behind one address; counted together. */
export const SIGNATURES: Limit = { perMinute: 120 };
/** Enough for a household; slows down anybody who looks up a whole street. */
export const REGISTRATIONS: Limit = { perMinute: 10 };
/** Enough for a family; slow down anybody who tries out stolen cards. */
export const DONATIONS: Limit = { perMinute: 10 };
export const PAYMENTS: Limit = { perMinute: 10 };
/** Enough for a household; publishing a video keeps a core busy for seconds. */
export const VIDEOS: Limit = { perMinute: 12 };

/** First cards. Readers mostly get one that has been drawn before; whoever asks for many new ones keeps the processor busy. */
const DRAWINGS_PER_MINUTE = 120;

const MS_PER_SECOND = 1_000;
const IPV6_PREFIX_BITS = 64;
/**
 * A rented server often has a /56 or /48, which hold many /64 networks. A /56 may send 4 times as many requests as a /64, a
 * /48 16 times as many.
 */
const WIDER: [bits: number, times: number][] = [
  [56, 4],
  [48, 16],
];

const UNSAID = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Goes by the matched route: an address can be spelt in many ways, such as `/%61pi/` or `http://host/api/`. */
const limitOf = ({ config, url }: RouteOptions) => config?.limit ?? (url.startsWith('/api/') ? API : undefined);

/** Files are not limited: they cost little, and many readers of an article may share an address. */
export async function limitRequests(app: FastifyInstance, perMinute: number) {
  // 0 is for deployments whose proxy limits requests.
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    // A household or phone has a whole /64.
    ipv6Subnet: IPV6_PREFIX_BITS,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: { 'retry-after': true, ...UNSAID },
    addHeadersOnExceeding: UNSAID,
  });
  const counters = new Map<Limit, Counter[]>();
  const countersOf = (limit: Limit): Counter[] => {
    const max = Math.min(limit.perMinute ?? perMinute, perMinute);
    const found = counters.get(limit) ?? [
      app.rateLimit({ max }),
      ...WIDER.map(([bits, times]) => wider(app, bits, max * times)),
    ];
    counters.set(limit, found);
    return found;
  };
  app.addHook('onRoute', (route) => {
    const limit = limitOf(route);
    if (limit) route.onRequest = [...countersOf(limit), ...[route.onRequest ?? []].flat()];
  });
}

type Counter = ReturnType<FastifyInstance['rateLimit']> | ((request: FastifyRequest) => Promise<void>);

const tooMany = (ms: number) =>
  new HttpError(429, { error: 'Too many requests' }, { 'retry-after': String(Math.ceil(ms / MS_PER_SECOND)) });

/** Counts the requests of an IPv6 network. IPv4 addresses belong to none. @throws HttpError 429 */
function wider(app: FastifyInstance, bits: number, max: number) {
  const count = app.createRateLimit({ max, keyGenerator: ({ ip }) => String(widerNetworkOf(ip, bits)) });
  return async (request: FastifyRequest) => {
    if (widerNetworkOf(request.ip, bits) === null) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

/** @returns a function that counts a drawing of a first card, and says whether the reader's network may have it */
export function limitDrawings(app: FastifyInstance, perMinute: number): (request: FastifyRequest) => Promise<boolean> {
  if (perMinute === 0) return async () => true;
  const count = app.createRateLimit({ max: Math.min(DRAWINGS_PER_MINUTE, perMinute) });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}
