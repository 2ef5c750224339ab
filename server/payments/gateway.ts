import { within } from '../../widget/core/model/time-limit.ts';
import type { Decline } from '../db/tables/donations.ts';

/** In the currency's smallest unit, such as cents. */
type Money = { amount: number; currency: string };

/** What is paid for. `id` is ours, unique for each charge, and the only thing by which a charge is found again. */
export type Order = Money & { id: string };

/** What the gateway's own fields or page gave the reader's browser for the card. It works once. */
export type Payment = { nonce: string; deviceData?: string | null | undefined };

/** `message` is for the books, in the gateway's words. */
export type Settled =
  | { status: 'paid'; transactionId: string }
  | { status: 'declined'; decline: Decline; message?: string | undefined };

/** `none`: the gateway has never heard of the order. */
export type Found = Settled | { status: 'none' };

/** Whether a reader has agreed to pay on the provider's own page. */
export type Authorization =
  | { status: 'pending' | 'declined' | 'cancelled' }
  | { status: 'authorized'; payment: Payment };

/**
 * Takes money. No card number ever reaches this server: the reader's browser gives it to the gateway alone.
 *
 * Whatever these methods throw says that the outcome is not known, except `NotSent`.
 */
export type Gateway = {
  /** Whether no real money moves, which is said wherever it shows. */
  isPlayMoney: boolean;
  /** Whether the provider has a payment page of its own. */
  hasPage: boolean;
  /** Whether it takes this currency. */
  takes: (currency: string) => boolean;
  /** With this the browser's fields speak to the gateway. */
  clientToken: () => Promise<string>;
  charge: (order: Order, payment: Payment) => Promise<Settled>;
  find: (orderId: string) => Promise<Found>;
  /** For providers with a payment page of their own. */
  authorizationOf: (trackingId: string) => Promise<Authorization>;
};

/** The gateway could not be reached at all, or refused the request unread, so that no money was asked for. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** For a charge, and for anything else. Together they are shorter than the widget waits for our answer (10 s). */
export const CHARGE_MS = 5_000;
const ANSWER_MS = 2_000;

/** @throws Error if the gateway takes too long; what it does meanwhile is not known */
export const withinTime = <T>(asked: Promise<T>, ms = ANSWER_MS): Promise<T> =>
  within(ms, asked, () => new Error('The payment gateway took too long'));
