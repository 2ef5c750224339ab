import { within } from '../../api/within.ts';
import { ADDRESS_BIAS_M, HTTP_TIMEOUT_MS } from '../../numbers/constants.ts';
import { loadPlaces } from './load-places.ts';
import type { AddressLookup, LookupOptions, Near, Suggestion } from './lookup.ts';
import { placeAddress } from './places-address.ts';
import type { PlacePrediction, Places } from './places-types.ts';

const FIELDS = ['addressComponents', 'formattedAddress', 'location'];

const timeoutError = () => new Error('The maps service did not answer');

const around = (near: Near) =>
  near && { locationBias: { center: { lat: near.latitude, lng: near.longitude }, radius: ADDRESS_BIAS_M } };

const suggestionOf = ({ placeId, text, mainText, secondaryText }: PlacePrediction): Suggestion => ({
  id: placeId,
  text: text.text,
  mainText: mainText?.text ?? text.text,
  secondaryText: secondaryText?.text ?? '',
});

/** Looks addresses up through the maps service. Its script is loaded on the first request, and again after a failure. */
export function createPlacesLookup(key: string, { near, locale }: LookupOptions): AddressLookup {
  let library: Promise<Places> | null = null;
  /** Requests up to one choice share a session token, so that the service bills them once. */
  let session: object | null = null;
  const predictions = new Map<string, PlacePrediction>();

  const places = () => {
    library ??= loadPlaces(key, locale).catch((error) => {
      library = null;
      throw error;
    });
    return library;
  };

  return {
    // Suggestions shown without a map must name the service (Places policies, attribution).
    attribution: 'Google Maps',
    async suggest(input, { countryCode }) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await places();
      session ??= new AutocompleteSessionToken();
      const request = AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken: session,
        language: locale,
        ...(countryCode && { includedRegionCodes: [countryCode.toLowerCase()] }),
        ...around(near),
      });
      const { suggestions } = await within(HTTP_TIMEOUT_MS, request, timeoutError);
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const each of found) predictions.set(each.placeId, each);
      return found.map(suggestionOf);
    },
    async geocode({ id }) {
      const place = predictions.get(id)?.toPlace();
      if (!place) return null;
      await within(HTTP_TIMEOUT_MS, place.fetchFields({ fields: FIELDS }), timeoutError);
      session = null;
      return placeAddress(place);
    },
  };
}
