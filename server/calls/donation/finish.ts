import type { Transact } from '../../db/schema.ts';
import { addToTally } from '../../db/tallies.ts';
import { randomId } from '../../secrets.ts';
import { storeOptIns } from '../person.ts';
import type { Donation } from './donation.ts';
import { sendReceipt } from './receipt.ts';

/** Marks a donation as paid. @returns it as it is stored; nothing if it was paid already */
const markPaid = (trx: Transact, { trackingId }: Donation, now: Date): Promise<Donation | undefined> =>
  trx
    .updateTable('donations')
    .set({ status: 'paid', paidAt: now.toISOString(), endUserId: randomId() })
    .where('trackingId', '=', trackingId)
    .where('status', '<>', 'paid')
    .returningAll()
    .executeTakeFirst();

async function keepOptIns(trx: Transact, donation: Donation, at: string) {
  const { identifier, emailKey, submissionKey, optIns } = donation;
  if (!optIns || !emailKey || !submissionKey) return;
  await storeOptIns(trx, { identifier, emailKey, submissionKey, at }, JSON.parse(optIns));
}

const transactionIdOf = async (trx: Transact, { trackingId }: Donation) => {
  const row = await trx
    .selectFrom('charges')
    .select('transactionId')
    .where('trackingId', '=', trackingId)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return row?.transactionId ?? null;
};

type Finishing = { now: Date; isPlayMoney: boolean };

/**
 * What follows from money that was taken: the donation counts, the donor's consent is kept, and a receipt is queued.
 * Once, however often.
 */
export async function finishDonation(trx: Transact, donation: Donation, { now, isPlayMoney }: Finishing) {
  const paid = await markPaid(trx, donation, now);
  if (!paid) return;
  await sendReceipt(trx, { ...paid, transactionId: await transactionIdOf(trx, paid) }, isPlayMoney);
  const at = now.toISOString();
  await addToTally(trx, { identifier: paid.identifier, at });
  await keepOptIns(trx, paid, at);
}
