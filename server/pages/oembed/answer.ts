import { ALLOW, SIZE } from '../../../loader/protocol.ts';
import type { WireWidget } from '../../../widget/api/wire.ts';
import { heightFor } from '../../../widget/model/look/size.ts';
import { type Hours, hoursAt } from '../../widgets/hours.ts';
import { frameAddress } from '../embed/written.ts';
import { html } from '../html.ts';
import type { Thumbnail } from '../share/picture/index.ts';
import { FRAME_STYLE, shareAddress } from '../snippet.ts';
import type { Asked } from './asked.ts';

/** How long a consumer may keep an answer, s, if its widget does not open or close before. */
const CACHE_SECONDS = 3_600;
const MS_PER_SECOND = 1_000;

export function cacheSecondsOf(widget: WireWidget, now: Date): number {
  const { until } = hoursAt(widget as Hours, now);
  const left = until === null ? CACHE_SECONDS : Math.floor((until - now.getTime()) / MS_PER_SECOND);
  return Math.min(CACHE_SECONDS, left);
}

export type Shown = {
  origin: string;
  widget: WireWidget;
  title: string;
  /** Of the link that stands where the frame can't. */
  label: string;
  thumbnail: Thumbnail | null;
  cacheSeconds: number;
};

/** oEmbed 1.0, §2.3.4; JSON as it is, XML by its own writer. */
export type Answer = Record<string, string | number>;

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
export function oembedAnswer(shown: Shown, asked: Asked): Answer {
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
