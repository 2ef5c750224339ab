import { type Batch, daysBefore, purge, ROWS_AT_ONCE } from '../../db/purge.ts';
import type { Database } from '../../db/schema.ts';
import { NAMELESS } from '../../people/forget.ts';

/** Long enough for a donor's question about what went wrong. */
export const KEPT_DAYS = 30;

const namesBefore = (oldest: string): Batch => ({
  of: 'donations',
  async run(trx) {
    const rows = await trx
      .selectFrom('donations')
      .select('trackingId')
      .where('status', '=', 'submitted')
      .where('emailKey', 'is not', null)
      .where('at', '<', oldest)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('charges')
              .select('orderId')
              .whereRef('charges.trackingId', '=', 'donations.trackingId')
              .where('charges.status', 'in', ['asked', 'paid']),
          ),
        ),
      )
      .limit(ROWS_AT_ONCE)
      .execute();
    const ids = rows.map(({ trackingId }) => trackingId);
    if (ids.length > 0)
      await trx
        .updateTable('donations')
        .set(NAMELESS)
        .where('trackingId', 'in', ids)
        .where('status', '<>', 'paid')
        .execute();
    return ids.length;
  },
});

/**
 * Deletes what those entered whose payment did not go through. The amount and the gateway's answers stay, for the books;
 * of a payment about which nothing is known yet, everything stays.
 */
export const purgeDonors = (db: Database, clock: () => Date, signal?: AbortSignal) =>
  purge(db, namesBefore(daysBefore(clock, KEPT_DAYS)), signal);
