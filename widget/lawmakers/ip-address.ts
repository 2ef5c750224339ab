import type { RepresentativeSearch } from '../model/action.ts';
import type { Address } from '../model/address/address.ts';
import { type LookupError, outsideCountry } from '../model/lawmakers/lookup.ts';
import type { EndUserLocation } from '../model/widget.ts';

/** Who represents somebody depends on the street in the US, and on the full postcode in GB (spec §5). */
const TOO_FINE = ['US', 'GB'];

type ByIp = { address: Address | null; error: LookupError | null };

/**
 * The address on the network, as far as it can be looked up: another country than the search's is an error, but not
 * another state; networks reach across those.
 */
export function addressByIp(search: RepresentativeSearch, location: EndUserLocation | null): ByIp {
  if (!location) return { address: null, error: null };
  const { countryCode, zip, city, adminArea1Code, adminArea1Name } = location;
  const error = outsideCountry(search, countryCode);
  if (error || countryCode === '' || zip === '' || TOO_FINE.includes(countryCode)) return { address: null, error };
  const address = { streetNo: '', street: '', city, adminArea1Code, adminArea1Name, countryCode, postalCode: zip };
  return { address, error: null };
}
