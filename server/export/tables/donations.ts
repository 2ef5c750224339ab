import { decimalText } from '../../../widget/model/donation/money.ts';
import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { deeds } from '../table.ts';
import { submission } from './submission.ts';

/** Every donation whose donor went on to pay; `status` says whether money was taken. */
export const donations = deeds('donations', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('donations')
      .leftJoin('charges', (join) =>
        join.onRef('charges.trackingId', '=', 'donations.trackingId').on('charges.status', '=', 'paid'),
      )
      .selectAll('donations')
      .select('charges.transactionId')
      .where('donations.status', '<>', 'initiated')
      .where(within('donations', scope))
      .orderBy('donations.at')
      .orderBy('donations.trackingId'),
  columns: {
    ...submission,
    email: ({ email }) => email,
    first_name: ({ firstName }) => firstName,
    last_name: ({ lastName }) => lastName,
    postal_code: ({ postalCode }) => postalCode,
    amount: ({ amount, currency }) => decimalText(amount, currency),
    currency: ({ currency }) => currency,
    status: ({ status }) => status,
    paid_at: ({ paidAt }) => paidAt,
    paid_with: ({ provider }) => provider,
    transaction_id: ({ transactionId }) => transactionId,
    donor_id: ({ endUserId }) => endUserId,
    dedication: ({ dedication }) => dedication,
  },
});
