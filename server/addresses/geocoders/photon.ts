import * as s from 'superstruct';
import { AREAS, codeOfArea, nameOfArea } from '../areas.ts';
import { type Geocoder, type Located, requestJson } from './geocoder.ts';

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

/** Without a house number, a result is the place of a street or town. */
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

/** Suggests addresses in every country while they are typed. The public server must not be used without permission. */
export const photonGeocoder = (base: string): Geocoder => ({
  canSuggest: true,
  async search({ text: query, countryCode, near }) {
    const url = new URL('api', base);
    const place: Record<string, string> = near ? { lat: String(near.latitude), lon: String(near.longitude) } : {};
    url.search = new URLSearchParams({ q: query, limit: MAX_RESULTS, ...place }).toString();
    const found = featuresOf(await requestJson(url)).flatMap(locatedOf);
    // Without a country in the query, only countries whose addresses we parse are offered.
    return found.filter((each) => (countryCode ? each.countryCode === countryCode : each.countryCode in AREAS));
  },
});
