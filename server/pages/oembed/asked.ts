import { HttpError } from '../../http/errors.ts';
import { type Choices, readOptions } from '../embed/choices.ts';

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
export function readAsked(query: Record<string, unknown>, origin: string, publicOrigin: string | undefined): Asked {
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
