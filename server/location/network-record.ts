import * as s from 'superstruct';

const text = s.optional(s.nullable(s.string()));
const number = s.optional(s.nullable(s.number()));

/** A record of ip-location-db's files: the country, and in city files the rest. */
const Flat = s.type({
  country_code: s.string(),
  state1: text,
  city: text,
  postcode: text,
  latitude: number,
  longitude: number,
});

const Names = s.optional(s.type({ en: text }));

/** A record in the layout of MaxMind and DB-IP. */
const Nested = s.type({
  country: s.type({ iso_code: s.string() }),
  subdivisions: s.optional(s.array(s.type({ iso_code: text, names: Names }))),
  city: s.optional(s.type({ names: Names })),
  postal: s.optional(s.type({ code: text })),
  location: s.optional(s.type({ latitude: number, longitude: number })),
});

type NetworkFacts = {
  countryCode: string;
  city?: string | undefined;
  zip?: string | undefined;
  adminArea1Code?: string | undefined;
  adminArea1Name?: string | undefined;
  lat?: number | undefined;
  lon?: number | undefined;
};

const fromFlat = (record: s.Infer<typeof Flat>): NetworkFacts => ({
  countryCode: record.country_code,
  city: record.city ?? undefined,
  zip: record.postcode ?? undefined,
  adminArea1Name: record.state1 ?? undefined,
  lat: record.latitude ?? undefined,
  lon: record.longitude ?? undefined,
});

const fromNested = ({ country, subdivisions, city, postal, location }: s.Infer<typeof Nested>): NetworkFacts => ({
  countryCode: country.iso_code,
  city: city?.names?.en ?? undefined,
  zip: postal?.code ?? undefined,
  adminArea1Code: subdivisions?.[0]?.iso_code ?? undefined,
  adminArea1Name: subdivisions?.[0]?.names?.en ?? undefined,
  lat: location?.latitude ?? undefined,
  lon: location?.longitude ?? undefined,
});

const isCountry = ({ countryCode }: NetworkFacts) => /^[A-Z]{2}$/.test(countryCode) && countryCode !== 'ZZ';

/** The location in a record of either layout; null if it names no country. */
export function factsOf(record: unknown): NetworkFacts | null {
  const facts = s.is(record, Flat) ? fromFlat(record) : s.is(record, Nested) ? fromNested(record) : null;
  return facts && isCountry(facts) ? facts : null;
}
