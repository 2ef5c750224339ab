import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

/** A day; browsers use less (Chromium 2 h). */
const PREFLIGHT_SECONDS = 86_400;

/** What the tus protocol says in both directions. */
const UPLOAD_HEADERS = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length'];

/** Some proxies let no PATCH and no DELETE through (tus 1.0). */
const OVERRIDE = 'X-HTTP-Method-Override';

/**
 * Any page may call, sandboxed ones (`Origin: null`) too: there are no cookies that could be misused. `*` instead of
 * the caller's origin, so that a shared cache holds one answer.
 */
const CORS = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: ['Content-Type', 'Accept', 'Idempotency-Key', ...UPLOAD_HEADERS, 'Upload-Metadata', OVERRIDE],
  exposedHeaders: ['Retry-After', 'Location', ...UPLOAD_HEADERS],
  maxAge: PREFLIGHT_SECONDS,
  strictPreflight: false,
};

/**
 * Headers of every answer of the widget's origin, by their lower-case names. Its policy is for answers that aren't pages:
 * opened as one, they load and run nothing and can't be framed; SVG pictures may hold styles. Pages have their own. Other
 * sites frame our pages, so only the content policy restricts frames.
 */
export const securityHeaders = (publicOrigin: string | undefined): Record<string, string> => ({
  'content-security-policy':
    "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(publicOrigin?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
});

/** What the dashboards and whoever reads the metrics are told, and no page of others may read. */
const PRIVATE = /^\/(dashboard|metrics)(\/|$)/;

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://own.invalid').pathname);
  } catch {
    return url;
  }
}

/** The route counts however its address is spelt; the address, where no route was found. */
const isPrivate = ({ routeOptions, url }: FastifyRequest) =>
  PRIVATE.test(routeOptions.url ?? '') || PRIVATE.test(pathOf(url));

const OPEN = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-max-age',
  'timing-allow-origin',
];

/** At the end, since the other hooks have opened every answer. */
function closePrivate(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    if (!isPrivate(request)) return;
    for (const name of OPEN) reply.removeHeader(name);
    reply.headers({ 'cross-origin-resource-policy': 'same-origin', 'referrer-policy': 'same-origin' });
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

export async function secureWidgetOrigin(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', async ({ headers: { host }, raw }, reply) => {
    reply.headers(headers);
    const isNamed = host !== undefined || raw.httpVersion === '1.0';
    const isNamedTwice = (raw.headersDistinct?.host?.length ?? 0) > 1;
    if (!isNamed || isNamedTwice) throw new HttpError(400, { error: 'Malformed request' });
  });
  await app.register(cors, CORS);
  closePrivate(app);
}
