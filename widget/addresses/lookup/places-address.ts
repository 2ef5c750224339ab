import type { Address } from '../../model/address/address.ts';
import { regionOf } from '../../model/address/regions.ts';
import { streetWithUnit } from '../../model/address/street.ts';
import type { AddressComponent, Place } from './places-types.ts';

type Part = { long: string; short: string };

const NONE: Part = { long: '', short: '' };

/** The first component of the given types. Which type holds a town or a house number differs by country. */
function part(components: readonly AddressComponent[], ...kinds: string[]): Part {
  for (const kind of kinds) {
    const found = components.find(({ types }) => types.includes(kind));
    if (found) return { long: found.longText ?? '', short: found.shortText ?? '' };
  }
  return NONE;
}

/** Converts a place of the maps service to an address; `null` when it has no country. */
export function placeAddress({ addressComponents = [], formattedAddress, location }: Place): Address | null {
  const of = (...kinds: string[]) => part(addressComponents, ...kinds);
  const countryCode = of('country').short.toUpperCase();
  if (!countryCode) return null;
  const area = of('administrative_area_level_1');
  const region = regionOf(countryCode, area.short) ?? regionOf(countryCode, area.long);
  const county = of('administrative_area_level_2').long;
  return {
    streetNo: of('street_number', 'premise').long,
    street: streetWithUnit({ street: of('route').long, unit: of('subpremise').long }),
    city: of('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3').long,
    adminArea1Code: region?.code ?? area.short,
    adminArea1Name: region?.name ?? area.long,
    countryCode,
    postalCode: of('postal_code').long,
    ...(formattedAddress && { formattedAddress }),
    ...(county && { county }),
    ...(location && { latitude: location.lat(), longitude: location.lng() }),
  };
}
