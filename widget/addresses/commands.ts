import { recordAddressLocationPairs } from '../api/calls/forms.ts';
import { RequestError } from '../api/errors.ts';
import type { App } from '../app.ts';
import { ADDRESS_DEBOUNCE_MS, ADDRESS_SLOW_MS } from '../constants.ts';
import { type Address, geocodingError, ukPostcode } from '../model/address.ts';
import { type HandPart, handAddress } from '../model/hand-address.ts';
import type { AddressLookup, Suggestion } from './lookup.ts';
import type { AddressStore } from './store.ts';

type Tools = Pick<App, 'client' | 'session' | 'report'> & {
  /** Brings what looks up addresses. */
  lookup: () => Promise<AddressLookup>;
};

export type AddressCommands = ReturnType<typeof createAddressCommands>;

/** What a visitor can do about it; the rest is the engineer's. */
const troubleOf = (error: unknown) =>
  error instanceof RequestError && error.status === 429 ? ('tooMany' as const) : ('unavailable' as const);

/** What is longer is no address, and the services refuse it. */
export const MAX_QUERY_CHARS = 200;

export function createAddressCommands(store: AddressStore<Suggestion>, { client, session, report, lookup }: Tools) {
  let typing: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  /** What the visitor typed before the words of a suggestion took its place. */
  let typed = '';
  /** The field was left while an answer was still to come. */
  let isLeft: { isOptional: boolean } | null = null;

  const location = () => session.widget.value.location;

  /** What was asked for before says nothing any more. */
  function begin(): AbortSignal {
    clearTimeout(typing);
    clearTimeout(slow);
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    slow = setTimeout(() => {
      if (!signal.aborted) store.setTrouble('slow');
    }, ADDRESS_SLOW_MS);
    return signal;
  }

  function stop() {
    begin();
    clearTimeout(slow);
  }

  function troubled(error: unknown) {
    report(error);
    store.setTrouble(troubleOf(error));
  }

  async function search(countryCode: string) {
    const signal = begin();
    const query = typed.trim().slice(0, MAX_QUERY_CHARS);
    try {
      const service = await lookup();
      const found = await service.suggest(query, { countryCode, signal });
      if (signal.aborted) return;
      clearTimeout(slow);
      store.suggest(found, service.attribution);
      if (isLeft) leave(isLeft.isOptional);
    } catch (error) {
      if (signal.aborted) return;
      clearTimeout(slow);
      troubled(error);
    }
  }

  /** Fire and forget: what the address on the network was worth (spec §7). */
  function record(enteredAddress: string, { latitude, longitude }: Address) {
    const ip = location();
    const pair = {
      enteredAddress,
      enteredAddressLatitude: latitude ?? null,
      enteredAddressLongitude: longitude ?? null,
      geolocatedCountry: ip?.countryCode ?? null,
      geolocatedLatitude: ip?.lat ?? null,
      geolocatedLongitude: ip?.lon ?? null,
    };
    client.post(recordAddressLocationPairs, pair, { isQuiet: true }).catch(() => {
      /* nobody waits for it */
    });
  }

  /** Services know a British postcode by halves; who lives there types the whole (spec §5). */
  const withTypedPostcode = (address: Address | null): Address | null =>
    address?.countryCode === 'GB' ? { ...address, postalCode: ukPostcode(typed) || address.postalCode } : address;

  async function pick(suggestion: Suggestion) {
    const signal = begin();
    isLeft = null;
    store.checking(suggestion.text);
    try {
      const address = withTypedPostcode(await (await lookup()).geocode(suggestion));
      if (signal.aborted) return;
      clearTimeout(slow);
      const error = geocodingError(address);
      if (error || !address) return store.fail(error ?? 'addressInvalid');
      record(suggestion.text, address);
      store.pick(address, suggestion.text);
    } catch (error) {
      if (signal.aborted) return;
      clearTimeout(slow);
      troubled(error);
    }
  }

  function leave(isOptional: boolean) {
    const stage = store.stage.peek();
    const [first, ...others] = store.suggestions.peek();
    if (store.picked.peek() || stage === 'checking' || store.error.peek()) return;
    isLeft = stage === 'searching' ? { isOptional } : null;
    if (isLeft || store.trouble.peek()) return;
    if (store.text.peek().trim() === '') {
      if (!isOptional) store.fail('addressRequired');
    } else if (first && others.length === 0) void pick(first);
    else store.fail(first ? 'addressSelection' : 'addressNoMatch');
  }

  return {
    /** @param countryCode where to look; '' is anywhere */
    type(text: string, countryCode: string) {
      typed = text;
      isLeft = null;
      store.setText(text);
      stop();
      if (text.trim() === '') return;
      store.searching();
      typing = setTimeout(() => void search(countryCode), ADDRESS_DEBOUNCE_MS);
    },
    pick,
    /** The visitor goes on: with one suggestion it is meant, with several one must be chosen (spec §4, §5). */
    leave,
    /** @param countryCode what stands there until another is chosen */
    enterByHand(countryCode: string) {
      stop();
      store.setByHand(true);
      const hand = store.hand.peek();
      const parts = { ...hand, countryCode: hand.countryCode || countryCode };
      store.setHand(parts, handAddress(parts));
    },
    lookUp() {
      store.setByHand(false);
    },
    setPart(part: HandPart, value: string) {
      const next = { ...store.hand.peek(), [part]: value, ...(part === 'countryCode' && { region: '' }) };
      store.setHand(next, handAddress(next));
    },
    /** Takes an address that is known from elsewhere, where nothing has been entered yet. */
    adopt(address: Address) {
      if (store.picked.peek() || store.text.peek() !== '') return;
      store.pick(address, address.formattedAddress ?? [address.street, address.city, address.postalCode].join(', '));
    },
  };
}
