import type { Address } from '../../model/address/address.ts';

/** An address that may be meant; `mainText` and `secondaryText` are the two halves of `text`. */
export type Suggestion = { id: string; text: string; mainText: string; secondaryText: string };

export type SuggestOptions = {
  /** ISO 3166-1 alpha-2; '' is anywhere. */
  countryCode: string;
  /** Nobody waits for the answer any more. */
  signal: AbortSignal;
};

/** Where addresses come from: a maps service or the API itself. Both throw where the service is down, slow or over quota. */
export type AddressLookup = {
  /** Whose list it is, where its terms ask to say so. */
  attribution?: string;
  suggest(query: string, options: SuggestOptions): Promise<Suggestion[]>;
  /** @returns `null` where there is no such address */
  geocode(suggestion: Suggestion): Promise<Address | null>;
};

/** Where the visitor's address on the network lies, in degrees WGS 84. */
export type Near = { latitude: number; longitude: number } | null;

export type LookupOptions = {
  near: Near;
  /** BCP 47 */
  locale: string;
};
