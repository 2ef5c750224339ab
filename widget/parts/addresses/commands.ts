import { batch } from '@preact/signals-core';
import type { Address } from '../../core/model/address/address.ts';
import { type HandPart, type HandParts, handAddress, partsOf } from '../../core/model/address/hand-address.ts';
import { ADDRESS_BY_HAND_PAUSE_MS } from '../../core/numbers/constants.ts';
import type { Suggestion } from './lookup.ts';
import { createSearch, type SearchTools } from './search.ts';
import type { AddressStore } from './store.ts';

const isSame = (some: HandParts, others: HandParts) => JSON.stringify(some) === JSON.stringify(others);

/** Commands for entering an address in parts. */
function createHandEntry<S>(store: AddressStore<S>) {
  /** A looked-up address and its parts. While they are unchanged, they stand for that address. */
  let filled: { address: Address; parts: HandParts } | null = null;
  /** Set while changed parts wait to be taken. */
  let pause: ReturnType<typeof setTimeout> | undefined;

  const addressOf = (parts: HandParts) => (filled && isSame(filled.parts, parts) ? filled.address : handAddress(parts));

  /** Fills the parts from a newly looked-up address; otherwise keeps them and sets a missing country. */
  function fillParts(countryCode: string) {
    const address = store.picked.peek();
    const hand = store.hand.peek();
    if (store.isByHand.peek() || !address || address === filled?.address)
      return store.setHand({ ...hand, countryCode: hand.countryCode || countryCode });
    filled = { address, parts: partsOf(address) };
    store.setHand(filled.parts);
  }

  /** Takes changed parts as the address, once: taking an address starts a look-up of lawmakers. */
  function settle() {
    if (pause === undefined) return;
    clearTimeout(pause);
    pause = undefined;
    if (store.isByHand.peek()) store.takeHand(addressOf(store.hand.peek()));
  }

  return {
    settle,
    /** @param countryCode initial country, ISO 3166-1 alpha-2 */
    open(countryCode: string) {
      batch(() => {
        fillParts(countryCode);
        store.setByHand(true, addressOf(store.hand.peek()));
      });
    },
    setPart(part: HandPart, value: string) {
      store.setHand({ ...store.hand.peek(), [part]: value, ...(part === 'countryCode' && { region: '' }) });
      clearTimeout(pause);
      pause = setTimeout(settle, ADDRESS_BY_HAND_PAUSE_MS);
    },
  };
}

export type AddressCommands = ReturnType<typeof createAddressCommands>;

/** Commands of address fields: search, entry by hand, and switching between them. */
export function createAddressCommands(store: AddressStore<Suggestion>, tools: SearchTools) {
  const { stop, type, pick, leave, take, addressInField } = createSearch(store, tools);
  const { open, setPart, settle } = createHandEntry(store);
  return {
    type,
    pick,
    leave,
    setPart,
    settle,
    /** @param countryCode initial country, ISO 3166-1 alpha-2 */
    enterByHand(countryCode: string) {
      stop();
      open(countryCode);
    },
    lookUp() {
      settle();
      store.setByHand(false, addressInField());
    },
    /** Takes an address known from elsewhere, unless something was entered already. */
    adopt(address: Address) {
      if (store.picked.peek() || store.text.peek() !== '') return;
      take(address, address.formattedAddress ?? [address.street, address.city, address.postalCode].join(', '));
    },
  };
}
