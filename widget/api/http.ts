import ky, { HTTPError, TimeoutError } from 'ky';
import { HTTP_TIMEOUT_MS } from '../constants.ts';
import type { Call } from './calls/call.ts';
import { RequestError, statusError, timeoutError } from './errors.ts';
import { within } from './within.ts';

/** The first request of a key is still running: the server says when to ask again (contract §6). */
const STILL_RUNNING = 409;
const STILL_RUNNING_RETRIES = 3;

export type SendOptions = { key: string; retries?: number };

const onlyWhileRunning = {
  limit: STILL_RUNNING_RETRIES,
  methods: ['post'],
  statusCodes: [STILL_RUNNING],
  afterStatusCodes: [STILL_RUNNING],
  shouldRetry: ({ error }: { error: Error }) =>
    error instanceof HTTPError && error.response.status === STILL_RUNNING ? undefined : false,
};

/** A POST is sent again by itself only where the call says so, or where the server asks for it (spec §8, §9). */
const retryOf = ({ retries }: Pick<Call, 'retries'>) =>
  retries ? { limit: retries, methods: ['post'], retryOnTimeout: true } : onlyWhileRunning;

export function asRequestError(path: string, cause: unknown): RequestError {
  if (cause instanceof RequestError) return cause;
  if (cause instanceof TimeoutError) return timeoutError(path, cause);
  if (cause instanceof HTTPError) {
    return statusError(path, cause.response, cause.data, cause);
  }
  return new RequestError(`Failed Request: ${path}`, { failure: 'network', path, cause });
}

/** @throws RequestError with the texts of spec §8 */
export async function send(base: string, call: Call, json: unknown, { key, retries }: SendOptions) {
  try {
    const response = await ky.post(call.path, {
      baseUrl: base,
      json,
      timeout: HTTP_TIMEOUT_MS,
      headers: { Accept: 'application/json', 'Idempotency-Key': key },
      retry: retryOf({ retries }),
    });
    // Read here, so that an answer that breaks off or never ends is a failure of the network like any other.
    const text = await within(HTTP_TIMEOUT_MS, response.text(), () => timeoutError(call.path));
    return { status: response.status, statusText: response.statusText, text };
  } catch (cause) {
    throw asRequestError(call.path, cause);
  }
}
