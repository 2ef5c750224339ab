import { get } from '../api/get.ts';
import { AddressSuggestions, GEOCODE_PATH, GeocodedAddress, SUGGEST_PATH } from '../api/wire/addresses.ts';
import { check } from '../api/wire/check.ts';
import type { Address } from '../model/address/address.ts';
import { streetWithUnit } from '../model/address/street.ts';
import type { AddressLookup, LookupOptions } from './lookup.ts';

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
