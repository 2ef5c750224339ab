import { MAX_POSTAL_CODE_CHARS } from '../constants.ts';
import type { Address } from './address.ts';
import { regionOf } from './regions.ts';

/** An address as it is entered by hand, part by part. */
export type HandParts = {
  /** Number and street in one, as it is written on a letter. */
  street: string;
  city: string;
  /** Code or name. */
  region: string;
  postalCode: string;
  countryCode: string;
};

export type HandPart = keyof HandParts;

export const HAND_PARTS = ['countryCode', 'street', 'city', 'region', 'postalCode'] as const;

export const NO_PARTS: HandParts = { street: '', city: '', region: '', postalCode: '', countryCode: '' };

type Street = { streetNo: string; street: string };

/** "12a Main St", "12 bis rue X", "3/45 King St": the number is in front in most of the countries looked up … */
const NUMBER_FIRST = /^(\d[\w/-]*(?: (?:bis|ter))?),? +(\S.*)$/i;
/** … behind in some, and a house with a name stands before a comma. */
const NUMBER_LAST = /^(\S.*?),? +(\d+ ?[a-z]?)$/i;
const HOUSE_NAME = /^([^,]+), *(\S.*)$/;

/** Number and street; `null` where a text has not both. */
export function splitStreet(text: string): Street | null {
  const line = text.trim().replace(/\s+/g, ' ');
  const last = NUMBER_LAST.exec(line);
  const [, streetNo, street] =
    NUMBER_FIRST.exec(line) ?? (last ? [line, last[2], last[1]] : HOUSE_NAME.exec(line)) ?? [];
  return streetNo && street ? { streetNo: streetNo.trim(), street: street.trim() } : null;
}

/** Postal codes where their form is known; elsewhere any up to the limit (spec §5). */
const POSTAL_CODES: Record<string, RegExp> = {
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/** What the API takes at most. */
const MAX_PART_CHARS = 200;

const isPostalCode = (text: string, countryCode: string) =>
  text !== '' && text.length <= MAX_POSTAL_CODE_CHARS && (POSTAL_CODES[countryCode]?.test(text) ?? true);

function isRight(part: HandPart, parts: HandParts): boolean {
  const value = parts[part].trim();
  if (part === 'postalCode') return isPostalCode(value, parts.countryCode);
  if (part === 'street' && splitStreet(value) === null) return false;
  return value !== '' && value.length <= MAX_PART_CHARS;
}

/** Parts that keep the address from being one (spec §5). */
export const wrongParts = (parts: HandParts): HandPart[] => HAND_PARTS.filter((part) => !isRight(part, parts));

/** The address that the parts make; `null` while one is wrong. */
export function handAddress(parts: HandParts): Address | null {
  const street = splitStreet(parts.street);
  if (!street || wrongParts(parts).length > 0) return null;
  const { countryCode } = parts;
  const [city, typed, code] = [parts.city.trim(), parts.region.trim(), parts.postalCode.trim().toUpperCase()];
  const region = regionOf(countryCode, typed) ?? { code: typed, name: typed };
  return {
    ...street,
    city,
    adminArea1Code: region.code,
    adminArea1Name: region.name,
    countryCode,
    postalCode: code,
    formattedAddress: `${parts.street.trim()}, ${city}, ${region.code} ${code}`,
  };
}
