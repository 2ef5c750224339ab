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
    // Some frames have none (contract §4). Then the server alone keeps a reader from paying twice.
    return null;
  }
}

/** The payment that was under way when the page was left; null if there is none. */
export const keptPayment = (action: Action): KeptPayment | null =>
  inStorage((storage) => JSON.parse(storage.getItem(nameOf(action)) ?? 'null'));

/** It holds what the donor entered, so it is forgotten as soon as the server answers. */
export const keepPayment = (action: Action, kept: KeptPayment) =>
  inStorage((storage) => storage.setItem(nameOf(action), JSON.stringify(kept)));

export const forgetPayment = (action: Action) => inStorage((storage) => storage.removeItem(nameOf(action)));
