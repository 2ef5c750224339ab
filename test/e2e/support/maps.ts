import type { Page } from 'puppeteer-core';

/** The requests that the stand-in has recorded in the page. */
type MapsRequest = Record<string, unknown> & { hasSession: boolean; fields: string[] };

declare global {
  interface Window {
    mapsRequests?: MapsRequest[];
  }
}

/** Runs in the page: the parts of the maps service's library that we use, with one address. */
function standIn() {
  class AutocompleteSessionToken {}
  const component = (type: string, longText: string, shortText = longText) => ({ types: [type], longText, shortText });
  const requests: MapsRequest[] = [];
  const place = {
    addressComponents: undefined as object[] | undefined,
    formattedAddress: undefined as string | undefined,
    location: { lat: () => 40.737, lng: () => -74.031 },
    async fetchFields({ fields }: { fields: string[] }) {
      const [request] = requests;
      if (request) request.fields = fields;
      place.formattedAddress = '100 Washington St, Hoboken, NJ 07030, USA';
      place.addressComponents = [
        component('street_number', '100'),
        component('route', 'Washington Street', 'Washington St'),
        component('locality', 'Hoboken'),
        component('administrative_area_level_1', 'New Jersey', 'NJ'),
        component('country', 'United States', 'US'),
        component('postal_code', '07030'),
      ];
      return { place };
    },
  };
  const placePrediction = {
    placeId: 'place-1',
    text: { text: '100 Washington Street, Hoboken, NJ, USA' },
    mainText: { text: '100 Washington Street' },
    secondaryText: { text: 'Hoboken, NJ, USA' },
    toPlace: () => place,
  };
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({ sessionToken, ...request }: { sessionToken: unknown }) {
      requests.push({ ...request, hasSession: sessionToken instanceof AutocompleteSessionToken, fields: [] });
      return { suggestions: [{ placePrediction }, { placePrediction: null }] };
    },
  };
  window.mapsRequests = requests;
  const { maps } = (window as unknown as { google: { maps: Record<string, unknown> } }).google;
  maps.importLibrary = async () => ({ AutocompleteSuggestion, AutocompleteSessionToken });
  (maps.__ib__ as () => void)();
}

/** Answers for the maps service; the first `failures` requests for its script fail. */
export async function answerMaps(page: Page, { failures, asked }: { failures: number; asked: string[] }) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!request.url().startsWith('https://maps.googleapis.com/')) return request.continue();
    asked.push(request.url());
    if (asked.length <= failures) return request.abort();
    return request.respond({ contentType: 'text/javascript', body: `(${standIn})()` });
  });
}

export const mapsRequests = (page: Page) => page.evaluate(() => window.mapsRequests ?? []);
