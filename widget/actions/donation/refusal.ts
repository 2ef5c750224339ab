import type { Translate } from '../../../i18n/index.ts';
import type { CompleteDonationAnswer, InitiateDonationAnswer } from '../../api/wire/answers/donations.ts';
import type { Id } from '../../model/id.ts';
import type { PaymentType } from '../../model/partner.ts';

const REFUSED = ['Rejected', 'Error', 'ValidationFailed'];

/** Why a donation was not paid; `null` where it was (spec §5). */
export function completeRefusal({ status, errorList }: CompleteDonationAnswer, t: Translate): string | null {
  const first = errorList?.[0];
  return first || REFUSED.includes(status ?? '') ? first || t('donation.createPayment') : null;
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
  if (errorList?.length || !isWhole) return { refusal: errorList?.[0] || t('donation.paymentGateway') };
  return { trackingId, clientToken: clientToken ?? '' };
}
