import { RequestError } from '../../api/errors.ts';
import type { GetActionsRequest } from '../../api/wire.ts';

type Request = GetActionsRequest;

/** Enough to tell a captive portal from a proxy's error page. */
const MAX_BODY_CHARS = 200;

const bare = (address: string | null | undefined) => address?.replace(/[?#].*$/s, '');

/** What was asked, without the addresses' queries, which may name the reader. */
const asked = (request: Request) => ({
  'request.widgetRequestId': request.widgetRequestId,
  'request.widgetPreviewId': request.widgetPreviewId,
  'request.articleUrl': bare(request.articleUrl),
  'request.articleUrlTracking': bare(request.articleUrlTracking),
  'request.widgetEmbedType': request.widgetEmbedType,
  'request.sponsored': request.sponsored,
});

const typeOf = (value: unknown) => (Array.isArray(value) ? `list of ${value.length}` : typeof value);

/** An answer's shape and not its values: a widget's holds where its reader is. The API's own word for a failure is kept. */
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

/** What goes with the report of a widget that did not come (spec §8): request and response, nothing personal. */
export const failedRequest = (request: Request, error: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...asked(request), ...answered(error) }).filter(
      ([, value]) => value !== undefined && value !== null,
    ),
  );
