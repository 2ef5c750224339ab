import ky from 'ky';
import { HTTP_TIMEOUT_MS } from '../constants.ts';
import { RequestError, timeoutError } from './errors.ts';
import { asRequestError } from './http.ts';
import { within } from './within.ts';

/** Statuses after which a GET is sent again (spec §9), but for those that tell to come back later: a visitor waits. */
const RETRIED = [408, 500, 502, 504];

export type GetOptions = {
  query: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /** Default: 2 (spec §9). */
  retries?: number;
};

const defined = (query: GetOptions['query']) =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]])));

async function read(base: string, path: string, { query, signal, retries = 2 }: GetOptions): Promise<string> {
  const response = await ky.get(path, {
    baseUrl: base,
    searchParams: defined(query),
    timeout: HTTP_TIMEOUT_MS,
    headers: { Accept: 'application/json' },
    retry: { limit: retries, methods: ['get'], statusCodes: RETRIED },
    ...(signal && { signal }),
  });
  return within(HTTP_TIMEOUT_MS, response.text(), () => timeoutError(path));
}

/** Asks the API for something that changes nothing; the caller checks the answer. @throws RequestError */
export async function get(base: string, path: string, options: GetOptions): Promise<unknown> {
  const text = await read(base, path, options).catch((cause) => {
    throw asRequestError(path, cause);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(`Failed to parse response: ${path} 200 OK`, { failure: 'parse', path, body: text, cause });
  }
}
