import '../browser/abort-signal.ts';
import ky, { HTTPError, type Options, type RetryOptions, TimeoutError } from 'ky';
import { HTTP_TIMEOUT_MS, MAX_RETRY_AFTER_MS, RETRIES } from '../numbers/constants.ts';
import type { Call } from './calls/call.ts';
import type { HttpAnswer } from './client.ts';
import { networkError, type RequestError, statusError, timeoutError } from './errors.ts';

/** Where the specification counts `Retry-After` (spec §9). */
const TIMED = [413, 429, 503];

/** Reads `Retry-After`, in seconds or as a date. @returns ms from now; NaN without one */
function retryAfterOf({ headers }: Response): number {
  const after = headers.get('Retry-After');
  return after === null ? Number.NaN : Number(after) * 1_000 || Date.parse(after) - Date.now();
}

type ShouldRetry = NonNullable<RetryOptions['shouldRetry']>;

/** `undefined` leaves it to ky. A longer wait than a reader would accept is none. */
const shouldRetry: ShouldRetry = ({ error }) => {
  if (!(error instanceof HTTPError)) return undefined;
  const wait = retryAfterOf(error.response);
  if (wait > MAX_RETRY_AFTER_MS) return false;
  // Without a time ky would not repeat a 413, and would look for the time in other headers.
  return (Number.isNaN(wait) && TIMED.includes(error.response.status)) || undefined;
};

/** Questions, which change nothing: the specification's table is ky's (spec §9). */
export const AS_QUESTION: RetryOptions = { limit: RETRIES, shouldRetry };

/** The widget itself: without it there is nothing to show, so a timeout is retried too. */
const AS_WIDGET: RetryOptions = { ...AS_QUESTION, methods: ['post'], retryOnTimeout: true };

/** Submissions. They are sent again only while the first request of their key is still running: 409 (contract §6). */
const AS_SUBMISSION: RetryOptions = {
  limit: 3,
  methods: ['post'],
  statusCodes: [409],
  afterStatusCodes: [409],
  shouldRetry: (state) => (state.error instanceof HTTPError && shouldRetry(state) !== false ? undefined : false),
};

/** What ky or the reading of a body threw, as a failure of this call. */
async function failureOf(path: string, error: unknown): Promise<RequestError> {
  if (error instanceof TimeoutError) return timeoutError(path);
  if (!(error instanceof HTTPError)) return networkError(path, error);
  const { response, request } = error;
  return statusError(path, response, { method: request.method, url: request.url, text: await response.text() });
}

type Attempt = () => Promise<Response>;

type Exchange = Options & { retry: RetryOptions; first?: Attempt | undefined };

/** Sends a request until it is answered, as often as `retry` says. @throws RequestError with the texts of spec §8 */
export async function exchange(base: string, path: string, { first, ...options }: Exchange): Promise<HttpAnswer> {
  let next = first;
  const body = options.json === undefined ? null : JSON.stringify(options.json);
  /** One attempt, which is complete once its body is here: one that breaks off or stalls fails. */
  async function attempt(input: RequestInfo | URL): Promise<Response> {
    const { method, headers, signal } = input as Request;
    const made = next;
    next = undefined;
    // In plain parts too: what a page has put in the place of `fetch` may pass on a Request's address alone.
    const parts = { method, headers: Object.fromEntries(headers), body, signal };
    const response = await (made ? made() : fetch(input, parts));
    const text = await response.text();
    return new Response(text || null, response);
  }
  try {
    const response = await ky(new URL(path, base), { timeout: HTTP_TIMEOUT_MS, fetch: attempt, ...options });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (error) {
    throw await failureOf(path, error);
  }
}

export type SendOptions = {
  key: string;
  /** The first attempt, which was made already; retries follow it. */
  first?: Attempt;
};

/** @throws RequestError with the texts of spec §8 */
export const send = (
  base: string,
  { path, isRetried }: Call,
  json: unknown,
  { key, first }: SendOptions,
): Promise<HttpAnswer> =>
  exchange(base, path, {
    method: 'post',
    headers: { Accept: 'application/json', 'Idempotency-Key': key },
    json,
    retry: isRetried ? AS_WIDGET : AS_SUBMISSION,
    first,
  });
