import * as s from 'superstruct';
import { maybe } from './common.ts';

/** `GET Addresses/Suggest?query&countryCode&latitude&longitude`; the place only orders what is found. */
export const SUGGEST_PATH = 'Addresses/Suggest';

/** `GET Addresses/Geocode?id` with the id of a suggestion. */
export const GEOCODE_PATH = 'Addresses/Geocode';

/** No address is longer; to a longer query there are no suggestions. */
export const MAX_ADDRESS_QUERY_CHARS = 200;

/** What both answer where the look-up service behind them is down or slow, with status 503 and `Retry-After`. */
export const ADDRESS_LOOKUP_UNAVAILABLE = 'AddressLookupUnavailable';

/** `text` is the whole in one line, `mainText` and `secondaryText` its two parts. An id holds for a day at least. */
export const AddressSuggestion = s.type({
  id: s.string(),
  text: s.string(),
  mainText: s.string(),
  secondaryText: s.string(),
});
export type AddressSuggestion = s.Infer<typeof AddressSuggestion>;

export const AddressSuggestions = s.array(AddressSuggestion);

/**
 * An address of spec §3. A part that is not known is empty text, so that the form can say which is missing.
 * Coordinates are there only with accuracy `address`: a postcode's middle is nobody's house. `typed` was understood from
 * the words alone.
 */
export const GeocodedAddress = s.type({
  streetNo: s.string(),
  street: s.string(),
  unit: maybe(s.string()),
  city: s.string(),
  county: maybe(s.string()),
  adminArea1Code: s.string(),
  adminArea1Name: s.string(),
  countryCode: s.string(),
  postalCode: s.string(),
  formattedAddress: s.string(),
  latitude: maybe(s.number()),
  longitude: maybe(s.number()),
  accuracy: s.enums(['address', 'typed']),
});
export type GeocodedAddress = s.Infer<typeof GeocodedAddress>;
