import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { policy } from '../static/csp.ts';
import { findWidget } from '../widgets/find.ts';
import { originOf } from './origin.ts';
import { missingPage, sharePage } from './share-page.ts';
import { SHARE_STYLE } from './share-style.ts';

const STYLE_HASH = `'sha256-${createHash('sha256').update(SHARE_STYLE).digest('base64')}'`;

/** `style` attributes stand on the frame; `unsafe-hashes` would need each of the loader's too. */
const sharePolicy = (origin: string) =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", origin],
    'connect-src': ["'self'", origin],
    'frame-src': ["'self'", origin],
    'img-src': ["'self'", 'data:', 'https:'],
    'style-src-elem': [STYLE_HASH, "'self'", origin],
    'style-src-attr': ["'unsafe-inline'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

async function widgetOrNull(db: Database, requestId: string) {
  try {
    return await findWidget(db, { widgetRequestId: requestId });
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return null;
    throw cause;
  }
}

/** `GET /share/REQUEST_ID` (contract §6). */
export function addSharePage(app: FastifyInstance, db: Database, publicOrigin: string | undefined) {
  app.get<{ Params: { requestId: string } }>('/share/:requestId', async (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const widget = await widgetOrNull(db, request.params.requestId);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', sharePolicy(origin));
    if (!widget) return reply.code(404).send(missingPage());
    const path = `/share/${encodeURIComponent(request.params.requestId)}`;
    return sharePage({ widget, origin, path, query: queryOf(request.url) });
  });
}
