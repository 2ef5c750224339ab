import { REGION_COUNTRIES, regionOf, regionsOf } from '../../widget/core/model/address/regions.ts';

/** States, provinces and nations of the countries whose addresses we parse, by their code. */
export const AREAS: Record<string, Record<string, string>> = Object.fromEntries(
  REGION_COUNTRIES.map((country) => [
    country,
    Object.fromEntries(regionsOf(country).map(({ code, name }) => [code, name])),
  ]),
);

/** `US-NJ` without its country. Not by a regular expression, which would hold a country that a stranger typed. */
function withoutCountry(countryCode: string, text: string): string {
  const prefix = `${countryCode}-`;
  return text.slice(0, prefix.length).toUpperCase() === prefix.toUpperCase() ? text.slice(prefix.length) : text;
}

/** The code of an area that is given by code (`NJ`, `US-NJ`) or by name; '' if it is unknown. */
export const knownArea = (countryCode: string, text: string): string =>
  regionOf(countryCode, withoutCountry(countryCode, text.trim()))?.code ?? '';

/** The same, but an unknown area stays as it is. */
export const codeOfArea = (countryCode: string, text: string): string =>
  knownArea(countryCode, text) || withoutCountry(countryCode, text.trim()).toUpperCase();

export const nameOfArea = (countryCode: string, code: string): string => AREAS[countryCode]?.[code] ?? code;

/** A postcode as it is stored and looked up: without spaces, in upper case; of a ZIP code the first five digits. */
export function postcodeKey(countryCode: string, text: string): string {
  const compact = text.toUpperCase().replace(/[^\p{L}\p{N}-]/gu, '');
  if (countryCode !== 'US') return compact.replaceAll('-', '');
  return /^(\d{5})(-?\d{4})?$/.exec(compact)?.[1] ?? '';
}

/** Keys to try in order: the whole postcode, then its outward code (GB) or forward sortation area (CA). */
export function postcodeKeys(countryCode: string, key: string): string[] {
  const OUTWARD: Record<string, RegExp> = { GB: /^(.{2,4}?)\d[A-Z]{2}$/, CA: /^(.{3}).{3}$/ };
  const area = OUTWARD[countryCode]?.exec(key)?.[1];
  return area ? [key, area] : [key];
}
