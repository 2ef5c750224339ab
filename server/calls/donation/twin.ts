import type { Database } from '../../db/schema.ts';
import type { Charge } from './charge.ts';
import type { Donation, Donor } from './donation.ts';

/**
 * The same gift of the same donor, begun anew while nobody knows whether the first is paid: after a reload, say. The
 * donor means one gift.
 */
export async function openTwin(
  db: Database,
  { trackingId, identifier, amount, currency, at }: Donation,
  { emailKey, firstName, lastName }: Donor,
): Promise<{ donation: Donation; charge: Charge } | null> {
  const twins = await db
    .selectFrom('donations')
    .selectAll()
    .where('identifier', '=', identifier)
    .where('emailKey', '=', emailKey)
    .where('firstName', '=', firstName)
    .where('lastName', '=', lastName)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('status', 'in', ['submitted', 'paid'])
    .where('trackingId', '<>', trackingId)
    .execute();
  if (twins.length === 0) return null;
  const ids = twins.map((twin) => twin.trackingId);
  const charge = await db
    .selectFrom('charges')
    .selectAll()
    .where('trackingId', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'asked'),
        // Begun while nobody knew, and told meanwhile, by recovery or by a late answer.
        eb.and([eb('status', '=', 'paid'), eb('at', '<=', at), eb('settledAt', '>', at)]),
      ]),
    )
    .executeTakeFirst();
  const donation = twins.find((twin) => twin.trackingId === charge?.trackingId);
  return charge && donation ? { donation, charge } : null;
}
