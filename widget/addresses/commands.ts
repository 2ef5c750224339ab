import { batch } from '@preact/signals-core';
import { recordAddressLocationPairs } from '../api/calls/forms.ts';
import { RequestError } from '../api/errors.ts';
import { MAX_ADDRESS_QUERY_CHARS } from '../api/wire/addresses.ts';
import type { App } from '../app/app.ts';
import { type Address, geocodingError, ukPostcode } from '../model/address/address.ts';
import { type HandPart, type HandParts, handAddress, partsOf } from '../model/address/hand-address.ts';
import { ADDRESS_BY_HAND_PAUSE_MS, ADDRESS_DEBOUNCE_MS, ADDRESS_SLOW_MS } from '../numbers/constants.ts';
import type { AddressLookup, Suggestion } from './lookup/lookup.ts';
import type { AddressStore } from './store.ts';

type Tools = Pick<App, 'client' | 'session' | 'report'> & {
  /** Brings what looks up addresses. */
  lookup: () => Promise<AddressLookup>;
};

export type AddressCommands = ReturnType<typeof createAddressCommands>;

/** As the maps services call it. */
const OVER_QUOTA = /OVER_QUERY_LIMIT|RESOURCE_EXHAUSTED/;

const isOverQuota = (error: unknown) =>
  error instanceof RequestError ? error.status === 429 : error instanceof Error && OVER_QUOTA.test(wordsOf(error));

const wordsOf = (error: Error & { code?: unknown }) => `${error.code} ${error.message}`;

/** What a visitor can do about it; the rest is the engineer's. */
const troubleOf = (error: unknown) => (isOverQuota(error) ? ('tooMany' as const) : ('unavailable' as const));

const isSame = (some: HandParts, others: HandParts) => JSON.stringify(some) === JSON.stringify(others);

export function createAddressCommands(store: AddressStore<Suggestion>, { client, session, report, lookup }: Tools) {
  let typing: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  /** What the visitor typed before the words of a suggestion took its place. */
  let typed = '';
  /** What was looked up, and its words. */
  let looked: { address: Address; text: string } | null = null;
  /** What was looked up, as parts: until one is changed it is still that address. */
  let filled: { address: Address; parts: HandParts } | null = null;
  /** Parts were changed, and may yet be. */
  let pausing: ReturnType<typeof setTimeout> | undefined;
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
    const query = typed.trim().slice(0, MAX_ADDRESS_QUERY_CHARS);
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

  function take(address: Address, text: string) {
    looked = { address, text };
    store.pick(address, text);
  }

  const byHand = () => {
    const parts = store.hand.peek();
    return filled && isSame(filled.parts, parts) ? filled.address : handAddress(parts);
  };

  /** What was looked up stands in the parts; what was entered in them before stays where nothing was. */
  function fill(countryCode: string) {
    const address = store.picked.peek();
    const hand = store.hand.peek();
    if (store.isByHand.peek() || !address || address === filled?.address)
      return store.setHand({ ...hand, countryCode: hand.countryCode || countryCode });
    filled = { address, parts: partsOf(address) };
    store.setHand(filled.parts);
  }

  /** Takes what the parts make, once: an address is looked up when it is taken. */
  function settle() {
    if (pausing === undefined) return;
    clearTimeout(pausing);
    pausing = undefined;
    if (store.isByHand.peek()) store.takeHand(byHand());
  }

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
      take(address, suggestion.text);
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
      batch(() => {
        fill(countryCode);
        store.setByHand(true, byHand());
      });
    },
    /** Whose words still stand in the field, that address is meant. */
    lookUp() {
      settle();
      store.setByHand(false, looked?.text === store.text.peek() ? looked.address : null);
    },
    setPart(part: HandPart, value: string) {
      store.setHand({ ...store.hand.peek(), [part]: value, ...(part === 'countryCode' && { region: '' }) });
      clearTimeout(pausing);
      pausing = setTimeout(settle, ADDRESS_BY_HAND_PAUSE_MS);
    },
    /** The visitor has gone on from the parts. */
    settle,
    /** Takes an address that is known from elsewhere, where nothing has been entered yet. */
    adopt(address: Address) {
      if (store.picked.peek() || store.text.peek() !== '') return;
      take(address, address.formattedAddress ?? [address.street, address.city, address.postalCode].join(', '));
    },
  };
}
