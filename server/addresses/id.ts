import * as s from 'superstruct';
import { check } from '../../widget/api/wire/check.ts';
import { badInput } from '../http/errors.ts';
import type { Located } from './geocoders/geocoder.ts';
import type { Draft } from './typed/draft.ts';

const MAX_ID_CHARS = 2_048;

const Text = s.size(s.string(), 0, 200);
const Degrees = s.optional(s.number());
const Parts = s.tuple([Text, Text, Text, Text, Text, Text, Text, Text, Text, s.size(s.array(Degrees), 0, 2)]);

/** A suggestion's id holds the whole suggestion, so that nothing is kept between the two requests. */
export function idOf(found: Draft | Located): string {
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
export function readId(id: string): Draft | Located {
  if (!id || id.length > MAX_ID_CHARS) throw invalid();
  const [error, parts] = check(parsed(id), Parts);
  if (error) throw invalid();
  const [unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode, point] = parts;
  const draft = { unit, streetNo, street, city, county, adminArea1Code, adminArea1Name, countryCode, postalCode };
  const [latitude, longitude] = point;
  return latitude !== undefined && longitude !== undefined ? { ...draft, latitude, longitude } : draft;
}
