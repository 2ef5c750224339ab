import type { Database } from '../../db/schema.ts';
import { NAMELESS } from '../../people/nameless.ts';

const DAY_MS = 86_400_000;

/** Long enough for a donor's question about what went wrong. */
export const KEPT_DAYS = 30;

/** SQLite blocks all other work while it writes. */
const ROWS_AT_ONCE = 500;

/**
 * Deletes what those entered whose payment did not go through. The amount and the gateway's answers stay, for the books;
 * of a payment about which nothing is known yet, everything stays.
 */
export async function purgeDonors(db: Database, clock: () => Date) {
  const oldest = new Date(clock().getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const rows = await db
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
  if (rows.length === 0) return;
  const ids = rows.map(({ trackingId }) => trackingId);
  await db
    .updateTable('donations')
    .set(NAMELESS)
    .where('trackingId', 'in', ids)
    .where('status', '<>', 'paid')
    .execute();
}
