import type { Infer } from 'superstruct';
import type { Address, WireLocation } from '../../widget/core/api/wire.ts';
import { codeOfArea, postcodeKey } from '../addresses/areas.ts';
import { foldName } from './names.ts';
import type { Point } from './shapes.ts';
import { lookupFailure } from './target.ts';

/** Countries by ISO 3166-1 that send a delegate to Congress. Maps services return them as countries or as states. */
const US_TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

type Where = { countryCode: string; adminArea1Code: string };

/** The place as the imported data spells it. */
const asStored = ({ countryCode, adminArea1Code }: Where): Where =>
  US_TERRITORIES.includes(countryCode)
    ? { countryCode: 'US', adminArea1Code: countryCode }
    : { countryCode, adminArea1Code };

/** A reader's location, as far as it is known. */
export type Place = {
  countryCode: string;
  /** Empty if unknown. */
  adminArea1Code: string;
  /** As `postcodeKey` writes it; empty if unknown. */
  postcode: string;
  /** As `foldName` writes it; empty if unknown. */
  town: string;
  point: Point | null;
  /** Whether it is an address, not an IP location. */
  isAddress: boolean;
};

type WireAddress = Infer<typeof Address>;

const filled = (text: string | null | undefined) => text?.trim() ?? '';

const pointOf = (latitude?: number | null, longitude?: number | null): Point | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

function placed(countryCode: string, area: string, postcode: string) {
  const stored = asStored({ countryCode, adminArea1Code: codeOfArea(countryCode, area) });
  return { ...stored, postcode: postcodeKey(stored.countryCode, postcode) };
}

/** The country, without which nothing can be found. */
function countryOf(countryCode: string | null | undefined): string {
  const code = filled(countryCode).toUpperCase();
  if (!code) throw lookupFailure('NotFullAddress');
  return code;
}

/** The place of an address, in either of its spellings. */
export const placeOfAddress = (address: WireAddress): Place => ({
  ...placed(
    countryOf(address.countryCode),
    filled(address.adminArea1Code) || filled(address.adminArea1Name),
    filled(address.postalCode) || filled(address.zipCode),
  ),
  town: foldName(filled(address.city)),
  point: pointOf(address.latitude, address.longitude),
  isAddress: true,
});

export const placeOfIp = (location: WireLocation | null | undefined): Place => ({
  ...placed(
    countryOf(location?.countryCode),
    filled(location?.adminArea1Code) || filled(location?.adminArea1Name),
    filled(location?.zip),
  ),
  town: '',
  point: pointOf(location?.lat, location?.lon),
  isAddress: false,
});

/** Half of British addresses have no house number, but all have a street or locality. */
const isFullInBritain = ({ street, streetNo, city }: WireAddress) =>
  Boolean((filled(street) || filled(streetNo)) && filled(city));

/** Refuses an address that isn't complete enough for a look-up (spec §5). */
export function requireFull(address: WireAddress, { countryCode, postcode }: Place) {
  const isEnough =
    postcode !== '' &&
    (countryCode !== 'US' || filled(address.streetNo) !== '') &&
    (countryCode !== 'GB' || (isFullInBritain(address) && /\d[A-Z]{2}$/.test(postcode)));
  if (!isEnough) throw lookupFailure('NotFullAddress');
}
