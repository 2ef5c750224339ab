import type { Draft } from '../typed/draft.ts';

/** An address with its own coordinates, not those of its street or postcode. */
export type Located = Draft & { latitude: number; longitude: number };

type Search = {
  text: string;
  countryCode: string;
  /** Results near this point come first (spec §7). */
  near: { latitude: number; longitude: number } | null;
};

/** A service that finds the coordinates of addresses. */
export type Geocoder = {
  /** Whether it may be asked at every keystroke. */
  canSuggest: boolean;
  /** @throws GeocoderError */
  search: (search: Search) => Promise<Located[]>;
};

/** The service is down, slow or over its quota. This goes to the log, so it must not hold the address. */
export class GeocoderError extends Error {
  override readonly name = 'GeocoderError';
  readonly isOverQuota: boolean;
  readonly retryAfterSeconds: number;

  constructor(message: string, options: { isOverQuota?: boolean; retryAfterSeconds?: number } = {}) {
    super(message);
    this.isOverQuota = options.isOverQuota ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds ?? 30;
  }
}

/** After that the reader has typed on. */
const TIMEOUT_MS = 3_000;
const MAX_ANSWER_CHARS = 1_000_000;
const TOO_MANY = 429;
const MAX_RETRY_AFTER_SECONDS = 600;

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_RETRY_AFTER_SECONDS) : undefined;
}

async function answerOf(response: Response, alsoReads?: number): Promise<unknown> {
  if (response.status === TOO_MANY)
    throw new GeocoderError('over its quota', { isOverQuota: true, retryAfterSeconds: retryAfter(response) ?? 60 });
  if (!response.ok && response.status !== alsoReads)
    throw new GeocoderError(`answered ${response.status}`, { retryAfterSeconds: retryAfter(response) });
  const text = await response.text();
  if (text.length > MAX_ANSWER_CHARS) throw new GeocoderError('answered too much');
  return JSON.parse(text);
}

/**
 * A service's JSON answer within three seconds.
 *
 * @param alsoReads a status besides 200 whose body is an answer
 * @throws GeocoderError
 */
export async function requestJson(url: URL, alsoReads?: number): Promise<unknown> {
  try {
    const headers = { accept: 'application/json', 'user-agent': 'CivicAction' };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    return await answerOf(answer, alsoReads);
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    // The message of the cause may hold the address.
    throw new GeocoderError((cause as Error).name === 'TimeoutError' ? 'did not answer in time' : 'did not answer');
  }
}
