import type { Database } from '../db/schema.ts';
import { createBraintree } from './braintree/gateway.ts';
import type { BraintreeSettings } from './braintree/settings.ts';
import type { Gateway } from './gateway.ts';
import { noGateway } from './no-gateway.ts';
import { createSandbox } from './sandbox/gateway.ts';

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
