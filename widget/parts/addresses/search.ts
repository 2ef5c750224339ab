import { recordAddressLocationPairs } from '../../core/api/calls/forms.ts';
import type { Client } from '../../core/api/client.ts';
import { RequestError } from '../../core/api/errors.ts';
import { MAX_ADDRESS_QUERY_CHARS } from '../../core/api/wire/addresses.ts';
import type { App } from '../../core/app/app.ts';
import { type Address, type AddressError, geocodingError, ukPostcode } from '../../core/model/address/address.ts';
import type { EndUserLocation } from '../../core/model/widget.ts';
import { ADDRESS_DEBOUNCE_MS } from '../../core/numbers/constants.ts';
import type { AddressLookup, Suggestion } from './lookup.ts';
import { createRequests } from './requests.ts';
import type { AddressStore } from './store.ts';

/** Sends an entered address with the IP location, to measure how accurate that is (spec §7). Errors are ignored. */
function recordLocation(
  client: Client,
  enteredAddress: string,
  { latitude, longitude }: Address,
  ip: EndUserLocation | null,
) {
  const pair = {
    enteredAddress,
    enteredAddressLatitude: latitude ?? null,
    enteredAddressLongitude: longitude ?? null,
    geolocatedCountry: ip?.countryCode ?? null,
    geolocatedLatitude: ip?.lat ?? null,
    geolocatedLongitude: ip?.lon ?? null,
  };
  client.post(recordAddressLocationPairs, pair, { isQuiet: true }).catch(() => {
    /* nothing depends on it */
  });
}

/** Quota errors of the maps service. */
const OVER_QUOTA = /OVER_QUERY_LIMIT|RESOURCE_EXHAUSTED/;

const textOf = (error: Error & { code?: unknown }) => `${error.code} ${error.message}`;

const isOverQuota = (error: unknown) =>
  error instanceof RequestError ? error.status === 429 : error instanceof Error && OVER_QUOTA.test(textOf(error));

/** What to tell the reader about a failed look-up. */
const troubleOf = (error: unknown) => (isOverQuota(error) ? ('tooMany' as const) : ('unavailable' as const));

/** What happens when the reader leaves the field: nothing, waiting for suggestions, picking the only one, or an error. */
type Leaving = 'stay' | 'wait' | 'pick' | AddressError;

/** Spec §4, §5: a single suggestion is picked; of several one must be chosen. */
function leavingOf<S>(store: AddressStore<S>, isOptional: boolean): Leaving {
  const stage = store.stage.peek();
  if (store.picked.peek() || stage === 'checking' || store.error.peek()) return 'stay';
  if (stage === 'searching') return 'wait';
  if (store.trouble.peek()) return 'stay';
  if (store.text.peek().trim() === '') return isOptional ? 'stay' : 'addressRequired';
  const { length } = store.suggestions.peek();
  if (length === 1) return 'pick';
  return length > 1 ? 'addressSelection' : 'addressNoMatch';
}

export type SearchTools = Pick<App, 'client' | 'session' | 'report'> & {
  /** Loads the look-up. */
  lookup: () => Promise<AddressLookup>;
};

/** Services know only half of a British postcode; the typed one is complete (spec §5). */
const withTypedPostcode = (address: Address | null, typed: string): Address | null =>
  address?.countryCode === 'GB' ? { ...address, postalCode: ukPostcode(typed) || address.postalCode } : address;

const suggestionsFor =
  (lookup: SearchTools['lookup'], query: string, countryCode: string) => async (signal: AbortSignal) => {
    const service = await lookup();
    return { found: await service.suggest(query, { countryCode, signal }), attribution: service.attribution };
  };

const requestsFor = (store: AddressStore<Suggestion>, report: SearchTools['report']) =>
  createRequests({
    onSlow: () => store.setTrouble('slow'),
    onError(error) {
      report(error);
      store.setTrouble(troubleOf(error));
    },
  });

/** Takes addresses into the field, and remembers the text that the last one stands for. */
function createTaking(store: AddressStore<Suggestion>, { client, session }: SearchTools) {
  let taken: { address: Address; text: string } | null = null;

  function take(address: Address, text: string) {
    taken = { address, text };
    store.pick(address, text);
  }

  return {
    take,
    /** Takes what a service found for a suggestion, or shows why it is not enough. */
    takeGeocoded(address: Address | null, text: string) {
      const error = geocodingError(address);
      if (error || !address) return store.fail(error ?? 'addressInvalid');
      recordLocation(client, text, address, session.location.value);
      take(address, text);
    },
    /** The last address taken, while its text is unchanged; else `null`. */
    addressInField: () => (taken?.text === store.text.peek() ? taken.address : null),
  };
}

/** Commands for looking an address up while it is typed. */
export function createSearch(store: AddressStore<Suggestion>, tools: SearchTools) {
  const { lookup } = tools;
  const { take, takeGeocoded, addressInField } = createTaking(store, tools);
  const requests = requestsFor(store, tools.report);
  let debounce: ReturnType<typeof setTimeout> | undefined;
  /** The reader's text, which the text of a picked suggestion replaces in the field. */
  let typed = '';
  /** Set when the reader left the field before the suggestions came. */
  let left: { isOptional: boolean } | null = null;

  function stop() {
    clearTimeout(debounce);
    requests.abort();
  }

  function search(countryCode: string) {
    const query = typed.trim().slice(0, MAX_ADDRESS_QUERY_CHARS);
    return requests.run(suggestionsFor(lookup, query, countryCode), ({ found, attribution }) => {
      store.suggest(found, attribution);
      if (left) leave(left.isOptional);
    });
  }

  async function pick(suggestion: Suggestion) {
    clearTimeout(debounce);
    left = null;
    store.checking(suggestion.text);
    const ask = async () => withTypedPostcode(await (await lookup()).geocode(suggestion), typed);
    await requests.run(ask, (address) => takeGeocoded(address, suggestion.text));
  }

  function leave(isOptional: boolean) {
    const leaving = leavingOf(store, isOptional);
    if (leaving === 'stay') return;
    left = leaving === 'wait' ? { isOptional } : null;
    if (leaving === 'wait') return;
    const [only] = store.suggestions.peek();
    if (leaving !== 'pick') store.fail(leaving);
    else if (only) void pick(only);
  }

  return {
    stop,
    pick,
    leave,
    take,
    addressInField,
    /** @param countryCode country to search, ISO 3166-1 alpha-2; '' searches everywhere */
    type(text: string, countryCode: string) {
      typed = text;
      left = null;
      store.setText(text);
      stop();
      if (text.trim() === '') return;
      store.searching();
      debounce = setTimeout(() => void search(countryCode), ADDRESS_DEBOUNCE_MS);
    },
  };
}
