/** An address (spec §3). Unknown parts are ''. Codes are ISO 3166, coordinates degrees of WGS 84. */
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

/** Errors of an address field (spec §5), by the key of their copy. */
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

/** Whether an address may be sent: it needs country and postal code (spec §5). */
export const isSendable = ({ countryCode, postalCode }: Address) => isFilled(countryCode) && isFilled(postalCode);

/** A form needs a home address; a look-up only what it takes to find the lawmakers. */
export type AddressUse = 'home' | 'lookup';

/** The only country where a missing street has an error of its own (spec §5). */
const WHOLE_COUNTRY = 'US';

/** Whether a valid address there needs every part (contract §8). */
export const needsAllParts = (countryCode: string) => countryCode === WHOLE_COUNTRY;

function wholeFault(address: Address): AddressError | null {
  if (!isFilled(address.postalCode)) return 'addressPostalCode';
  if (!isFilled(address.street) || !isFilled(address.streetNo)) return 'addressStreet';
  return missingParts(address).length > 0 ? 'addressInvalid' : null;
}

/** Why an address is not accepted (spec §5, contract §8); `null` for a valid one. */
export function addressFault(address: Address | null, use: AddressUse): AddressError | null {
  if (!address || !isFilled(address.countryCode)) return 'addressInvalid';
  if (needsAllParts(address.countryCode)) return wholeFault(address);
  const { street, city, postalCode } = address;
  if (use === 'lookup') return isFilled(postalCode) ? null : 'addressPostalCode';
  if (!isFilled(postalCode) && !isFilled(city)) return 'addressPostalCode';
  return isFilled(street) ? null : 'addressStreet';
}

/** Why a geocoded address is of no use to any field; `null` for one that a home or a look-up accepts. */
export const geocodingError = (address: Address | null) =>
  addressFault(address, 'home') && addressFault(address, 'lookup');

/** The forms of BS 7666, with or without the space; GIR 0AA is Girobank's. */
const UK_POSTCODE =
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d|[A-HK-Y]\d\d|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})\b/i;

/** The UK postcode in a typed text, in its standard form; '' for none. */
export function ukPostcode(text: string): string {
  const found = UK_POSTCODE.exec(text)?.[0].toUpperCase().replace(/\s/g, '') ?? '';
  return found && `${found.slice(0, -3)} ${found.slice(-3)}`;
}
