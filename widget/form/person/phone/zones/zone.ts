import metadata from 'libphonenumber-js/min/metadata';

/** First digits of the calling codes. Countries that share a code share a zone. */
export type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

const inZone = <T>(codes: Readonly<Record<string, T>>, digit: Digit) =>
  Object.fromEntries(Object.entries(codes).filter(([code]) => code.startsWith(digit)));

const countriesIn = (digit: Digit) => Object.values(inZone(metadata.country_calling_codes, digit)).flat();

/** The numbering plans of a zone. */
export function zoneOf(digit: Digit): typeof metadata {
  const countries = new Set<string>(countriesIn(digit));
  return {
    ...metadata,
    country_calling_codes: inZone(metadata.country_calling_codes, digit),
    countries: Object.fromEntries(Object.entries(metadata.countries).filter(([country]) => countries.has(country))),
    nonGeographic: inZone(metadata.nonGeographic, digit),
  } as typeof metadata;
}

/** The countries of a zone, as one text: ISO 3166-1 alpha-2 codes with spaces between. */
export const namesIn = (digit: Digit) =>
  countriesIn(digit)
    .filter((country) => country.length === 2)
    .join(' ');
