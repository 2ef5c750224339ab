import * as s from 'superstruct';
import { AREAS, codeOfArea, nameOfArea } from '../areas.ts';
import type { Geocoder, Located } from './geocoder.ts';
import { requestJson } from './request.ts';

const text = s.optional(s.nullable(s.string()));

/** Komoot's Photon, `/api`: GeoJSON of OpenStreetMap's addresses. */
const Feature = s.type({
  geometry: s.type({ coordinates: s.array(s.number()) }),
  properties: s.type({
    housenumber: text,
    street: text,
    city: text,
    district: text,
    locality: text,
    county: text,
    state: text,
    postcode: text,
    countrycode: s.string(),
  }),
});
type Feature = s.Infer<typeof Feature>;

const MAX_RESULTS = '8';

/** Only what has a house's number is an address's own place. */
function locatedOf({ geometry, properties }: Feature): Located[] {
  const { housenumber, street, city, district, locality, county, state, postcode, countrycode } = properties;
  const [longitude, latitude] = geometry.coordinates;
  if (!housenumber || !street || latitude === undefined || longitude === undefined) return [];
  const countryCode = countrycode.toUpperCase();
  const area = codeOfArea(countryCode, state ?? '');
  return [
    {
      unit: '',
      streetNo: housenumber,
      street,
      city: city || locality || district || '',
      county: county ?? '',
      adminArea1Code: area,
      adminArea1Name: nameOfArea(countryCode, area),
      countryCode,
      postalCode: postcode ?? '',
      latitude,
      longitude,
    },
  ];
}

const featuresOf = (answer: unknown): Feature[] => {
  const list = (answer as { features?: unknown } | null)?.features;
  return Array.isArray(list) ? list.filter((each) => s.is(each, Feature)) : [];
};

/** Finds addresses while they are typed, in every country; for a server of one's own, or with leave of its owner. */
export const photonGeocoder = (base: string): Geocoder => ({
  canSuggest: true,
  async search({ text: query, countryCode, near }) {
    const url = new URL('api', base);
    const place: Record<string, string> = near ? { lat: String(near.latitude), lon: String(near.longitude) } : {};
    url.search = new URLSearchParams({ q: query, limit: MAX_RESULTS, ...place }).toString();
    const found = featuresOf(await requestJson(url)).flatMap(locatedOf);
    // Where no country is asked for, only those are offered whose addresses are understood.
    return found.filter((each) => (countryCode ? each.countryCode === countryCode : each.countryCode in AREAS));
  },
});
