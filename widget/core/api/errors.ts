import { isRecord } from '../model/value.ts';

/** Failures of calls, as facts, and the limit of time. The text that a reader reads is chosen where it is shown (spec §8). */

export type Failure = 'network' | 'timeout' | 'status' | 'parse';

export type RequestErrorOptions = {
  failure: Failure;
  path: string;
  /** HTTP status; 0 without a response. */
  status?: number;
  body?: unknown;
  cause?: unknown;
};

/** Every failure of a call is one of these. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly failure: Failure;
  readonly path: string;
  readonly status: number;
  /** The response's body, parsed if it was JSON. */
  readonly body: unknown;

  constructor(message: string, { failure, path, status = 0, body, cause }: RequestErrorOptions) {
    super(message, { cause });
    this.failure = failure;
    this.path = path;
    this.status = status;
    this.body = body;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @param text the response's body */
export const statusError = (
  path: string,
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  { method, url, text }: { method: string; url: string; text: string },
) =>
  new RequestError(`Failed Request: ${path} ${status} ${statusText}`, {
    failure: 'status',
    path,
    status,
    body: parsed(text),
    cause: new Error(`Request failed with status code ${status}: ${method} ${url}`),
  });

/** What `fetch` or the reading of its body threw, as a failure of this call. */
export const networkError = (path: string, cause: unknown) =>
  cause instanceof RequestError
    ? cause
    : new RequestError(`Failed Request: ${path}`, { failure: 'network', path, cause });

export const timeoutError = (path: string, cause?: unknown) =>
  new RequestError('Request timed out', { failure: 'timeout', path, cause });

/** The first message of an `errors` object (contract §6). */
export function firstMessage(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { errors } = body;
  const messages = isRecord(errors) || Array.isArray(errors) ? Object.values(errors).flat() : [];
  return messages.find((message): message is string => typeof message === 'string');
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof RequestError && error.failure === 'status' && error.status === status;

/** The server refused the attempt unread; an earlier attempt may still have arrived. */
export const isTooMany = (error: unknown) => hasStatus(error, 429);

/** The key was used before with another body, so an earlier attempt has arrived (contract §6). */
export const isOtherBody = (error: unknown) => hasStatus(error, 422);

/** @returns the server's word where the widget has closed or is not open yet (contract §6). Whoever stands between may answer 403 too. */
export function shutWord(error: unknown): 'Closed' | 'NotOpenYet' | null {
  const word = error instanceof RequestError && isRecord(error.body) && error.body.error;
  return word === 'Closed' || word === 'NotOpenYet' ? word : null;
}

/** Whether another attempt may succeed: it was lost, or the server had no time. */
export const mayArriveLater = (error: unknown) =>
  error instanceof RequestError && error.failure !== 'parse' && (isUnsettled(error) || isTooMany(error));

/** Whether the submission may have been stored or not: it may be sent again with the same key. */
export const isUnsettled = (error: unknown) =>
  !(error instanceof RequestError) ||
  error.failure !== 'status' ||
  error.status >= 500 ||
  error.status === 409 ||
  error.status === 408;
