import { calls } from '../../../widget/api/calls.ts';
import { PaymentAuthorizedRequest } from '../../../widget/api/wire.ts';
import { notFound } from '../../http/errors.ts';
import { withinTime } from '../../payments/within-time.ts';
import { findAction } from '../action.ts';
import { query } from '../module.ts';
import { findDonation } from './donation.ts';

const STATUS = { pending: 'Pending', authorized: 'Authorized', declined: 'Declined', cancelled: 'Cancelled' } as const;

/** Whether the donor has agreed to pay on the provider's own page. The widget asks again until it is settled. */
export const checkPaymentAuthorized = query(
  calls.checkPaymentAuthorized,
  PaymentAuthorizedRequest,
  async (request, db, { payments }) => {
    const { identifier } = await findAction(db, request.id, 'donation');
    const donation = await findDonation(db, identifier, request.trackingId);
    if (!donation) throw notFound('Unknown donation');
    if (donation.status === 'paid') return { status: STATUS.authorized };
    const { status } = await withinTime(payments.authorizationOf(donation.trackingId));
    return { status: STATUS[status] };
  },
);
