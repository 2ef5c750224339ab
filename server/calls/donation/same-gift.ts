import type { Transact } from '../../db/schema.ts';
import type { Donor } from '../../db/tables/donations.ts';
import { hashOf } from '../../secrets.ts';
import type { Donation } from './donation.ts';

/** Shorter than it takes to see the thanks in one tab, and to mean a second gift in another that has been begun already. */
const SAME_INSTANT_MS = 10_000;

/** The same for the same gift of the same donor. */
export const giftOf = (
  { identifier, amount, currency }: Donation,
  { emailKey, firstName, lastName }: Pick<Donor, 'emailKey' | 'firstName' | 'lastName'>,
) => hashOf(JSON.stringify([identifier, emailKey, firstName, lastName, amount, currency]));

/**
 * The charge of the same gift that was begun in another tab, or before a reload, and about which the donor could know
 * nothing yet: they mean one gift. It is noted, so that a request that is sent again meets it too.
 *
 * @param asked when the request came
 */
export async function chargeOfSameGift(
  trx: Transact,
  { trackingId, identifier, amount, currency, at, sameAs }: Donation,
  { emailKey, firstName, lastName }: Donor,
  asked: Date,
) {
  const charge = await trx
    .selectFrom('charges')
    .innerJoin('donations', 'donations.trackingId', 'charges.trackingId')
    .selectAll('charges')
    .where('identifier', '=', identifier)
    .where('emailKey', '=', emailKey)
    .where('firstName', '=', firstName)
    .where('lastName', '=', lastName)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .where('donations.trackingId', '<>', trackingId)
    .where((eb) =>
      eb.or([
        eb('charges.status', '=', 'asked'),
        eb.and([
          eb('charges.status', '=', 'paid'),
          // This one was begun while nobody knew.
          eb('settledAt', '>=', at),
          eb.or([
            eb('settledAt', '>=', new Date(asked.getTime() - SAME_INSTANT_MS).toISOString()),
            // Asked for before, and told meanwhile, by recovery or by a late answer.
            eb('charges.at', '<=', at),
            eb('donations.trackingId', '=', sameAs),
          ]),
        ]),
      ]),
    )
    .executeTakeFirst();
  if (charge && charge.trackingId !== sameAs)
    await trx
      .updateTable('donations')
      .set({ sameAs: charge.trackingId })
      .where('trackingId', '=', trackingId)
      .execute();
  return charge;
}
