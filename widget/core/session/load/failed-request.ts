import { RequestError } from '../../api/errors.ts';
import type { GetActionsRequest } from '../../api/wire.ts';

type Request = GetActionsRequest;

/** Enough to tell a captive portal from a proxy's error page. */
const MAX_BODY_CHARS = 200;

const bare = (address: string | null | undefined) => address?.replace(/[?#].*$/s, '');

/** The request's fields. Addresses lose their query, which may name the reader. */
const asked = (request: Request) => ({
  'request.widgetRequestId': request.widgetRequestId,
  'request.widgetPreviewId': request.widgetPreviewId,
  'request.articleUrl': bare(request.articleUrl),
  'request.articleUrlTracking': bare(request.articleUrlTracking),
  'request.widgetEmbedType': request.widgetEmbedType,
  'request.sponsored': request.sponsored,
});

const typeOf = (value: unknown) => (Array.isArray(value) ? `list of ${value.length}` : typeof value);

/**
 * The keys of a response and the types of its values: the values may hold the reader's location. Only the API's error
 * code is kept.
 */
function shapeOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null)
    return body === undefined ? undefined : String(body).slice(0, MAX_BODY_CHARS);
  return Object.entries(body)
    .map(([key, value]) => `${key}: ${key === 'error' ? String(value) : typeOf(value)}`)
    .join(', ')
    .slice(0, MAX_BODY_CHARS);
}

const answered = (error: unknown) =>
  error instanceof RequestError
    ? { 'response.failure': error.failure, 'response.status': error.status, 'response.body': shapeOf(error.body) }
    : {};

/**
 * The context for the report of a widget that could not be loaded (spec §8): request and response, without personal
 * data.
 */
export const failedRequest = (request: Request, error: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...asked(request), ...answered(error) }).filter(
      ([, value]) => value !== undefined && value !== null,
    ),
  );
