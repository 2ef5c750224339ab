import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

const MS_PER_SECOND = 1_000;
const IPV6_PREFIX_BITS = 64;

/** Only the API is limited: a file costs nothing, and an article's readers may share one address. */
export const limitApi = async (app: FastifyInstance, max: number) => {
  // 0 is for those whose proxy counts already.
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    // One household or phone has a whole /64.
    ipv6Subnet: IPV6_PREFIX_BITS,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) =>
      new HttpError(429, { error: 'Too many requests' }, { 'retry-after': String(Math.ceil(ttl / MS_PER_SECOND)) }),
    addHeaders: {
      'retry-after': true,
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
};
