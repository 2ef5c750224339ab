import { createProviderSession } from '#platform/donation/initiate.ts';
import type { CompleteDonationAnswer } from '../../../core/api/wire/answers/donations.ts';
import type { CompleteDonationRequest } from '../../../core/api/wire/requests/submissions.ts';
import { isFaked } from '../../../core/config/mode.ts';
import type { Action } from '../../../core/model/action.ts';
import { plainText } from '../../../core/model/value.ts';
import type { Widget } from '../../../core/model/widget.ts';
import { DONATION_SUBMITTED_MS, DONATION_SUCCESS_MS } from '../../../core/numbers/constants.ts';
import type { Payment } from '../../../core/payments/provider.ts';
import { createTimers } from '../../../core/session/timers.ts';
import { type AskedOptIn, optInRecords } from '../../../parts/form/opt-ins/opt-ins.ts';
import type { DonorValues } from '../commands.ts';
import type { DonationTools } from '../initiate.ts';
import { forgetPayment, type KeptPayment, keepPayment } from '../kept-payment.ts';
import { completeRefusal, type Refusal } from '../refusal.ts';
import { type Begun, createDonationStore, type DonationStore, paidWith } from '../store.ts';
import { settle } from './settle.ts';

/** What the reader gave on the form of details. */
export type Donor = { values: DonorValues; offers: readonly AskedOptIn[] };

const NO_OPT_INS = { emailOptIn: false, smsOptIn: false, callOptIn: false, publisherOptIn: false };

/** The donor, as a request names them. */
export const donorIn = ({ user: { firstName, lastName, email, address } }: CompleteDonationRequest): Donor => ({
  values: { firstName, lastName, email, postalCode: address?.zipCode ?? '', ...NO_OPT_INS },
  offers: [],
});

type Gift = Begun & Pick<DonationStore, 'dedication' | 'selectedPaymentProvider' | 'paymentType'>;

/**
 * Request data of a donation, without what every completion carries.
 *
 * @param payment empty where the reader paid on the provider's page
 */
function donationData(
  { values, offers }: Donor,
  { trackingId, currency, dedication, selectedPaymentProvider, paymentType }: Gift,
  { nonce, deviceData }: Partial<Payment>,
  { partner }: Pick<Action, 'partner'>,
  publisherId: Widget['publisher']['id'],
): Omit<CompleteDonationRequest, 'id'> {
  const { firstName, lastName, email, postalCode } = values;
  const words = dedication.value.trim();
  return {
    user: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: plainText(email),
      address: { zipCode: plainText(postalCode) },
    },
    ...optInRecords(offers, values, { partner, publisherId }),
    ...(words && { dedication: words }),
    trackingId,
    currency,
    ...(nonce && { paymentNonce: nonce }),
    ...(deviceData && { deviceData }),
    paymentProvider: selectedPaymentProvider.value ?? paymentType,
  };
}

/** Waits that the reader can cut short. */
function createWaits() {
  let end: () => void = () => {};
  return {
    end: () => end(),
    wait: (ms: number | null) =>
      new Promise<void>((resolve) => {
        end = resolve;
        if (ms !== null) setTimeout(resolve, ms);
      }),
  };
}

/** Sends a payment to the server and learns what became of it. */
export function createCompleting(action: Action, tools: DonationTools) {
  const { commands, lifecycle, session, client, actionData, mode, t, report } = tools;
  const store = tools.of(action, createDonationStore);
  const providerSession = tools.of(action, createProviderSession);
  const { after } = createTimers(mode);
  const pause = (ms: number) => new Promise<void>((resolve) => after(resolve, ms));
  const waits = createWaits();

  async function thank(
    { user }: CompleteDonationRequest,
    { endUserId, endUsersCount, receipt }: CompleteDonationAnswer,
  ) {
    session.setPeople(action, endUsersCount);
    store.paid(receipt ?? false);
    const { firstName, lastName, address } = user;
    const postalCode = address?.zipCode ?? '';
    const userFullName = `${firstName} ${lastName}`.trim();
    session.setVariables({ userFullName, postalCode, ...(endUserId != null && { endUserId }) });
    const way = store.selectedPaymentProvider.value;
    if (way) tools.once(paidWith, paidWith).value = way;
    await pause(DONATION_SUCCESS_MS);
    commands.finish(action, {});
    await pause(DONATION_SUBMITTED_MS);
    store.setSubmitting(false);
    providerSession.close();
  }

  /** @returns why it was not paid; `null` if it was */
  async function send(kept: KeptPayment, wasSent: boolean, tell?: Payment['tell']): Promise<Refusal | null> {
    const { body } = kept;
    const onUnknown = () => {
      store.setChecking(true);
      tell?.('unknown');
    };
    const sent = settle({ client, body, wasSent, onUnknown, wait: waits.wait });
    const answer = await sent.finally(() => forgetPayment(action, kept));
    const refusal = completeRefusal(answer, t);
    tell?.(refusal ? 'declined' : 'paid');
    // The money is taken: whatever goes wrong from here on must not be told as a payment that was not made.
    if (!refusal) await thank(body, answer).catch(report);
    return refusal;
  }

  return {
    /** @returns why it was not paid; `null` if it was @throws RequestError if it was refused unread: nothing is charged */
    async complete(donor: Donor, payment: Partial<Payment>): Promise<Refusal | null> {
      const begun = store.begun.value;
      if (!begun) throw new Error('No donation was begun');
      const { amount, currency } = begun;
      const way = store.selectedPaymentProvider.value;
      lifecycle.noted('DonationPaymentSubmitted', action, { amount, currency, ...(way && { eventData: way }) });
      const body = {
        ...actionData(action),
        ...donationData(donor, { ...store, ...begun }, payment, action, session.widget.value.publisher.id),
      };
      if (!isFaked(mode)) keepPayment(action, { body, begun });
      return send({ body, begun }, false, payment.tell).catch((error) => {
        payment.tell?.('declined');
        throw error;
      });
    },
    /** Asks on about a payment of before the page was loaded anew. @returns as `complete` does */
    resume: (kept: KeptPayment) => send(kept, true),
    /** Asks now what became of the payment. */
    checkNow: waits.end,
  };
}
