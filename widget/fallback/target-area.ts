import { nameList } from '../../i18n/index.ts';
import type { Translate } from '../../i18n/types.ts';
import { regionOf } from '../model/address/regions.ts';
import type { LookupTarget } from '../model/lawmakers/lookup.ts';

/** The action's target area as text: its districts, else its states or regions; '' when none are set. */
export function areaText({ countryCode, adminArea1Codes, districtIds }: LookupTarget, t: Translate, locale: string) {
  const districts = districtIds.map(String);
  if (districts.length > 0)
    return t('fallback.onlyDistricts', { n: districts.length, districts: nameList(districts, t, locale) });
  const places = adminArea1Codes.map((code) => regionOf(countryCode, code)?.name ?? code);
  return places.length > 0 ? t('fallback.onlyPlaces', { places: nameList(places, t, locale) }) : '';
}
