import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ALLOW, SIZE } from '../../loader/protocol.ts';
import type { WireWidget } from '../../widget/core/api/wire.ts';
import { heightFor } from '../../widget/core/model/look/size.ts';
import type { Database } from '../db/schema.ts';
import { HttpError } from '../http/errors.ts';
import { PAGES } from '../http/limits.ts';
import { originOf } from '../http/origin.ts';
import { findWidget } from '../widgets/find.ts';
import { type Hours, hoursAt } from '../widgets/hours.ts';
import { languageOf, shareCopy } from './copy.ts';
import { type Choices, readOptions } from './embed/choices.ts';
import { frameAddress } from './embed/written.ts';
import { html } from './html.ts';
import { labelOf, leadOf } from './lead.ts';
import type { Thumbnail } from './share/picture/index.ts';
import { FRAME_STYLE, shareAddress } from './snippet.ts';

export type Asked = {
  /** A widget's public id. */
  requestId: string;
  /** Those of the frame whose address was given. */
  options: Choices['options'];
  maxWidth: number | null;
  maxHeight: number | null;
  format: 'json' | 'xml';
};

export const FORMATS = ['json', 'xml'] as const;

const isFormat = (text: string): text is Asked['format'] => (FORMATS as readonly string[]).includes(text);

/** A repeated parameter counts once, as its first. */
const textOf = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? '');

function lengthOf(name: string, value: unknown): number | null {
  const text = textOf(value);
  if (text === '') return null;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new HttpError(400, { error: `${name} must be a whole number of pixels, from 1 to 999999` });
}

const elsewhere = (origin: string, publicOrigin: string | undefined) =>
  new HttpError(404, {
    error: publicOrigin
      ? `PUBLIC_ORIGIN is ${publicOrigin}, so only its addresses have an answer`
      : `PUBLIC_ORIGIN is not set, so only addresses of the host ${new URL(origin).host} have an answer`,
  });

const unknown = () => new HttpError(404, { error: 'No widget has this address' });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unknown();
  }
}

/** The widget that an address of ours shows: its own page, its page for feeds, or its frame. */
function shownAt(url: URL): Pick<Asked, 'requestId' | 'options'> {
  if (/^\/widget\/(index\.html)?$/.test(url.pathname)) {
    // Only who is given its address may see one.
    if (url.searchParams.has('widgetPreviewId')) throw new HttpError(401, { error: 'Previews are private' });
    return { requestId: url.searchParams.get('widgetRequestId') ?? '', options: readOptions(url.searchParams) };
  }
  const [, id = ''] = /^\/share\/([^/]+?)(?:\/feed)?\/?$/.exec(url.pathname) ?? [];
  return { requestId: decoded(id), options: new Map() };
}

/**
 * Reads the query of `GET /oembed` (oEmbed 1.0, §2.2). Unknown parameters are ignored.
 *
 * @param origin ours: an address elsewhere is never asked for
 * @param publicOrigin the setting that says so, if it is set
 * @throws HttpError 400 without an address or with a senseless size, 401 for a preview, 404 for an address that is none
 *   of ours, 501 for another format
 */
function readAsked(query: Record<string, unknown>, origin: string, publicOrigin: string | undefined): Asked {
  const format = textOf(query.format) || 'json';
  if (!isFormat(format)) throw new HttpError(501, { error: `format must be one of: ${FORMATS.join(', ')}` });
  const address = textOf(query.url);
  if (!address) throw new HttpError(400, { error: 'url is missing' });
  const [maxWidth, maxHeight] = [lengthOf('maxwidth', query.maxwidth), lengthOf('maxheight', query.maxheight)];
  const url = URL.parse(address);
  if (url?.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) throw elsewhere(origin, publicOrigin);
  const shown = shownAt(url);
  if (!shown.requestId || shown.requestId.includes('\0')) throw unknown();
  return { ...shown, maxWidth, maxHeight, format };
}

/** How long a consumer may keep an answer, s, if its widget does not open or close before. */
const CACHE_SECONDS = 3_600;
const MS_PER_SECOND = 1_000;

function cacheSecondsOf(widget: WireWidget, now: Date): number {
  const { until } = hoursAt(widget as Hours, now);
  const left = until === null ? CACHE_SECONDS : Math.floor((until - now.getTime()) / MS_PER_SECOND);
  return Math.min(CACHE_SECONDS, left);
}

type Shown = {
  origin: string;
  widget: WireWidget;
  title: string;
  /** Of the link that stands where the frame can't. */
  label: string;
  thumbnail: Thumbnail | null;
  cacheSeconds: number;
};

/** oEmbed 1.0, §2.3.4; JSON as it is, XML by its own writer. */
type Answer = Record<string, string | number>;

/**
 * The box that the widget gets (contract §6): its own size, within what is asked for. Less than the widget needs is
 * obeyed, since its frame scrolls.
 */
function sizeWithin(widget: WireWidget, { maxWidth, maxHeight, options }: Asked) {
  const width = Math.min(Number(options.get('width') ?? SIZE.width), maxWidth ?? SIZE.width);
  const customHeight = Number(options.get('height') ?? widget.customSizing?.height ?? 0) || null;
  const height = heightFor(width, { customHeight, hasNotice: options.has('notice') });
  return { width, height: Math.min(height, maxHeight ?? height) };
}

/**
 * Without a script, and with one frame: WordPress and Iframely take no other. WordPress shows the quote until the frame
 * has told its height. Attributes have values, for readers of XHTML.
 */
function markupOf({ origin, title, label }: Shown, asked: Asked, { width, height }: { width: number; height: number }) {
  const page = shareAddress(origin, asked.requestId);
  const src = frameAddress({ ...asked, origin }, false);
  return html`<blockquote><p><a href="${page}">${title} – ${label}</a></p></blockquote><iframe src="${src}" title="${title}" width="${width}" height="${height}" frameborder="0" style="${FRAME_STYLE}" allow="${ALLOW}" allowfullscreen="allowfullscreen"></iframe>`
    .markup;
}

const fits = ({ width, height }: Thumbnail, { maxWidth, maxHeight }: Asked) =>
  width <= (maxWidth ?? width) && height <= (maxHeight ?? height);

/** What `GET /oembed` answers. */
function oembedAnswer(shown: Shown, asked: Asked): Answer {
  const { origin, widget, title, thumbnail, cacheSeconds } = shown;
  const size = sizeWithin(widget, asked);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Civic Action',
    provider_url: `${origin}/`,
    ...(widget.publisherName && { author_name: widget.publisherName }),
    cache_age: cacheSeconds,
    ...(thumbnail &&
      fits(thumbnail, asked) && {
        thumbnail_url: thumbnail.url,
        thumbnail_width: thumbnail.width,
        thumbnail_height: thumbnail.height,
      }),
    ...size,
    html: markupOf(shown, asked, size),
  };
}

/** XML 1.0 has no place for these. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The same as XML (oEmbed 1.0, §2.3.3). */
export function asXml(answer: Answer): string {
  const fields = Object.entries(answer).map(([name, value]) => {
    const text = html`${String(value).replace(NOT_XML, '')}`.markup;
    return `<${name}>${text}</${name}>`;
  });
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('\n')}\n</oembed>\n`;
}

type OembedOptions = {
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
