import * as s from 'superstruct';
import { check } from '../../widget/core/api/wire/check.ts';
import {
  ADDRESS_LOOKUP_UNAVAILABLE,
  type AddressSuggestion,
  type GeocodedAddress,
  MAX_ADDRESS_QUERY_CHARS,
} from '../../widget/core/api/wire.ts';
import { badInput, HttpError } from '../http/errors.ts';
import { postcodeKey } from './areas.ts';
import { type Geocoder, GeocoderError, type Located } from './geocoders/geocoder.ts';
import { type Draft, lineOf, placeLine, streetLine } from './typed/draft.ts';
import { parseTyped } from './typed/parse.ts';
import type { UsPlaces } from './us-places.ts';

const MAX_ID_CHARS = 2_048;

const Text = s.size(s.string(), 0, 200);
const Degrees = s.optional(s.number());
const IdParts = s.tuple([Text, Text, Text, Text, Text, Text, Text, Text, Text, s.size(s.array(Degrees), 0, 2)]);

/** A suggestion's id holds the whole suggestion, so that nothing is kept between the two requests. */
function idOf(found: Draft | Located): string {
  const { unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode } = found;
  const point = 'latitude' in found ? [found.latitude, found.longitude] : [];
  const parts = [unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode, point];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

const invalid = () => badInput({ id: ['Invalid Value'] });

function parsed(id: string): unknown {
  try {
    return JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
  } catch {
    throw invalid();
  }
}

/** The address that an id holds, or 400. */
function readId(id: string): Draft | Located {
  if (!id || id.length > MAX_ID_CHARS) throw invalid();
  const [error, parts] = check(parsed(id), IdParts);
  if (error) throw invalid();
  const [unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode, point] = parts;
  const draft = { unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode };
  const [latitude, longitude] = point;
  return latitude !== undefined && longitude !== undefined ? { ...draft, latitude, longitude } : draft;
}

type Point = { latitude: number; longitude: number };
export type Query = { text: string; countryCode: string; near: Point | null };
export type AddressLookUp = ReturnType<typeof createAddressLookUp>;

type Parts = { places: UsPlaces; geocoder: Geocoder | null; report: (cause: unknown) => void };

const UNAVAILABLE = 503;
const TOO_MANY = 429;

/** What is answered where a service that is needed fails. */
export const refusal = ({ isOverQuota, retryAfterSeconds }: GeocoderError) =>
  new HttpError(
    isOverQuota ? TOO_MANY : UNAVAILABLE,
    { error: isOverQuota ? 'Too many requests' : ADDRESS_LOOKUP_UNAVAILABLE },
    { 'retry-after': String(retryAfterSeconds) },
  );

function suggestionOf(found: Draft | Located): AddressSuggestion {
  const [first, ...others] = [streetLine(found), placeLine(found)].filter(Boolean);
  return { id: idOf(found), text: lineOf(found), mainText: first ?? '', secondaryText: others.join(', ') };
}

const distinct = (suggestions: AddressSuggestion[]) => [
  ...new Map(suggestions.map((each) => [each.text, each])).values(),
];

const answerOf = (found: Draft | Located): GeocodedAddress => {
  const point = 'latitude' in found ? { latitude: found.latitude, longitude: found.longitude } : {};
  const { unit, county, ...parts } = found;
  return {
    ...parts,
    ...(unit && { unit }),
    ...(county && { county }),
    formattedAddress: lineOf(found),
    ...point,
    accuracy: 'latitude' in found ? 'address' : 'typed',
  };
};

const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether a result is the house that was asked for: the service may add parts but must not change any. */
export const isSameHouse = (draft: Draft, { streetNo, postalCode, adminArea1Code, countryCode }: Located) =>
  draft.countryCode === countryCode &&
  compact(draft.streetNo) === compact(streetNo) &&
  (!draft.postalCode || postcodeKey(countryCode, draft.postalCode) === postcodeKey(countryCode, postalCode)) &&
  (!draft.adminArea1Code || draft.adminArea1Code === adminArea1Code);

const merged = (draft: Draft, found: Located): Located => ({
  ...draft,
  city: draft.city || found.city,
  county: draft.county || found.county,
  postalCode: draft.postalCode || found.postalCode,
  latitude: found.latitude,
  longitude: found.longitude,
});

/**
 * Parses typed addresses, and asks a geocoder where the deployment names one. Most addresses need no geocoder: if it
 * fails, coordinates are missing, and an error is answered only if there is nothing else to answer.
 */
export function createAddressLookUp({ places, geocoder, report }: Parts) {
  /** What the service finds, or its failure. */
  async function ask(search: () => Promise<Located[]>): Promise<Located[] | GeocoderError> {
    try {
      return await search();
    } catch (cause) {
      if (!(cause instanceof GeocoderError)) throw cause;
      report(cause);
      return cause;
    }
  }

  async function suggest({ text, countryCode, near }: Query): Promise<AddressSuggestion[]> {
    if (text.length > MAX_ADDRESS_QUERY_CHARS) return [];
    const service = geocoder?.canSuggest ? geocoder : null;
    const found = service ? await ask(() => service.search({ text, countryCode, near })) : [];
    if (Array.isArray(found) && found.length > 0) return distinct(found.map(suggestionOf));
    const read = await parseTyped(text, countryCode, places);
    const typed = read.filter((each) => countryCode === '' || each.countryCode === countryCode);
    if (typed.length === 0 && found instanceof GeocoderError) throw refusal(found);
    return distinct(typed.map(suggestionOf));
  }

  /** The same house with the service's coordinates. */
  async function searchSame(draft: Draft, service: Geocoder): Promise<Located | null | GeocoderError> {
    const { countryCode } = draft;
    const found = await ask(() => service.search({ text: lineOf({ ...draft, unit: '' }), countryCode, near: null }));
    return Array.isArray(found) ? (found.find((each) => isSameHouse(draft, each)) ?? null) : found;
  }

  async function locate(draft: Draft, service: Geocoder): Promise<Draft | Located> {
    const found = await searchSame(draft, service);
    if (found instanceof GeocoderError && !draft.postalCode) throw refusal(found);
    return found instanceof GeocoderError || !found ? draft : merged(draft, found);
  }

  /**
   * The coordinates of a house; `null` if no service knows them. A failure is thrown, since the caller has no other
   * source.
   */
  async function pointOf(draft: Draft): Promise<Point | null> {
    const found = geocoder && (await searchSame(draft, geocoder));
    if (found instanceof GeocoderError) throw refusal(found);
    return found && { latitude: found.latitude, longitude: found.longitude };
  }

  async function geocode(id: string): Promise<GeocodedAddress> {
    const known = readId(id);
    const isHouse = known.streetNo !== '' && known.street !== '';
    if ('latitude' in known || !geocoder || !isHouse) return answerOf(known);
    return answerOf(await locate(known, geocoder));
  }

  return { suggest, geocode, pointOf };
}
