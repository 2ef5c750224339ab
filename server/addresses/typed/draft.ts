import { parseStreet } from '../../../widget/core/model/address/street.ts';
import { nameOfArea } from '../areas.ts';

/** The parts of a typed address; a missing part is empty. */
export type Draft = {
  unit: string;
  streetNo: string;
  street: string;
  city: string;
  county: string;
  adminArea1Code: string;
  adminArea1Name: string;
  countryCode: string;
  postalCode: string;
};

type Parts = { line: string; city: string; county?: string | undefined; area: string; postalCode: string };

/** @param parts `line` is the first of an envelope; `area` the code of a state or province */
export const draftOf = (countryCode: string, { line, city, county = '', area, postalCode }: Parts): Draft => ({
  ...parseStreet(line, countryCode),
  city,
  county,
  adminArea1Code: area,
  adminArea1Name: nameOfArea(countryCode, area),
  countryCode,
  postalCode,
});

/** The first line of an envelope: `12 Main Street, Apt 4`. */
export const streetLine = ({ streetNo, street, unit }: Draft) =>
  // A comma follows a house's name, but not its number.
  [[streetNo, street].filter(Boolean).join(/\d/.test(streetNo) ? ' ' : ', '), unit].filter(Boolean).join(', ');

/** The second line: `Newark, NJ 07103`. British addresses name no nation; their postcode has a line of its own. */
export function placeLine({ city, adminArea1Code, countryCode, postalCode }: Draft) {
  const area = countryCode === 'GB' || countryCode === 'NZ' ? '' : adminArea1Code;
  const end = [area, postalCode].filter(Boolean).join(' ');
  return countryCode === 'US' || countryCode === 'CA'
    ? [city, end].filter(Boolean).join(', ')
    : [city, end].filter(Boolean).join(' ');
}

export const lineOf = (draft: Draft) => [streetLine(draft), placeLine(draft)].filter(Boolean).join(', ');
