import { within } from '../../api/within.ts';
import { ADDRESS_BIAS_M, HTTP_TIMEOUT_MS } from '../../numbers/constants.ts';
import { loadPlaces } from './load-places.ts';
import type { AddressLookup, LookupOptions, Near, Suggestion } from './lookup.ts';
import { placeAddress } from './places-address.ts';
import type { PlacePrediction, Places } from './places-types.ts';

const FIELDS = ['addressComponents', 'formattedAddress', 'location'];

const late = () => new Error('The maps service did not answer');

const around = (near: Near) =>
  near && { locationBias: { center: { lat: near.latitude, lng: near.longitude }, radius: ADDRESS_BIAS_M } };

const suggestionOf = ({ placeId, text, mainText, secondaryText }: PlacePrediction): Suggestion => ({
  id: placeId,
  text: text.text,
  mainText: mainText?.text ?? text.text,
  secondaryText: secondaryText?.text ?? '',
});

/** The maps service's look-up; its script comes with the first question, and again where it did not come. */
export function createPlacesLookup(key: string, { near, locale }: LookupOptions): AddressLookup {
  let library: Promise<Places> | null = null;
  /** What belongs to one choice is one session, and is counted once. */
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
    // Suggestions without a map name the service (its Places policies, attribution).
    attribution: 'Google Maps',
    async suggest(input, { countryCode }) {
      const { AutocompleteSessionToken, AutocompleteSuggestion } = await places();
      session ??= new AutocompleteSessionToken();
      const asked = AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken: session,
        language: locale,
        ...(countryCode && { includedRegionCodes: [countryCode.toLowerCase()] }),
        ...around(near),
      });
      const { suggestions } = await within(HTTP_TIMEOUT_MS, asked, late);
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const each of found) predictions.set(each.placeId, each);
      return found.map(suggestionOf);
    },
    async geocode({ id }) {
      const place = predictions.get(id)?.toPlace();
      if (!place) return null;
      await within(HTTP_TIMEOUT_MS, place.fetchFields({ fields: FIELDS }), late);
      session = null;
      return placeAddress(place);
    },
  };
}
