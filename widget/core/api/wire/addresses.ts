import * as s from 'superstruct';
import { maybe } from './common.ts';

/** `GET Addresses/Suggest?query&countryCode&latitude&longitude`; the coordinates only order the results. */
export const SUGGEST_PATH = 'Addresses/Suggest';

/** `GET Addresses/Geocode?id` with the id of a suggestion. */
export const GEOCODE_PATH = 'Addresses/Geocode';

/** A longer query gets no suggestions: no address is that long. */
export const MAX_ADDRESS_QUERY_CHARS = 200;

/**
 * The error of both paths, with status 503 and `Retry-After`, while the look-up service behind them is down or slow.
 */
export const ADDRESS_LOOKUP_UNAVAILABLE = 'AddressLookupUnavailable';

/**
 * `text` is the whole address in one line, `mainText` and `secondaryText` its two parts. An id is valid for at least a
 * day.
 */
export const AddressSuggestion = s.type({
  id: s.string(),
  text: s.string(),
  mainText: s.string(),
  secondaryText: s.string(),
});
export type AddressSuggestion = s.Infer<typeof AddressSuggestion>;

export const AddressSuggestions = s.array(AddressSuggestion);

/**
 * An address (spec §3). Unknown parts are empty text, so that the form can say which are missing. Accuracy `address`
 * was found in the data and may have coordinates; `typed` was understood from the words alone and has none.
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
