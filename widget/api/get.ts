import { RequestError } from './errors.ts';
import { AS_QUESTION, exchange } from './http.ts';

export type GetOptions = {
  query: Record<string, string | number | undefined>;
  signal?: AbortSignal;
};

/** Makes a GET request and parses its JSON, which the caller must check. @throws RequestError */
export async function get(base: string, path: string, { query, signal }: GetOptions): Promise<unknown> {
  const headers = { Accept: 'application/json' };
  const how = { headers, searchParams: query, retry: AS_QUESTION, ...(signal && { signal }) };
  const { text } = await exchange(base, path, how);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestError(`Failed to parse response: ${path} 200 OK`, { failure: 'parse', path, body: text, cause });
  }
}
