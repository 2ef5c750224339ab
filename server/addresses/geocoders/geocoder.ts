import type { Draft } from '../typed/draft.ts';

/** An address with its own coordinates, not those of its street or postcode. */
export type Located = Draft & { latitude: number; longitude: number };

export type Search = {
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
