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

/** A form asks where somebody lives; a look-up asks for no more than it needs to place them. */
export type AddressUse = 'home' | 'lookup';

/** The one country where a street's absence is an error of its own (spec §5). */
const WHOLE_COUNTRY = 'US';

/** Whether every part is needed there (contract §8). */
export const needsAllParts = (countryCode: string) => countryCode === WHOLE_COUNTRY;

function wholeFault(address: Address): AddressError | null {
  if (!isFilled(address.postalCode)) return 'addressPostalCode';
  if (!isFilled(address.street) || !isFilled(address.streetNo)) return 'addressStreet';
  return missingParts(address).length > 0 ? 'addressInvalid' : null;
}

/** What keeps an address from being taken (spec §5, contract §8); `null` for one that can be. */
export function addressFault(address: Address | null, use: AddressUse): AddressError | null {
  if (!address || !isFilled(address.countryCode)) return 'addressInvalid';
  if (needsAllParts(address.countryCode)) return wholeFault(address);
  const { street, city, postalCode } = address;
  if (use === 'lookup') return isFilled(postalCode) ? null : 'addressPostalCode';
  if (!isFilled(postalCode) && !isFilled(city)) return 'addressPostalCode';
  return isFilled(street) ? null : 'addressStreet';
}

/** What makes a geocoded address useless for any field; a field may want more of it. */
export const geocodingError = (address: Address | null) =>
  addressFault(address, 'home') && addressFault(address, 'lookup');

/** The forms of BS 7666, with or without the space; GIR 0AA is Girobank's. */
const UK_POSTCODE =
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})\b/i;

/** The postcode in a text that was typed, as it is written; '' where there is none. */
export function ukPostcode(text: string): string {
  const found = UK_POSTCODE.exec(text)?.[0].toUpperCase().replace(/\s/g, '') ?? '';
  return found && `${found.slice(0, -3)} ${found.slice(-3)}`;
}
