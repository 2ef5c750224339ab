import { MAX_POSTAL_CODE_CHARS } from '../../numbers/constants.ts';
import { plainText } from '../value.ts';
import { type Address, type AddressUse, needsAllParts } from './address.ts';
import { regionOf } from './regions.ts';
import { houseIn, isPostBox, type Street, streetWithUnit } from './street.ts';

/** An address as it is typed in, part by part. */
export type HandParts = {
  /** Number and street in one line, as on an envelope. */
  street: string;
  /** Flat, apartment or suite. */
  unit: string;
  city: string;
  /** Code or name. */
  region: string;
  postalCode: string;
  countryCode: string;
};

export type HandPart = keyof HandParts;

export const HAND_PARTS = ['countryCode', 'street', 'unit', 'city', 'region', 'postalCode'] as const;

export const NO_PARTS: HandParts = { street: '', unit: '', city: '', region: '', postalCode: '', countryCode: '' };

/** Whether nothing is typed yet. The country does not count, since it is preset. */
export const isUntouched = (parts: HandParts) =>
  HAND_PARTS.every((part) => part === 'countryCode' || parts[part].trim() === '');

/** Formats of postal codes, where known; in other countries any text up to the limit (spec §5). */
const POSTAL_CODES: Record<string, RegExp> = {
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/** The limit of the API. */
const MAX_PART_CHARS = 200;

const isBlank = (text: string) => text.trim() === '';

const isPostalCode = (text: string, countryCode: string) =>
  text.length <= MAX_POSTAL_CODE_CHARS && (POSTAL_CODES[countryCode]?.test(text) ?? true);

/** Outside the US, a street alone is enough: many houses have neither number nor name. */
function streetOf({ street, countryCode }: HandParts): Street | null {
  const found = houseIn(street, countryCode);
  if (found || needsAllParts(countryCode) || isPostBox(street)) return found;
  return { unit: '', streetNo: '', street: street.trim() };
}

/** Whether an address needs this part (contract §8). Outside the US, city or postal code is enough. */
export function isNeeded(part: HandPart, { countryCode, city, postalCode }: HandParts, use: AddressUse): boolean {
  if (part === 'unit') return false;
  if (countryCode === '' || needsAllParts(countryCode)) return true;
  if (part === 'postalCode') return use === 'lookup' || isBlank(city);
  if (part === 'city') return isBlank(postalCode);
  return part === 'street' || part === 'countryCode';
}

function hasForm(part: HandPart, parts: HandParts): boolean {
  if (part === 'postalCode') return isPostalCode(plainText(parts.postalCode), parts.countryCode);
  const value = parts[part].trim();
  if (part === 'street' && !streetOf(parts)) return false;
  return value.length <= MAX_PART_CHARS;
}

const isRight = (part: HandPart, parts: HandParts, use: AddressUse) =>
  isBlank(parts[part]) ? !isNeeded(part, parts, use) : hasForm(part, parts);

/** Parts that are missing or malformed (spec §5). */
export const wrongParts = (parts: HandParts, use: AddressUse = 'home'): HandPart[] =>
  HAND_PARTS.filter((part) => !isRight(part, parts, use));

/** The address of these parts; `null` while one is wrong. */
export function handAddress(parts: HandParts): Address | null {
  const house = streetOf(parts);
  if (!house || wrongParts(parts).length > 0) return null;
  const { countryCode } = parts;
  const [city, typed, code] = [parts.city.trim(), parts.region.trim(), plainText(parts.postalCode).toUpperCase()];
  const region = regionOf(countryCode, typed) ?? { code: typed, name: typed };
  const unit = parts.unit.trim();
  const lines = [parts.street.trim(), unit, city, [region.code, code].filter(Boolean).join(' ')];
  return {
    streetNo: house.streetNo,
    street: streetWithUnit(unit ? { ...house, unit } : house),
    city,
    adminArea1Code: region.code,
    adminArea1Name: region.name,
    countryCode,
    postalCode: code,
    formattedAddress: lines.filter(Boolean).join(', '),
  };
}

/** The parts of a known address, to fill in the fields with. */
export const partsOf = (address: Address): HandParts => ({
  unit: '',
  street: [address.streetNo, address.street].filter(Boolean).join(/\d/.test(address.streetNo) ? ' ' : ', '),
  city: address.city,
  region: regionOf(address.countryCode, address.adminArea1Code)?.code ?? address.adminArea1Name,
  postalCode: address.postalCode,
  countryCode: address.countryCode,
});
