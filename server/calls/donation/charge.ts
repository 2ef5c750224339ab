import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { lock } from '../../db/locks.ts';
import type { Database, Schema, Transact } from '../../db/schema.ts';
import type { Donor } from '../../db/tables/donations.ts';
import { CHARGE_MS, type Found, type Gateway, NotSent, type Payment, withinTime } from '../../payments/gateway.ts';
import { hashOf } from '../../secrets.ts';
import type { Donation } from './donation.ts';
import { chargeOfSameGift, giftOf } from './same-gift.ts';

export type Charge = Selectable<Schema['charges']>;

/**
 * The charge of this donation or of the same gift, and whether it was begun just now; or why none was: another donation has
 * used the nonce, it would be one charge too many, or the network has had its share of today.
 */
export type BegunCharge = { charge: Charge; isNew: boolean } | 'used' | 'tooMany' | 'limited';

type ChargeRequest = {
  nonce: string;
  donor: Donor;
  /** When the request came. */
  asked: Date;
  /** Whether a new charge may be made. */
  isAllowed: boolean;
};

/** For this long a charge that the gateway has not heard of may still be on its way, or in its queue. */
export const IN_FLIGHT_MS = 600_000;

/** The charge of a donation that has taken money, or may have. */
export const askedOrPaid = (db: Database | Transact, trackingId: string) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('trackingId', '=', trackingId)
    .where('status', 'in', ['asked', 'paid'])
    .executeTakeFirst();

/** Somebody who tries out stolen cards needs many. */
const MOST_CHARGES = 5;

const countCharges = async (trx: Transact, trackingId: string) => {
  const { rows } = await trx
    .selectFrom('charges')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('trackingId', '=', trackingId)
    .executeTakeFirstOrThrow();
  return Number(rows);
};

const withNonce = (trx: Transact, nonceHash: string) =>
  trx
    .selectFrom('charges')
    .selectAll()
    .where('nonceHash', '=', nonceHash)
    .where('status', '<>', 'none')
    .executeTakeFirst();

const insert = (trx: Transact, trackingId: string, nonceHash: string, now: Date): Promise<Charge> =>
  trx
    .insertInto('charges')
    .values({
      orderId: randomUUID().replaceAll('-', ''),
      trackingId,
      nonceHash,
      status: 'asked',
      at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Begins a charge and stores it before the gateway hears of it, so that a crash leaves its trace. One that is asked or paid,
 * of this donation or of the same gift in another tab, is returned instead: nothing is asked for twice.
 */
export function beginCharge(
  db: Database,
  donation: Donation,
  { nonce, donor, asked, isAllowed }: ChargeRequest,
  now: Date,
): Promise<BegunCharge> {
  const { trackingId } = donation;
  const nonceHash = hashOf(nonce);
  return db.transaction().execute(async (trx) => {
    await lock(trx, `gift ${giftOf(donation, donor)}`);
    await lock(trx, `donation ${trackingId}`);
    await lock(trx, `nonce ${nonceHash}`);
    const current = (await askedOrPaid(trx, trackingId)) ?? (await chargeOfSameGift(trx, donation, donor, asked));
    if (current) return { charge: current, isNew: false };
    const earlier = await withNonce(trx, nonceHash);
    if (earlier) return earlier.trackingId === trackingId ? { charge: earlier, isNew: false } : 'used';
    if ((await countCharges(trx, trackingId)) >= MOST_CHARGES) return 'tooMany';
    if (!isAllowed) return 'limited';
    await trx
      .updateTable('donations')
      .set({ ...donor, status: 'submitted' })
      .where('trackingId', '=', trackingId)
      .execute();
    return { charge: await insert(trx, trackingId, nonceHash, now), isNew: true };
  });
}

/**
 * Stores what became of a charge. The first answer stays, except that money which was taken after all replaces `none`.
 *
 * @returns what is stored now, perhaps by another server
 */
async function record(
  { clock, onSettled }: Pick<Settling, 'clock' | 'onSettled'>,
  db: Database | Transact,
  { orderId }: Charge,
  found: Found,
): Promise<Charge> {
  const facts = {
    status: found.status,
    transactionId: found.status === 'paid' ? found.transactionId : null,
    decline: found.status === 'declined' ? found.decline : null,
    message: found.status === 'declined' ? (found.message ?? null) : null,
    settledAt: clock().toISOString(),
  };
  await db
    .updateTable('charges')
    .set(facts)
    .where('orderId', '=', orderId)
    .where('status', 'in', found.status === 'paid' ? ['asked', 'none'] : ['asked'])
    .execute();
  const charge = await db.selectFrom('charges').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow();
  onSettled?.(charge);
  return charge;
}

/** What became of a charge; `asked` while nobody knows. */
export type ChargeState = Found | { status: 'asked' };

const known = ({ status, transactionId, decline, message }: Charge): ChargeState => {
  if (status === 'paid') return { status, transactionId: transactionId ?? '' };
  if (status === 'declined') return { status, decline: decline ?? 'error', message: message ?? undefined };
  return { status };
};

type Settling = {
  db: Database;
  gateway: Gateway;
  clock: () => Date;
  report: (cause: unknown) => void;
  /** Hears of each charge that is settled, whoever has learned it. */
  onSettled?: ((charge: Charge) => void) | undefined;
};

/** An answer that comes after we have stopped waiting for it is stored too. */
function keepLate(parts: Settling, charge: Charge, charging: Promise<Found>) {
  charging.then((found) => record(parts, parts.db, charge, found)).catch(parts.report);
}

/** `null` while nobody knows. @throws whatever keeps the gateway from saying it */
async function ask(parts: Settling, donation: Donation, charge: Charge, payment?: Payment): Promise<Found | null> {
  const { gateway, clock } = parts;
  const { amount, currency } = donation;
  if (payment) {
    const charging = gateway.charge({ id: charge.orderId, amount, currency }, payment);
    try {
      return await withinTime(charging, CHARGE_MS);
    } catch (cause) {
      if (cause instanceof NotSent) return { status: 'none' };
      keepLate(parts, charge, charging);
    }
  }
  const found = await withinTime(gateway.find(charge.orderId));
  const mayBeOnItsWay = found.status === 'none' && clock().getTime() - Date.parse(charge.at) < IN_FLIGHT_MS;
  return mayBeOnItsWay ? null : found;
}

/**
 * Takes the money of a new charge. One that was asked for before is never charged again: the gateway is asked what
 * became of it.
 *
 * @param payment of a new charge
 */
export async function settle(
  parts: Settling,
  donation: Donation,
  charge: Charge,
  payment?: Payment,
): Promise<ChargeState> {
  if (charge.status !== 'asked') {
    parts.onSettled?.(charge);
    return known(charge);
  }
  try {
    const found = await ask(parts, donation, charge, payment);
    return found ? known(await record(parts, parts.db, charge, found)) : { status: 'asked' };
  } catch (cause) {
    parts.report(cause);
    return { status: 'asked' };
  }
}

/**
 * Asks once more about a charge that the gateway had not heard of. While another charge of the donation is `asked`,
 * money that this one took is left for the next round: only then it is known whether it was taken twice.
 *
 * @returns whether it took money for a donation that another charge has paid
 * @throws whatever keeps the gateway from saying it
 */
export async function askAgain(parts: Settling, charge: Charge): Promise<boolean> {
  const { db, gateway, clock } = parts;
  const found = await withinTime(gateway.find(charge.orderId));
  return db.transaction().execute(async (trx) => {
    await lock(trx, `donation ${charge.trackingId}`);
    const other = found.status === 'paid' ? await askedOrPaid(trx, charge.trackingId) : undefined;
    // Another server has recorded it meanwhile.
    if (other?.orderId === charge.orderId || other?.status === 'asked') return false;
    if (found.status === 'paid' && !other) {
      await record(parts, trx, charge, found);
      return false;
    }
    // Kept as `none`, also if it is paid: at most one charge of a donation is.
    await trx
      .updateTable('charges')
      .set({ settledAt: clock().toISOString() })
      .where('orderId', '=', charge.orderId)
      .execute();
    return other !== undefined;
  });
}
