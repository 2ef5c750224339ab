import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/schema.ts';
import { answerError } from '../http/error-handler.ts';
import { HttpError } from '../http/errors.ts';
import { policy } from '../static/csp.ts';
import { findWidget } from '../widgets/find.ts';
import { acceptedLanguage } from './copy.ts';
import { missingPage } from './missing-page.ts';
import { originOf } from './origin.ts';
import { styleHash } from './page-policy.ts';
import { sharePage } from './share-page.ts';
import { SHARE_STYLE } from './share-style.ts';

const STYLE_HASH = styleHash(SHARE_STYLE);

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

const asPage = (reply: FastifyReply, origin: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', sharePolicy(origin));

const sendMissing = (request: FastifyRequest, reply: FastifyReply, origin: string) =>
  asPage(reply, origin)
    .code(404)
    .header('vary', 'accept-language')
    .send(missingPage(acceptedLanguage(request.headers['accept-language'])));

/** What the router can't read: below `/share/` it is a link that was cut, and a person followed it. */
export const answerUnreadable =
  (publicOrigin: string | undefined) => (cause: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    request.url.startsWith('/share/')
      ? sendMissing(request, reply, originOf(request, publicOrigin))
      : answerError(cause, request, reply);

/** `GET /share/REQUEST_ID` (contract §6). A person came by the link, so that all below `/share` is answered with a page. */
export function addSharePage(app: FastifyInstance, db: Database, publicOrigin: string | undefined) {
  const page = async (request: FastifyRequest<{ Params: { '*'?: string } }>, reply: FastifyReply) => {
    const origin = originOf(request, publicOrigin);
    const requestId = request.params['*'] ?? '';
    // No id holds NUL, and PostgreSQL refuses to look for one.
    const widget = requestId.includes('\0') ? null : await widgetOrNull(db, requestId);
    if (!widget) return sendMissing(request, reply, origin);
    const path = `/share/${encodeURIComponent(requestId)}`;
    return asPage(reply, origin).send(sharePage({ widget, origin, path, query: queryOf(request.url) }));
  };
  for (const url of ['/share', '/share/*']) app.get(url, page);
}
