/** What is understood of a typed address; a part that is not there is empty. */
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

/** The first line of an envelope: `12 Main Street, Apt 4`. */
export const streetLine = ({ streetNo, street, unit }: Draft) =>
  // A house's name is parted from its street, a number is not.
  [[streetNo, street].filter(Boolean).join(/\d/.test(streetNo) ? ' ' : ', '), unit].filter(Boolean).join(', ');

/** The line below it: `Newark, NJ 07103`; Britain writes no nation, and its postcode alone. */
export function placeLine({ city, adminArea1Code, countryCode, postalCode }: Draft) {
  const area = countryCode === 'GB' || countryCode === 'NZ' ? '' : adminArea1Code;
  const end = [area, postalCode].filter(Boolean).join(' ');
  return countryCode === 'US' || countryCode === 'CA'
    ? [city, end].filter(Boolean).join(', ')
    : [city, end].filter(Boolean).join(' ');
}

export const lineOf = (draft: Draft) => [streetLine(draft), placeLine(draft)].filter(Boolean).join(', ');
