import type { Selectable } from 'kysely';
import type { Database, Schema, Transact } from '../../db/schema.ts';
import { randomId } from '../../secrets.ts';

export type Donation = Selectable<Schema['donations']>;
type NewDonation = Pick<Donation, 'identifier' | 'paymentType' | 'amount' | 'currency' | 'at'>;

/** @returns its tracking id */
export async function createDonation(trx: Transact, donation: NewDonation): Promise<string> {
  const trackingId = randomId();
  await trx
    .insertInto('donations')
    .values({ ...donation, trackingId, status: 'initiated' })
    .execute();
  return trackingId;
}

/** The donation, if it is one to this action. */
export const findDonation = (db: Database | Transact, identifier: string, trackingId: string | number) =>
  db
    .selectFrom('donations')
    .selectAll()
    .where('trackingId', '=', String(trackingId))
    .where('identifier', '=', identifier)
    .executeTakeFirst();
