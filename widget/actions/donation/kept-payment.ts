import { tabItem } from '#platform/tab-item.ts';
import type { CompleteDonationRequest } from '../../core/api/wire/requests/submissions.ts';
import type { Action } from '../../core/model/action.ts';
import type { Begun } from './store.ts';

/** A payment that was sent and not answered yet. */
export type KeptPayment = { body: CompleteDonationRequest; begun: Begun };

/**
 * A donor who loads a page without storage anew must wait for the receipt: the server takes an equal gift for the same
 * one only while it doesn't know what became of the first.
 */
const itemOf = ({ identifier }: Action) => tabItem<KeptPayment>(`civicActionPayment ${identifier}`);

/** The payment that was under way when the page was left; null if there is none. */
export const keptPayment = (action: Action): KeptPayment | null => itemOf(action).read();

/** It holds what the donor entered, so it is forgotten as soon as the server answers. */
export const keepPayment = (action: Action, kept: KeptPayment) => itemOf(action).write(kept);

/** The same donation may stand on the page twice: only the payment of this attempt is forgotten. */
export function forgetPayment(action: Action, { begun }: KeptPayment) {
  if (keptPayment(action)?.begun.trackingId === begun.trackingId) itemOf(action).remove();
}
