import ky, { HTTPError, TimeoutError } from 'ky';
import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import type { Call } from './calls/call.ts';
import { RequestError, statusError, timeoutError } from './errors.ts';
import { fetchWhole, retryOf } from './retry.ts';

/** The status while the first request of a key is still running, with `Retry-After` (contract §6). */
const STILL_RUNNING = 409;
const STILL_RUNNING_RETRIES = 3;

export type SendOptions = {
  key: string;
  /** The first attempt, which was made already; retries follow it. */
  first?: () => Promise<Response>;
};

const onlyWhileRunning = {
  limit: STILL_RUNNING_RETRIES,
  methods: ['post'],
  statusCodes: [STILL_RUNNING],
  afterStatusCodes: [STILL_RUNNING],
  shouldRetry: ({ error }: { error: Error }) =>
    error instanceof HTTPError && error.response.status === STILL_RUNNING ? undefined : false,
};

const asSubmission = { retry: onlyWhileRunning };
const asQuestion = { retry: { ...retryOf('post'), retryOnTimeout: true } };

export function asRequestError(path: string, cause: unknown): RequestError {
  if (cause instanceof RequestError) return cause;
  if (cause instanceof TimeoutError) return timeoutError(path, cause);
  if (cause instanceof HTTPError) {
    const { response, request, data } = cause;
    return statusError(path, response, { method: request.method, url: request.url, body: data });
  }
  return new RequestError(`Failed Request: ${path}`, { failure: 'network', path, cause });
}

function startingWith(first: SendOptions['first']): typeof fetch {
  let made = first;
  return (...request) => {
    const attempt = made ?? (() => fetchWhole(...request));
    made = undefined;
    return attempt();
  };
}

/** @throws RequestError with the texts of spec §8 */
export async function send(base: string, { path, isRetried }: Call, json: unknown, { key, first }: SendOptions) {
  try {
    const response = await ky.post(path, {
      baseUrl: base,
      json,
      timeout: HTTP_TIMEOUT_MS,
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      fetch: startingWith(first),
      ...(isRetried ? asQuestion : asSubmission),
    });
    return { status: response.status, statusText: response.statusText, text: await response.text() };
  } catch (cause) {
    throw asRequestError(path, cause);
  }
}
