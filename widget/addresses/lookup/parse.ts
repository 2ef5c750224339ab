import type { GeocodedAddress } from '../../api/wire/addresses.ts';
import type { Address } from '../../model/address/address.ts';
import { streetWithUnit } from '../../model/address/street.ts';

/** Converts an address from the API's format. */
export const parseGeocoded = (wire: GeocodedAddress): Address => ({
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
