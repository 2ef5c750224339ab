import type { WireAction } from '../../widget/core/api/wire.ts';
import type { Database } from '../db/schema.ts';
import { createBraintree } from './braintree.ts';
import type { BraintreeSettings } from './braintree-settings.ts';
import { type Gateway, NotSent } from './gateway.ts';
import { createSandbox } from './sandbox.ts';

const refuse = async () => {
  throw new NotSent('No payment gateway is configured');
};

/** Of a deployment that takes no donations: each is refused as it begins. */
const noGateway: Gateway = {
  isPlayMoney: false,
  hasPage: false,
  takes: () => true,
  clientToken: refuse,
  charge: refuse,
  find: refuse,
  authorizationOf: async () => ({ status: 'pending' }),
};

type PaymentOptions = {
  payments?: Gateway | undefined;
  braintree?: BraintreeSettings | undefined;
  playMoney: boolean;
  sandboxWallets?: readonly string[] | undefined;
};

/** The configured gateway. The sandbox, which moves no money, is for trials: elsewhere donations are refused. */
export function paymentsOf(
  { payments, braintree, playMoney, sandboxWallets: wallets }: PaymentOptions,
  db: Database,
): Gateway {
  if (payments) return payments;
  if (braintree) return createBraintree(braintree);
  return playMoney ? createSandbox(db, { wallets }) : noGateway;
}

const isPaidOnPage = (data: string) => (JSON.parse(data) as WireAction).partner?.paymentType === 'charityPage';

/** A notice for the operator of a server that refuses donations of its content; null if it has none. */
export async function donationsNotice(db: Database, gateway: Gateway): Promise<string | null> {
  const donations = await db.selectFrom('actions').select('data').where('type', '=', 'donation').execute();
  if (donations.length === 0) return null;
  if (gateway === noGateway) return 'Donations are refused: BRAINTREE_MERCHANT_ID is not set. Readers are told so.';
  if (gateway.hasPage || !donations.some(({ data }) => isPaidOnPage(data))) return null;
  return 'Donations to partners with the payment type charityPage are refused: Braintree has no payment page.';
}
