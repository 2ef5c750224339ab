import ky from 'ky';
import { HTTP_TIMEOUT_MS } from '../numbers/constants.ts';
import { RequestError } from './errors.ts';
import { asRequestError } from './http.ts';
import { fetchWhole, retryOf } from './retry.ts';

export type GetOptions = {
  query: Record<string, string | number | undefined>;
  signal?: AbortSignal;
};

const defined = (query: GetOptions['query']) =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${value}`]])));

const read = (base: string, path: string, { query, signal }: GetOptions): Promise<string> =>
  ky
    .get(path, {
      baseUrl: base,
      searchParams: defined(query),
      timeout: HTTP_TIMEOUT_MS,
      headers: { Accept: 'application/json' },
      fetch: fetchWhole,
      retry: retryOf('get'),
      ...(signal && { signal }),
    })
    .text();

/** Makes a GET request and parses its JSON, which the caller must check. @throws RequestError */
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
