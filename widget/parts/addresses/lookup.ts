import type { Address } from '../../core/model/address/address.ts';

/** A suggested address; `mainText` and `secondaryText` are the two halves of `text`. */
export type Suggestion = { id: string; text: string; mainText: string; secondaryText: string };

export type SuggestOptions = {
  /** ISO 3166-1 alpha-2; '' searches everywhere. */
  countryCode: string;
  /** Aborted once the answer is no longer needed. */
  signal: AbortSignal;
};

/** A source of addresses: a maps service or the API. Both throw when the service is down, slow or over quota. */
export type AddressLookup = {
  /** The service's name, where its terms require showing it. */
  attribution?: string;
  suggest(query: string, options: SuggestOptions): Promise<Suggestion[]>;
  /** @returns `null` when the address does not exist */
  geocode(suggestion: Suggestion): Promise<Address | null>;
};

/** The reader's IP location, in degrees (WGS 84). */
export type Near = { latitude: number; longitude: number } | null;

export type LookupOptions = {
  near: Near;
  /** BCP 47. */
  locale: string;
};
