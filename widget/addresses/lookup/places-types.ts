/** The subset of the maps service's Places library that is used here, after its own types. */

type Text = { text: string };

export type AddressComponent = { longText: string | null; shortText: string | null; types: string[] };

export type Place = {
  addressComponents?: AddressComponent[];
  formattedAddress?: string | null;
  location?: { lat(): number; lng(): number } | null;
  fetchFields(options: { fields: string[] }): Promise<unknown>;
};

export type PlacePrediction = {
  placeId: string;
  text: Text;
  mainText: Text | null;
  secondaryText: Text | null;
  toPlace(): Place;
};

export type SuggestRequest = {
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
