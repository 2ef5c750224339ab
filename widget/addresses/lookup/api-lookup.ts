import { get } from '../../api/get.ts';
import { AddressSuggestions, GEOCODE_PATH, GeocodedAddress, SUGGEST_PATH } from '../../api/wire/addresses.ts';
import { check } from '../../api/wire/check.ts';
import type { AddressLookup, LookupOptions } from './lookup.ts';
import { parseGeocoded } from './parse.ts';

/** Looks addresses up through the API. @param base URL of the API */
export function createApiLookup(base: string, { near }: LookupOptions): AddressLookup {
  return {
    async suggest(query, { countryCode, signal }) {
      const options = { query: { query, countryCode: countryCode || undefined, ...near }, signal };
      const [failure, found] = check(await get(base, SUGGEST_PATH, options), AddressSuggestions);
      if (failure) throw failure;
      return found;
    },
    async geocode({ id }) {
      const [failure, address] = check(await get(base, GEOCODE_PATH, { query: { id } }), GeocodedAddress);
      if (failure) throw failure;
      return parseGeocoded(address);
    },
  };
}
