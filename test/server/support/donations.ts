import { randomUUID } from 'node:crypto';
import type { ServerOptions } from '../../../server/options.ts';
import { type Outcome, sandboxNonce } from '../../../server/payments/sandbox.ts';
import type { PaymentType } from '../../../widget/core/model/partner.ts';
import { DONATION, INITIATE_DONATION, PAYMENT_AUTHORIZED } from './bodies.ts';
import { type TestServer, withServer } from './server.ts';

export const [INITIATE, COMPLETE, CHECK] = [INITIATE_DONATION, DONATION, PAYMENT_AUTHORIZED];

const ACTION = 7001;

const OPT_INS = [{ partnerId: 5, isOptedInToPartnerEmail: true, recordedLabelSeen: 'News' }];

export async function addAction({ db }: TestServer, paymentType: PaymentType = 'cardAndWallet') {
  const data = JSON.stringify({ id: ACTION, type: 'donation', partner: { id: 5, name: 'Ferry Fund', paymentType } });
  const row = { identifier: `${ACTION}|donation`, actionId: String(ACTION), type: 'donation', publisherId: null, data };
  await db
    .insertInto('actions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A server with one donation action. */
export const withDonation = (
  use: (server: TestServer) => Promise<void>,
  { paymentType = 'cardAndWallet', ...options }: ServerOptions & { paymentType?: PaymentType } = {},
) =>
  withServer(
    async (server) => {
      await addAction(server, paymentType);
      await use(server);
    },
    { playMoney: true, ...options },
  );

export const gift = (fields: object = {}) => ({ id: ACTION, paymentMethod: 0, amount: 25, currency: 'USD', ...fields });

export const payment = (trackingId: unknown, outcome: Outcome = 'paid', fields: object = {}) => ({
  id: ACTION,
  user: { firstName: 'Ada', lastName: 'Byron', email: 'Ada@example.org', address: { zipCode: '07105' } },
  optIns: OPT_INS,
  trackingId,
  paymentNonce: sandboxNonce(outcome),
  currency: 'USD',
  paymentProvider: 'CreditCard',
  ...fields,
});

export const withKey = (key = randomUUID()) => ({ 'idempotency-key': key });

/** @returns the tracking id of a new donation */
export async function initiate({ post }: TestServer): Promise<string> {
  const { body } = await post(INITIATE, gift());
  return (body as { trackingId: string }).trackingId;
}

/** Payments of the sandbox that took money. */
export const moneyTaken = ({ db }: Pick<TestServer, 'db'>) =>
  db.selectFrom('sandboxCharges').selectAll().where('outcome', 'in', ['paid', 'slow', 'lost']).execute();

/** A donation from beginning to end. */
export async function donate(server: TestServer, email: string) {
  await addAction(server);
  const user = { firstName: 'Ada', lastName: 'Byron', email };
  return server.post(COMPLETE, payment(await initiate(server), 'paid', { user, optIns: [] }));
}
