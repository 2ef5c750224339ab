import { RequestError } from './errors.ts';
import { exchange } from './exchange.ts';
import { AS_QUESTION } from './retry.ts';

export type GetOptions = {
  query: Record<string, string | number | undefined>;
  signal?: AbortSignal;
};

function requestOf(base: string, path: string, query: GetOptions['query']): Request {
  const url = new URL(path, base);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, `${value}`);
  return new Request(url, { headers: { Accept: 'application/json' } });
}

/** Makes a GET request and parses its JSON, which the caller must check. @throws RequestError */
export async function get(base: string, path: string, { query, signal }: GetOptions): Promise<unknown> {
  const request = requestOf(base, path, query);
  const { text } = await exchange({ path, request, retrying: AS_QUESTION, signal });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(`Failed to parse response: ${path} 200 OK`, { failure: 'parse', path, body: text, cause });
  }
}
