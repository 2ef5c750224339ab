import { HttpError } from '../../http/errors.ts';

export type Asked = {
  /** A widget's public id. */
  requestId: string;
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
  throw new HttpError(400, { error: `${name} must be a whole number of pixels, from 1 on` });
}

const elsewhere = (origin: string) =>
  new HttpError(404, {
    error: `This server knows only addresses of ${origin}: its PUBLIC_ORIGIN or, without one, the host that was asked`,
  });

const unknown = () => new HttpError(404, { error: 'No widget has this address' });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unknown();
  }
}

/**
 * The widget that an address of ours shows: its own page, its page for feeds, or its frame.
 *
 * @param origin ours: an address elsewhere is never asked for
 */
function requestIdIn(address: string, origin: string): string {
  const url = URL.parse(address);
  if (!url || url.host !== new URL(origin).host || !/^https?:$/.test(url.protocol)) throw elsewhere(origin);
  if (/^\/widget\/(index\.html)?$/.test(url.pathname)) {
    // Only who is given its address may see one.
    if (url.searchParams.has('widgetPreviewId')) throw new HttpError(401, { error: 'Previews are private' });
    return url.searchParams.get('widgetRequestId') ?? '';
  }
  const [, id = ''] = /^\/share\/([^/]+?)(?:\/feed)?\/?$/.exec(url.pathname) ?? [];
  return decoded(id);
}

/**
 * Reads the query of `GET /oembed` (oEmbed 1.0, §2.2). Unknown parameters are ignored.
 *
 * @throws HttpError 400 without an address or with a senseless size, 401 for a preview, 404 for an address that is none
 *   of ours, 501 for another format
 */
export function readAsked(query: Record<string, unknown>, origin: string): Asked {
  const format = textOf(query.format) || 'json';
  if (!isFormat(format)) throw new HttpError(501, { error: `format must be one of: ${FORMATS.join(', ')}` });
  const address = textOf(query.url);
  if (!address) throw new HttpError(400, { error: 'url is missing' });
  const [maxWidth, maxHeight] = [lengthOf('maxwidth', query.maxwidth), lengthOf('maxheight', query.maxheight)];
  const requestId = requestIdIn(address, origin);
  if (!requestId || requestId.includes('\0')) throw unknown();
  return { requestId, maxWidth, maxHeight, format };
}
