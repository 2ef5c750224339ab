import { batch, computed, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { amountFault, firstAmount, impactOf, offeredAmounts, readAmount } from '../../core/model/donation/amounts.ts';
import { currenciesWith, givenCurrency } from '../../core/model/donation/money.ts';
import type { PaymentMethod } from '../../core/model/donation/ways.ts';
import type { Id } from '../../core/model/value.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { donationDetails } from './details.ts';

/** A donation that the server has begun and nobody has paid yet. */
export type Begun = { trackingId: Id; amount: number; currency: string; isPlayMoney: boolean };

/** What became of the payment page's window, as far as it is known. */
export type PagePhase = 'closed' | 'open' | 'unpaid' | 'declined' | 'cancelled';

/** The amount: one of those offered, or what the reader typed. */
function createAmounts(given: readonly number[], firstCurrency: string) {
  const currency = signal(firstCurrency);
  const offered = computed(() => offeredAmounts(given, currency.value));
  const first = firstAmount(offered.peek(), firstCurrency);
  const isOffered = offered.peek().includes(first);
  const chosen = signal<number | null>(isOffered ? first : null);
  const typed = signal(isOffered || Number.isNaN(first) ? '' : String(first));
  const selectedAmount = computed(() => chosen.value ?? readAmount(typed.value, currency.value));
  return {
    currency: readOnly(currency),
    offered,
    /** One of those offered; null where the reader's own counts. */
    chosen: readOnly(chosen),
    typed: readOnly(typed),
    selectedAmount,
    fault: computed(() => amountFault(selectedAmount.value, currency.value)),
    choose: setter(chosen),
    type(text: string) {
      batch(() => {
        typed.value = text;
        chosen.value = null;
      });
    },
    setCurrency: setter(currency),
  };
}

/** What the reader paid with last, for whatever donation of the widget. */
export const paidWith = () => signal<PaymentMethod>('CreditCard');

/** State of a donation (spec §3). */
export function createDonationStore(action: Action) {
  const details = detailsOf(donationDetails, action);
  const given = givenCurrency(details.currency);
  const begun = signal<Begun | null>(null);
  const ways = signal<readonly PaymentMethod[]>([]);
  const selectedPaymentProvider = signal<PaymentMethod | null>(null);
  const isSubmitting = signal(false);
  const isChecking = signal(false);
  const isPaid = signal(false);
  const dedication = signal('');
  const page = signal<PagePhase>('closed');
  const isBlocked = signal(false);
  const hasReceipt = signal(false);
  return {
    ...createAmounts(action.amounts, given),
    /** What a sum does; '' in another currency than the content's, in which it is worth something else. */
    impactOf: (amount: number, currency: string) =>
      currency === given && amountFault(amount, given) === null ? impactOf(details.impact ?? [], amount) : '',
    currencies: currenciesWith(given),
    /** Whether the content's amounts are in the currency of those that name none. */
    isDefaultCurrency: given === givenCurrency(null),
    /** A partner without one is paid by the first, as on the server. */
    paymentType: action.partner?.paymentType ?? 'cardAndWallet',
    begun: readOnly(begun),
    isPlayMoney: computed(() => begun.value?.isPlayMoney ?? details.playMoney ?? false),
    /** Ways to pay that are offered here. */
    ways: readOnly(ways),
    selectedPaymentProvider: readOnly(selectedPaymentProvider),
    isSubmitting: readOnly(isSubmitting),
    /** Nobody knows yet whether the reader was charged. */
    isChecking: readOnly(isChecking),
    isPaid: readOnly(isPaid),
    dedication: readOnly(dedication),
    page: readOnly(page),
    /** The page was asked for and no window has opened. */
    isBlocked: readOnly(isBlocked),
    /** A receipt is sent to the donor. */
    hasReceipt: readOnly(hasReceipt),
    begin(next: Begun, offered: readonly PaymentMethod[]) {
      batch(() => {
        begun.value = next;
        ways.value = offered;
        page.value = 'closed';
        isBlocked.value = false;
      });
    },
    selectProvider: setter(selectedPaymentProvider),
    /** From the press to the thanks. */
    setSubmitting(isUnderWay: boolean) {
      batch(() => {
        isSubmitting.value = isUnderWay;
        if (!isUnderWay) isChecking.value = false;
      });
    },
    setChecking: setter(isChecking),
    setDedication: setter(dedication),
    setPage: setter(page),
    setBlocked: setter(isBlocked),
    paid(isReceiptSent: boolean) {
      batch(() => {
        isPaid.value = true;
        hasReceipt.value = isReceiptSent;
      });
    },
  };
}

export type DonationStore = ReturnType<typeof createDonationStore>;
