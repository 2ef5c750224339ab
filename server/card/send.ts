import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNCHANGED } from '../http/content-policy.ts';
import { notFound } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import { encodingFor } from './encoding.ts';
import { attributesOf, type NativePlace } from './native.ts';
import type { CardPage, createCardPages } from './pages.ts';

/** The query of a request, as browsers write it in an address. */
export const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://self.invalid').search;

/** How many times as long an old page may be used while a new one is fetched. */
const STALE_TIMES = 10;

/** Browsers ask each time, and mostly hear that nothing has changed. Shared caches do too, or after this time. */
function shared(usual: number, left: number): string {
  const seconds = Math.min(usual, Math.floor(left));
  // A page whose widget opens or closes is wrong from then on.
  const stale = Math.min(usual * STALE_TIMES, Math.floor(left) - seconds);
  return seconds > 0 ? `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}` : 'public, no-cache';
}
/** One that says where its reader is. */
const PERSONAL = 'private, no-cache';

const hasEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** Answers with a page, or with 304 where the reader has it. @param sharedSeconds how long shared caches may keep it */
export function sendCardPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies, isPersonal, secondsLeft }: CardPage,
  sharedSeconds: number,
) {
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Of an encoding, not of the page: shared caches keep one body for each.
  const own = `${etag.slice(0, -1)}-${encoding}"`;
  reply.headers({
    'cache-control': `${isPersonal ? PERSONAL : shared(sharedSeconds, secondsLeft ?? Number.POSITIVE_INFINITY)}, ${UNCHANGED}`,
    vary: 'Accept-Encoding',
    etag: own,
  });
  if (hasEtag(request.headers['if-none-match'], own)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}

type NativeRoutesOptions = {
  publicOrigin?: string | undefined;
  /** How long shared caches may keep a placement. */
  firstCardSeconds: number;
  pageFor: ReturnType<typeof createCardPages>;
};

/** Placements with their first card: `/native/ID.html` for publishers, and by the query of a frame for the script. */
export function addNative(app: FastifyInstance, { publicOrigin, firstCardSeconds, pageFor }: NativeRoutesOptions) {
  const placeOf = (request: FastifyRequest, attributes: NativePlace['attributes'] = []): NativePlace => ({
    origin: originOf(request, publicOrigin),
    attributes,
  });

  app.get('/native/', async (request, reply) => {
    const page = await pageFor(request, { search: searchOf(request), native: placeOf(request) });
    // The widget then draws itself: to the page that asks, that is no failure.
    if (!page) return reply.code(204).header('cache-control', 'no-cache').send();
    return sendCardPage(request, reply, page, firstCardSeconds);
  });

  app.get<{ Params: { id: string } }>('/native/:id.html', async (request, reply) => {
    const query = new URLSearchParams(searchOf(request));
    query.set('widgetRequestId', request.params.id);
    const attributes = attributesOf(query);
    // Only the reader's browser knows; the script then changes what is drawn.
    if (query.get('colorScheme') === 'auto') query.delete('colorScheme');
    const page = await pageFor(request, { search: `?${query}`, native: placeOf(request, attributes) });
    if (!page) throw notFound();
    return sendCardPage(request, reply, page, firstCardSeconds);
  });
}
