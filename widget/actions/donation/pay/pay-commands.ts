import { createProviderSession } from '#platform/donation/initiate.ts';
import type { Translate } from '../../../../i18n/index.ts';
import { RequestError } from '../../../core/api/errors.ts';
import type { Action } from '../../../core/model/action.ts';
import {
  type CardField,
  type CardFields,
  type CardOptions,
  type Payment,
  PaymentError,
} from '../../../core/payments/provider.ts';
import { failureText } from '../../../core/session/failure-text.ts';
import type { AskedOptIn } from '../../../parts/form/opt-ins/opt-ins.ts';
import { type DonorValues, PAY_STEP } from '../commands.ts';
import type { DonationTools } from '../initiate.ts';
import { type KeptPayment, keptPayment } from '../kept-payment.ts';
import { type Refusal, uncharged } from '../refusal.ts';
import { createDonationStore } from '../store.ts';
import { createCompleting, type Donor, donorIn } from './completing.ts';

const WORDS = {
  invalid: 'donation.invalidCard',
  cancelled: 'donation.cancelled',
  declined: 'donation.declined',
  failed: 'donation.createPayment',
} as const;

const INVALID = {
  number: 'donation.invalidCard',
  expirationDate: 'donation.invalidExpiry',
  cvv: 'validation.cvv',
} as const satisfies Record<CardField, string>;

function paymentErrorText({ failure, fields: [field] }: PaymentError, t: Translate) {
  const text = t(failure === 'invalid' && field ? INVALID[field] : WORDS[failure]);
  // The words of the other two say so themselves.
  return failure === 'invalid' || failure === 'failed' ? uncharged(text, t) : text;
}

/** The words for a payment that was not made, for certain (spec §8). */
function payFailureText(error: unknown, t: Translate): string {
  if (error instanceof PaymentError) return paymentErrorText(error, t);
  const text = failureText(error, t);
  return uncharged(text === t('errors.generic') ? t('donation.createPayment') : text, t);
}

/** What to tell of it. */
export const payRefusal = (error: unknown, t: Translate): Refusal => ({
  text: payFailureText(error, t),
  fields: error instanceof PaymentError ? error.fields : [],
});

const isCancelled = (error: unknown) => error instanceof PaymentError && error.failure === 'cancelled';

/** Whether somebody has to look at it: neither the reader's doing nor reported by the client. */
const isOurs = (error: unknown) =>
  error instanceof PaymentError ? error.failure === 'failed' : !(error instanceof RequestError);

/** Takes one payment at a time, whatever is pressed. */
function createSending(action: Action, tools: DonationTools, donor: () => Donor | null) {
  const { commands, lifecycle, t, report } = tools;
  const store = tools.of(action, createDonationStore);
  const { complete, resume } = tools.of(action, createCompleting);
  let isSending = false;

  /** @returns why it was not paid; `null` if it was */
  async function trySend(sending: () => Promise<Refusal | null>): Promise<Refusal | null> {
    try {
      return await sending();
    } catch (error) {
      // The reader closed the wallet or the bank's step.
      if (isCancelled(error)) lifecycle.gaveUp(action);
      if (isOurs(error)) report(error);
      return payRefusal(error, t);
    }
  }

  async function send(sending: () => Promise<Refusal | null>): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    commands.initiate(action);
    store.setSubmitting(true);
    commands.hideAlert();
    isSending = true;
    await commands.submit(action, async () => {
      refusal = await trySend(sending);
      isSending = false;
      if (!refusal) return;
      store.setSubmitting(false);
      commands.alert(refusal.text, action);
    });
    return refusal;
  }

  return {
    /**
     * @param ask called before this returns, so that a wallet's sheet may open
     * @returns the card's fields that are wrong
     */
    async send(ask: () => Promise<Partial<Payment>>): Promise<readonly CardField[]> {
      const known = donor();
      if (!known || store.isSubmitting.value || commands.isDone(action)) return [];
      return (await send(async () => complete(known, await ask())))?.fields ?? [];
    },
    /** Goes on with a payment of before the page was loaded anew. Refused, it leads to the amounts: nothing is open here. */
    async resume(kept: KeptPayment) {
      if (await send(() => resume(kept))) commands.backTo(action, action.skipFrontCard ? '' : 'start');
    },
    isSending: () => isSending,
  };
}

/** Commands that take the money, once whatever is pressed or lost. */
export function createPayCommands(action: Action, tools: DonationTools) {
  const { commands } = tools;
  const store = tools.of(action, createDonationStore);
  const providerSession = tools.of(action, createProviderSession);
  const { checkNow } = tools.of(action, createCompleting);
  let donor: Donor | null = null;
  const { send, resume, isSending } = createSending(action, tools, () => donor);

  return {
    isSubmitting: store.isSubmitting,
    initiate: () => commands.initiate(action),
    /** Keeps the details and goes on to the payment. Its thanks are loaded first: after the payment nothing may fail. */
    async submit(values: DonorValues, offers: readonly AskedOptIn[]) {
      if (store.isSubmitting.value) return;
      donor = { values, offers };
      if (await commands.loadScreen(action)) await commands.open(action, 'details', PAY_STEP);
    },
    donor: () => donor,
    /** The provider's own fields in these boxes. @throws whatever the provider threw */
    cardFields: async (options: CardOptions): Promise<CardFields> => providerSession.current().cardFields(options),
    /** @returns the fields that are wrong */
    payByCard: (fields: CardFields) => send(() => fields.pay()),
    /** Opens the wallet's sheet, for which it must be called while the reader presses. */
    async payByWallet() {
      const way = store.selectedPaymentProvider.value;
      if (way && way !== 'CreditCard') await send(async () => providerSession.current().payWith(way));
    },
    /** Takes the payment that the reader agreed to on the provider's page. */
    payByPage: () => send(async () => ({})),
    /** Goes on with the payment that was under way when the page was left, if there is one. */
    resume() {
      const kept = isSending() ? null : keptPayment(action);
      if (!kept) return;
      donor = donorIn(kept.body);
      void resume(kept);
    },
    /** Asks now what became of the payment. */
    checkNow,
  };
}
