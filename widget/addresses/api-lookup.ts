import { RequestError } from '../api/errors.ts';
import { get } from '../api/get.ts';
import { AddressSuggestions, GEOCODE_PATH, GeocodedAddress, SUGGEST_PATH } from '../api/wire/addresses.ts';
import { check } from '../api/wire/check.ts';
import type { AddressLookup, LookupOptions } from './lookup.ts';
import { parseGeocoded } from './parse.ts';

/** 422: nobody knows such an address, which is an answer (contract §6). */
const isNothing = (error: unknown) => error instanceof RequestError && error.status === 422;

function nothing<T>(none: T) {
  return (error: unknown): T => {
    if (isNothing(error)) return none;
    throw error;
  };
}

/** The API's own look-up. @param base of the API */
export function createApiLookup(base: string, { near }: LookupOptions): AddressLookup {
  return {
    async suggest(query, { countryCode, signal }) {
      const options = { query: { query, countryCode: countryCode || undefined, ...near }, signal, retries: 0 };
      const [failure, found] = check(await get(base, SUGGEST_PATH, options).catch(nothing([])), AddressSuggestions);
      if (failure) throw failure;
      return found;
    },
    async geocode({ id }) {
      const answer = await get(base, GEOCODE_PATH, { query: { id } }).catch(nothing(null));
      if (answer === null) return null;
      const [failure, address] = check(answer, GeocodedAddress);
      if (failure) throw failure;
      return parseGeocoded(address);
    },
  };
}
