/** An address (spec §3); parts that are not known are ''. Codes are ISO 3166, degrees WGS 84. */
export type Address = {
  streetNo: string;
  street: string;
  city: string;
  /** Without the country prefix (contract §6). */
  adminArea1Code: string;
  adminArea1Name: string;
  countryCode: string;
  postalCode: string;
  formattedAddress?: string;
  county?: string;
  latitude?: number;
  longitude?: number;
};

/** What an address field may say (spec §5), as in its copy. */
export type AddressError =
  | 'addressRequired'
  | 'addressSelection'
  | 'addressNoMatch'
  | 'addressInvalid'
  | 'addressPostalCode'
  | 'addressStreet';

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';

const VALID = [
  'streetNo',
  'street',
  'city',
  'adminArea1Code',
  'adminArea1Name',
  'countryCode',
  'postalCode',
] as const satisfies readonly (keyof Address)[];

/** Parts that a valid address still needs (spec §5). */
export const missingParts = (address: Partial<Address>) => VALID.filter((part) => !isFilled(address[part]));

/** Without these two an address is not sent (spec §5). */
export const isSendable = ({ countryCode, postalCode }: Address) => isFilled(countryCode) && isFilled(postalCode);

/** Where a street belongs to an address; of these, its absence is an error in the US only (spec §5). */
const STREET_COUNTRIES = ['AU', 'NZ', 'US'];
const ENFORCED_COUNTRIES = ['US'];

const needsStreet = (countryCode: string) =>
  STREET_COUNTRIES.includes(countryCode) && ENFORCED_COUNTRIES.includes(countryCode);

/** What keeps a geocoded address from being taken (spec §5); `null` for one that can be. */
export function geocodingError(address: Address | null): AddressError | null {
  if (!address) return 'addressInvalid';
  if (!isFilled(address.postalCode)) return 'addressPostalCode';
  if (!needsStreet(address.countryCode)) return null;
  if (!isFilled(address.street) || !isFilled(address.streetNo)) return 'addressStreet';
  return missingParts(address).length > 0 ? 'addressInvalid' : null;
}

/** The forms of BS 7666, with or without the space; GIR 0AA is Girobank's. */
const UK_POSTCODE =
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})\b/i;

/** The postcode in a text that was typed, as it is written; '' where there is none. */
export function ukPostcode(text: string): string {
  const found = UK_POSTCODE.exec(text)?.[0].toUpperCase().replace(/\s/g, '') ?? '';
  return found && `${found.slice(0, -3)} ${found.slice(-3)}`;
}
