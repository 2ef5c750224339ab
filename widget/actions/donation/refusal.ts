import { sentences, type Translate } from '../../../i18n/index.ts';
import {
  type CompleteDonationAnswer,
  type InitiateDonationAnswer,
  REFUSED,
} from '../../core/api/wire/answers/donations.ts';
import type { PaymentType } from '../../core/model/partner.ts';
import type { Id } from '../../core/model/value.ts';
import { CARD_FIELDS, type CardField } from '../../core/payments/provider.ts';

/** Why a payment was not made, and which fields of the card are to blame. */
export type Refusal = { text: string; fields: readonly CardField[] };

/** Words for what went wrong, and that nothing was charged. For what is certain alone. */
export const uncharged = (text: string, t: Translate) => sentences(text, t('donation.notCharged'));

/** Why a donation was not paid; `null` where it was (spec §5). */
export function completeRefusal(
  { status, errorList, invalidCard }: CompleteDonationAnswer,
  t: Translate,
): Refusal | null {
  const first = errorList?.[0];
  if (!first && !REFUSED.includes(status ?? '')) return null;
  // The gateway doesn't say which field it is.
  return { text: first || uncharged(t('donation.createPayment'), t), fields: invalidCard ? CARD_FIELDS : [] };
}

/** Whether fields in the widget, or wallets, take the payment; else the provider's own page. */
export const needsToken = (paymentType: PaymentType) => paymentType !== 'charityPage';

/** What the server began, or why it did not (spec §5). */
export function readBegun(
  { trackingId, clientToken, errorList }: InitiateDonationAnswer,
  paymentType: PaymentType,
  t: Translate,
): { trackingId: Id; clientToken: string } | { refusal: string } {
  const isWhole = trackingId != null && trackingId !== '' && (clientToken || !needsToken(paymentType));
  if (errorList?.length || !isWhole) return { refusal: errorList?.[0] || uncharged(t('donation.paymentGateway'), t) };
  return { trackingId, clientToken: clientToken ?? '' };
}
