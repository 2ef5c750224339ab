import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { addCardFields } from '../../pages/sandbox/card-fields.ts';
import { addSandboxPayments } from '../../pages/sandbox/index.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { DAY_MS, repeat } from '../../time.ts';
import { askAgain, type Charge, settle } from './charge.ts';
import type { DailyLimits } from './daily-limits.ts';
import type { Donation } from './donation.ts';
import { finishDonation } from './finish.ts';

type Parts = {
  db: Database;
  gateway: Gateway;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Hear of each charge that is settled. */
  dailyLimits?: Pick<DailyLimits, 'settled' | 'waiting'>;
};

/** Longer than any request waits. */
const REQUEST_MS = 60_000;

/** At most so many in a round, since a gateway that hangs answers none of them. */
const MOST_AT_ONCE = 20;

/**
 * Charges whose request or server has ended. In random order, so that charges that the gateway can't answer for don't
 * keep the others waiting.
 */
const findAbandoned = (db: Database, before: string) =>
  db
    .selectFrom('charges')
    .selectAll('charges')
    .where('status', '=', 'asked')
    .where('at', '<', before)
    .orderBy(sql`random()`)
    .limit(MOST_AT_ONCE)
    .execute();

/** So long a gateway may sit on a request; a charge that appears later than that has not been seen. */
const LATE_MS = DAY_MS;
const ASK_AGAIN_MS = 3_600_000;

const before = (clock: () => Date, ms: number) => new Date(clock().getTime() - ms).toISOString();

/** Charges that the gateway had not heard of. Their donors were told that nothing was charged, which must stay true. */
const findUnheard = (db: Database, clock: () => Date) =>
  db
    .selectFrom('charges')
    .selectAll('charges')
    .where('status', '=', 'none')
    .where('at', '>', before(clock, LATE_MS))
    .where('settledAt', '<', before(clock, ASK_AGAIN_MS))
    .orderBy('settledAt')
    .limit(MOST_AT_ONCE)
    .execute();

/** Money that was taken, while the server ended before it could say so. */
const findUnfinished = (db: Database) =>
  db
    .selectFrom('donations')
    .innerJoin('charges', 'charges.trackingId', 'donations.trackingId')
    .selectAll('donations')
    .where('donations.status', '<>', 'paid')
    .where('charges.status', '=', 'paid')
    .execute();

/** Those of these orders that are settled, perhaps as another server alone knows. */
const findSettled = (db: Database, orderIds: string[]) =>
  db.selectFrom('charges').selectAll().where('orderId', 'in', orderIds).where('status', '<>', 'asked').execute();

const donationOf = (db: Database, { trackingId }: Charge): Promise<Donation> =>
  db.selectFrom('donations').selectAll().where('trackingId', '=', trackingId).executeTakeFirstOrThrow();

/**
 * Finds out what became of charges that were cut off, by asking the gateway and never by charging again, and finishes
 * donations that are paid.
 */
export async function recoverDonations({ db, gateway, clock, log, dailyLimits }: Parts) {
  const report = (cause: unknown) =>
    log.warn({ err: cause }, 'the payment gateway did not say what became of a payment');
  const finishAll = async () => {
    for (const donation of await findUnfinished(db))
      await db
        .transaction()
        .execute((trx) => finishDonation(trx, donation, { now: clock(), isPlayMoney: gateway.isPlayMoney }))
        // One that can't be finished must not keep others from being settled.
        .catch((cause) =>
          log.error({ err: cause, trackingId: donation.trackingId }, 'a paid donation was not finished'),
        );
  };
  const settling = { db, gateway, clock, report, onSettled: dailyLimits?.settled };
  await finishAll();
  for (const charge of await findAbandoned(db, before(clock, REQUEST_MS)))
    await settle(settling, await donationOf(db, charge), charge).catch(report);
  for (const charge of await findUnheard(db, clock)) {
    const isTwice = await askAgain(settling, charge).catch(report);
    if (isTwice)
      log.error({ orderId: charge.orderId }, 'a donation was charged twice: refund this order at the gateway');
  }
  await finishAll();
  const waiting = dailyLimits?.waiting() ?? [];
  if (waiting.length > 0) (await findSettled(db, waiting)).forEach((charge) => void dailyLimits?.settled(charge));
}

const EVERY_MS = 60_000;

type Donations = Omit<Parts, 'log' | 'dailyLimits'> & { dailyLimits: DailyLimits; distDir: string };

/**
 * What donations need besides their calls: recovery at the start and then every minute, by several servers at once or by
 * one, and the pages of the sandbox. A gateway that is slow does not keep the server from starting.
 */
export async function addDonations(app: FastifyInstance, { distDir, db, gateway, clock, dailyLimits }: Donations) {
  repeat(app, {
    everyMs: EVERY_MS,
    from: 'onReady',
    work: () => recoverDonations({ db, gateway, clock, dailyLimits, log: app.log }),
    failed: (cause) => app.log.error({ err: cause }, 'donations could not be recovered'),
  });
  if (!gateway.isPlayMoney || !gateway.hasPage) return;
  await app.register(addSandboxPayments, { db });
  await app.register(addCardFields, { distDir });
}
