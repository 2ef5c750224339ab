import type { RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { isBare, type LookupError, outsideCountry } from '../model/lawmakers/lookup.ts';
import type { EndUserLocation } from '../model/widget.ts';

/** Countries where an IP location is too coarse: districts depend on the street (US) or the full postcode (GB) (spec §5). */
const NEEDS_FULL_ADDRESS = ['US', 'GB'];

const NOWHERE = { streetNo: '', street: '', city: '', adminArea1Code: '', adminArea1Name: '', postalCode: '' };

type ByIp = { address: Address | null; error: LookupError | null };

/**
 * An address from the IP location, for the look-up. A country outside the search is an error. A state outside it is not:
 * networks span states. The server is told the country alone where no more can be used, but only the server knows where
 * the search is for.
 */
export function addressByIp(search: RepresentativeSearch, location: EndUserLocation | null): ByIp {
  if (!location) return { address: null, error: null };
  const { countryCode, zip, city, adminArea1Code, adminArea1Name } = location;
  const error = outsideCountry(search, countryCode);
  const isTooCoarse = zip === '' || NEEDS_FULL_ADDRESS.includes(countryCode);
  if (error || countryCode === '' || (isTooCoarse && !isBare(search))) return { address: null, error };
  if (isTooCoarse) return { address: { ...NOWHERE, countryCode }, error };
  const address = { streetNo: '', street: '', city, adminArea1Code, adminArea1Name, countryCode, postalCode: zip };
  return { address, error: null };
}
