import type { Draft } from '../typed/draft.ts';

/** An address with its own coordinates, not those of its street or postcode. */
export type Located = Draft & { latitude: number; longitude: number };

export type Search = {
  text: string;
  countryCode: string;
  /** Orders what is found; spec §7 biases to the reader's surroundings. */
  near: { latitude: number; longitude: number } | null;
};

/** A service that knows where addresses are. */
export type Geocoder = {
  /** Whether it may be asked at every key stroke. */
  canSuggest: boolean;
  /** @throws GeocoderError */
  search: (search: Search) => Promise<Located[]>;
};

/** A service that is down, slow or over its quota. The address that was asked for is not in it: it goes to the log. */
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
