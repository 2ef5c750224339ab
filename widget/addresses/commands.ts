import type { Address } from '../model/address/address.ts';
import { createHandEntry } from './by-hand.ts';
import type { Suggestion } from './lookup/lookup.ts';
import { createSearch, type SearchTools } from './search.ts';
import type { AddressStore } from './store.ts';

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
