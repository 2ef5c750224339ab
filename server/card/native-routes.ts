import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import { attributesOf, type NativePlace } from './native.ts';
import type { createCardPages } from './pages.ts';
import { searchOf, sendCardPage } from './send.ts';

export type NativeRoutesOptions = {
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
    const page = await pageFor(request, { search: `?${query}`, native: placeOf(request, attributesOf(query)) });
    if (!page) throw notFound();
    return sendCardPage(request, reply, page, firstCardSeconds);
  });
}
