import { HTTPError } from 'ky';
import { MAX_RETRY_AFTER_MS, RETRIES } from '../numbers/constants.ts';

/** Seconds or a date, as the server writes it. @returns ms from now; NaN where it says nothing */
function retryAfterOf({ headers }: Response): number {
  const after = headers.get('Retry-After');
  return after === null ? Number.NaN : Number(after) * 1_000 || Date.parse(after) - Date.now();
}

/**
 * What ky leaves open. It asks again after 413 only where it is told when, but the table has 413 like the rest; and where
 * the server wants to be left alone for long, asking sooner would not heed it and a visitor waits no longer.
 */
function shouldRetry({ error }: { error: Error }): boolean | undefined {
  if (!(error instanceof HTTPError)) return undefined;
  const after = retryAfterOf(error.response);
  if (after > MAX_RETRY_AFTER_MS) return false;
  return error.response.status === 413 && Number.isNaN(after) ? true : undefined;
}

/** Spec §9: number, waits of 0.3 × 2^(n-1) s, `Retry-After` and statuses, which are those of ky. */
export const retryOf = (method: 'get' | 'post') => ({ limit: RETRIES, methods: [method], shouldRetry });

/**
 * An attempt is the whole of an answer: one that breaks off or never ends is tried again, given up or stopped like any
 * other, while ky itself counts it as come once its first lines are here.
 */
export async function fetchWhole(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  // A status that allows no body refuses even an empty one.
  return new Response((await response.text()) || null, response);
}
