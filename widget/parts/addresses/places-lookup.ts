import type { Address } from '../../core/model/address/address.ts';
import { regionOf } from '../../core/model/address/regions.ts';
import { streetWithUnit } from '../../core/model/address/street.ts';
import { within } from '../../core/model/time-limit.ts';
import { ADDRESS_BIAS_M, HTTP_TIMEOUT_MS, MAPS_RETRIES } from '../../core/numbers/constants.ts';
import type { AddressLookup, LookupOptions, Near, Suggestion } from './lookup.ts';

// The subset of the maps service's Places library that is used here, after its own types.

type Text = { text: string };

export type AddressComponent = { longText: string | null; shortText: string | null; types: string[] };

export type Place = {
  addressComponents?: AddressComponent[];
  formattedAddress?: string | null;
  location?: { lat(): number; lng(): number } | null;
  fetchFields(options: { fields: string[] }): Promise<unknown>;
};

type PlacePrediction = {
  placeId: string;
  text: Text;
  mainText: Text | null;
  secondaryText: Text | null;
  toPlace(): Place;
};

type SuggestRequest = {
  input: string;
  sessionToken: object;
  language: string;
  includedRegionCodes?: string[];
  locationBias?: { center: { lat: number; lng: number }; radius: number };
};

export type Places = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(
      request: SuggestRequest,
    ): Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>;
  };
};

const timeoutError = () => new Error('The maps service did not answer');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The n-th retry waits n × 2^n ms (spec §9). */
export const backOffMs = (retry: number) => retry * 2 ** retry;

/** Retries `MAPS_RETRIES` times (spec §9). @throws the last attempt's error */
export async function retrying<T>(load: () => Promise<T>): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await load();
    } catch (error) {
      if (retry > MAPS_RETRIES) throw error;
      await wait(backOffMs(retry));
    }
  }
}

/** Loads the maps service's script, once per page. */
async function loadPlaces(key: string, locale: string): Promise<Places> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  setOptions({ key, v: 'weekly', language: locale, authReferrerPolicy: 'origin' });
  const load = () => within(HTTP_TIMEOUT_MS, importLibrary('places') as Promise<unknown>, timeoutError);
  return (await retrying(load)) as Places;
}

type Part = { long: string; short: string };

const NONE: Part = { long: '', short: '' };

/** The first component of the given types. Which type holds a town or a house number differs by country. */
function part(components: readonly AddressComponent[], ...kinds: string[]): Part {
  for (const kind of kinds) {
    const found = components.find(({ types }) => types.includes(kind));
    if (found) return { long: found.longText ?? '', short: found.shortText ?? '' };
  }
  return NONE;
}

/** Converts a place of the maps service to an address; `null` when it has no country. */
export function placeAddress({ addressComponents = [], formattedAddress, location }: Place): Address | null {
  const of = (...kinds: string[]) => part(addressComponents, ...kinds);
  const countryCode = of('country').short.toUpperCase();
  if (!countryCode) return null;
  const area = of('administrative_area_level_1');
  const region = regionOf(countryCode, area.short) ?? regionOf(countryCode, area.long);
  const county = of('administrative_area_level_2').long;
  return {
    streetNo: of('street_number', 'premise').long,
    street: streetWithUnit({ street: of('route').long, unit: of('subpremise').long }),
    city: of('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3').long,
    adminArea1Code: region?.code ?? area.short,
    adminArea1Name: region?.name ?? area.long,
    countryCode,
    postalCode: of('postal_code').long,
    ...(formattedAddress && { formattedAddress }),
    ...(county && { county }),
    ...(location && { latitude: location.lat(), longitude: location.lng() }),
  };
}

const FIELDS = ['addressComponents', 'formattedAddress', 'location'];

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
