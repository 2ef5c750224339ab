import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { HttpError } from './errors.ts';

/** A day; browsers use less (Chromium 2 h). */
const PREFLIGHT_SECONDS = 86_400;

/** What the tus protocol says in both directions. */
const UPLOAD_HEADERS = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length'];

/**
 * Any page may call, sandboxed ones (`Origin: null`) too: there are no cookies that could be misused. `*` instead of
 * the caller's origin, so that a shared cache holds one answer.
 */
const CORS = {
  origin: '*',
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  allowedHeaders: ['Content-Type', 'Accept', 'Idempotency-Key', ...UPLOAD_HEADERS, 'Upload-Metadata'],
  exposedHeaders: ['Retry-After', 'Location', ...UPLOAD_HEADERS],
  maxAge: PREFLIGHT_SECONDS,
  strictPreflight: false,
};

/**
 * For answers that aren't pages: opened as one, they load and run nothing and can't be framed. Pages have their own.
 */
const NO_PAGE = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    // SVG pictures may hold styles.
    styleSrc: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** Other sites frame our pages, so only the content policy restricts frames. */
const helmetOptions = (isHttps: boolean) => ({
  contentSecurityPolicy: NO_PAGE,
  xFrameOptions: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' as const },
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  strictTransportSecurity: isHttps,
  // For Internet Explorer and Flash alone, or what browsers do anyway.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** As a table: requests that Fastify never sees, such as half of one, are answered with these headers too. */
function helmetHeaders(isHttps: boolean): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(helmetOptions(isHttps))(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Headers of every answer of the widget's origin, by their lower-case names. */
export const securityHeaders = (publicOrigin: string | undefined): Record<string, string> => ({
  ...helmetHeaders(publicOrigin?.startsWith('https:') ?? false),
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
    if (host === undefined && raw.httpVersion !== '1.0') throw new HttpError(400, { error: 'Malformed request' });
  });
  await app.register(cors, CORS);
  closePrivate(app);
}
