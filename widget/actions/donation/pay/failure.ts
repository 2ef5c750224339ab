import type { Translate } from '../../../../i18n/index.ts';
import { type CardField, PaymentError } from '../../../payments/provider.ts';
import { failureText } from '../../../session/failure-text.ts';
import { type Refusal, uncharged } from '../refusal.ts';

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

export const isCancelled = (error: unknown) => error instanceof PaymentError && error.failure === 'cancelled';
