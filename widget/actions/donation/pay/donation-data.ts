import type { CompleteDonationRequest } from '../../../api/wire/requests/submissions.ts';
import { type AskedOptIn, optInRecords } from '../../../form/opt-ins/opt-ins.ts';
import type { Action } from '../../../model/action.ts';
import type { Widget } from '../../../model/widget.ts';
import type { Payment } from '../../../payments/provider.ts';
import type { DonorValues } from '../details/fields.ts';
import type { Begun, DonationStore } from '../store.ts';

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
export function donationData(
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
      email: email.trim(),
      address: { zipCode: postalCode.trim() },
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
