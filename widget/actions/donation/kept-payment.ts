import type { CompleteDonationRequest } from '../../api/wire/requests/donations.ts';
import type { Action } from '../../model/action.ts';
import type { Begun } from './store.ts';

/** A payment that was sent and not answered yet. */
export type KeptPayment = { body: CompleteDonationRequest; begun: Begun };

const nameOf = ({ identifier }: Action) => `civicActionPayment ${identifier}`;

/** Kept over a reload, in this tab alone. */
function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    // Some frames have none (contract §4). A donor who loads such a page anew must wait for the receipt: the server
    // takes an equal gift for the same one only while it doesn't know what became of the first.
    return null;
  }
}

/** The payment that was under way when the page was left; null if there is none. */
export const keptPayment = (action: Action): KeptPayment | null =>
  inStorage((storage) => JSON.parse(storage.getItem(nameOf(action)) ?? 'null'));

/** It holds what the donor entered, so it is forgotten as soon as the server answers. */
export const keepPayment = (action: Action, kept: KeptPayment) =>
  inStorage((storage) => storage.setItem(nameOf(action), JSON.stringify(kept)));

/** The same donation may stand on the page twice: only the payment of this attempt is forgotten. */
export function forgetPayment(action: Action, { begun }: KeptPayment) {
  if (keptPayment(action)?.begun.trackingId === begun.trackingId)
    inStorage((storage) => storage.removeItem(nameOf(action)));
}
