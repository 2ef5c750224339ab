import { RequestError } from '../../core/api/errors.ts';
import { AS_QUESTION, exchange } from '../../core/api/http.ts';
import { AddressSuggestions, GEOCODE_PATH, GeocodedAddress, SUGGEST_PATH } from '../../core/api/wire/addresses.ts';
import { check } from '../../core/api/wire/check.ts';
import type { Address } from '../../core/model/address/address.ts';
import { streetWithUnit } from '../../core/model/address/street.ts';
import type { AddressLookup, LookupOptions } from './lookup.ts';

type GetOptions = { query: Record<string, string | number | undefined>; signal?: AbortSignal };

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

/** Converts an address from the API's format. */
const parseGeocoded = (wire: GeocodedAddress): Address => ({
  streetNo: wire.streetNo,
  street: streetWithUnit({ street: wire.street, unit: wire.unit ?? '' }),
  city: wire.city,
  adminArea1Code: wire.adminArea1Code,
  adminArea1Name: wire.adminArea1Name,
  countryCode: wire.countryCode.toUpperCase(),
  postalCode: wire.postalCode,
  formattedAddress: wire.formattedAddress,
  ...(wire.county && { county: wire.county }),
  ...(typeof wire.latitude === 'number' && { latitude: wire.latitude }),
  ...(typeof wire.longitude === 'number' && { longitude: wire.longitude }),
});

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
