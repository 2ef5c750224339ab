import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WireWidget } from '../../../widget/api/wire.ts';
import type { Database } from '../../db/schema.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { findWidget } from '../../widgets/find.ts';
import { languageOf, shareCopy } from '../copy.ts';
import { labelOf, leadOf } from '../lead.ts';
import type { Thumbnail } from '../share/picture/index.ts';
import { asXml, cacheSecondsOf, oembedAnswer } from './answer.ts';
import { readAsked } from './asked.ts';

export type OembedOptions = {
  db: Database;
  publicOrigin: string | undefined;
  clock: () => Date;
  thumbnailOf: (widget: WireWidget, origin: string) => Promise<Thumbnail | null>;
};

/** `GET /oembed?url&maxwidth&maxheight&format` (contract §6; oEmbed 1.0). Pages of any origin may ask. */
export function addOembed(app: FastifyInstance, { db, publicOrigin, clock, thumbnailOf }: OembedOptions) {
  const answer = async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply: FastifyReply) => {
    const origin = originOf(request, publicOrigin);
    const asked = readAsked(request.query, origin, publicOrigin);
    const widget = await findWidget(db, { widgetRequestId: asked.requestId });
    if (!widget) throw new Error('An id finds a widget, or throws');
    const copy = shareCopy(languageOf(widget.languageLocale));
    const lead = leadOf(widget, copy.takeAction);
    const { title } = lead;
    const now = clock();
    const label = labelOf(widget, lead, copy, now);
    const cacheSeconds = cacheSecondsOf(widget, now);
    const thumbnail = await thumbnailOf(widget, origin);
    const found = oembedAnswer({ origin, widget, title, label, thumbnail, cacheSeconds }, asked);
    reply.header('cache-control', `public, max-age=${cacheSeconds}`).header('access-control-allow-origin', '*');
    if (asked.format === 'xml') return reply.type('text/xml; charset=utf-8').send(asXml(found));
    return reply.type('application/json; charset=utf-8').send(found);
  };
  app.get('/oembed', { config: { limit: PAGES } }, answer);
}
