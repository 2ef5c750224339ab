import { REGION_COUNTRIES, regionOf, regionsOf } from '../../widget/model/regions.ts';

/** States, provinces and nations of the countries whose addresses are understood, by the code they are written with. */
export const AREAS: Record<string, Record<string, string>> = Object.fromEntries(
  REGION_COUNTRIES.map((country) => [
    country,
    Object.fromEntries(regionsOf(country).map(({ code, name }) => [code, name])),
  ]),
);

/** The code of an area that was given by code (`NJ`, `US-NJ`) or name; '' for one that is not known. */
export const knownArea = (countryCode: string, text: string): string =>
  regionOf(countryCode, text.trim().replace(new RegExp(`^${countryCode}-`, 'i'), ''))?.code ?? '';

/** The same; what is not known stays as it is. */
export const codeOfArea = (countryCode: string, text: string): string =>
  knownArea(countryCode, text) || text.trim().toUpperCase().replace(`${countryCode}-`, '');

export const nameOfArea = (countryCode: string, code: string): string => AREAS[countryCode]?.[code] ?? code;
