import { beginCharge, IN_FLIGHT_MS } from '../../../../server/calls/donation/charge.ts';
import { findDonation } from '../../../../server/calls/donation/donation.ts';
import { recoverDonations } from '../../../../server/calls/donation/recover.ts';
import type { Gateway } from '../../../../server/payments/gateway.ts';
import { createSandbox, sandboxNonce } from '../../../../server/payments/sandbox.ts';
import { initiate, withDonation } from '../../support/donations.ts';
import type { TestServer } from '../../support/server.ts';

const quiet = { warn: () => {}, error: () => {} };
export const NOW = new Date('2026-11-22T12:00:00Z');
export const LATER = new Date(NOW.getTime() + IN_FLIGHT_MS + 1);

/** A server at that time: its own round of recovery, at its start, finds nothing to ask about. */
export const withDonations: typeof withDonation = (use, options) => withDonation(use, { clock: () => NOW, ...options });

const DONOR = {
  submissionKey: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  emailKey: 'ada@example.org',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  postalCode: null,
  dedication: null,
  provider: 'CreditCard',
  optIns: JSON.stringify([{ partnerId: 5, isOptedInToPartnerEmail: true }]),
  context: '{}',
  language: 'en',
};

/** A server that ended between asking the gateway and storing its answer. */
export async function cutOff(server: TestServer, { arrived }: { arrived: boolean }) {
  const trackingId = await initiate(server);
  const donation = await findDonation(server.db, '7001|donation', trackingId);
  if (!donation) throw new Error('no donation');
  const nonce = sandboxNonce('paid');
  // Each a donor of its own: the same gift would be one with an earlier.
  const donor = { ...DONOR, emailKey: `${trackingId}@example.org` };
  const opened = await beginCharge(server.db, donation, { nonce, donor, asked: NOW, isAllowed: true }, NOW);
  if (typeof opened === 'string') throw new Error(opened);
  const { amount, currency } = donation;
  if (arrived) await createSandbox(server.db).charge({ id: opened.charge.orderId, amount, currency }, { nonce });
  return trackingId;
}

export const recover = ({ db }: TestServer, now: Date, gateway: Gateway = createSandbox(db)) =>
  recoverDonations({ db, gateway, clock: () => now, log: quiet });

export const statusOf = async ({ db }: TestServer) =>
  (await db.selectFrom('donations').select('status').execute())[0]?.status;
export const chargesOf = async ({ db }: TestServer) =>
  (await db.selectFrom('charges').select('status').execute()).map((row) => row.status);

export const HOUR_MS = 3_600_000;
export const hoursLater = (hours: number) => new Date(LATER.getTime() + hours * HOUR_MS);

/** The gateway has the payment after all. */
export async function arriveLate({ db }: TestServer, orderId?: string) {
  const [charge] = await db.selectFrom('charges').select('orderId').execute();
  const payment = { nonce: sandboxNonce('paid') };
  await createSandbox(db).charge({ id: orderId ?? charge?.orderId ?? '', amount: 2_500, currency: 'USD' }, payment);
}

/** What the operator is told by a round of recovery. */
export async function errorsOf({ db }: TestServer, now: Date) {
  const errors: unknown[] = [];
  const log = { warn: () => {}, error: (facts: unknown) => errors.push(facts) };
  await recoverDonations({ db, gateway: createSandbox(db), clock: () => now, log });
  return errors;
}
