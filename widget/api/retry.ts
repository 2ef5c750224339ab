import { HTTPError } from 'ky';
import { MAX_RETRY_AFTER_MS, RETRIES } from '../numbers/constants.ts';

/** Reads `Retry-After`, in seconds or as a date. @returns ms from now; NaN without one */
function retryAfterOf({ headers }: Response): number {
  const after = headers.get('Retry-After');
  return after === null ? Number.NaN : Number(after) * 1_000 || Date.parse(after) - Date.now();
}

/**
 * Two exceptions to ky's rules. It retries a 413 only with `Retry-After`, but spec §9 lists 413 like the others. And if
 * the server asks for a longer wait than a reader would accept, there is no retry at all.
 */
function shouldRetry({ error }: { error: Error }): boolean | undefined {
  if (!(error instanceof HTTPError)) return undefined;
  const after = retryAfterOf(error.response);
  if (after > MAX_RETRY_AFTER_MS) return false;
  return error.response.status === 413 && Number.isNaN(after) ? true : undefined;
}

/** Retries as in spec §9, whose waits (0.3 × 2^(n-1) s) and statuses are ky's defaults. */
export const retryOf = (method: 'get' | 'post') => ({ limit: RETRIES, methods: [method], shouldRetry });

/**
 * A `fetch` that also waits for the body, so that ky retries, times out and aborts a response that breaks off. By
 * itself ky regards a response as complete once its headers are here.
 */
export async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  // A status that allows no body refuses even an empty one.
  return new Response((await response.text()) || null, response);
}
