import braintree from 'braintree';
import { decimalText } from '../../../widget/model/donation/money.ts';
import type { Found, Gateway, Order, Payment } from '../gateway.ts';
import { asNotSent } from './failures.ts';
import type { BraintreeSettings } from './settings.ts';
import { settledAs, settledOf } from './settled.ts';

/** As long as an attempt may still be on its way (`server/calls/donation/charge.ts`), and much less. */
const TIMEOUT_MS = 30_000;

const ENVIRONMENTS = { production: braintree.Environment.Production, sandbox: braintree.Environment.Sandbox };

type Library = braintree.BraintreeGateway;

async function charge(
  library: Library,
  { merchantAccounts }: BraintreeSettings,
  { id: orderId, amount, currency }: Order,
  { nonce: paymentMethodNonce, deviceData }: Payment,
) {
  const merchantAccountId = merchantAccounts[currency];
  try {
    const answer = await library.transaction.sale({
      orderId,
      amount: decimalText(amount, currency),
      paymentMethodNonce,
      options: { submitForSettlement: true },
      ...(deviceData && { deviceData }),
      ...(merchantAccountId && { merchantAccountId }),
    });
    return settledOf(answer);
  } catch (cause) {
    throw asNotSent(cause);
  }
}

/** One order has one transaction; should there be more, the one that took money counts. */
async function find(library: Library, orderId: string): Promise<Found> {
  const found: Found[] = [];
  for await (const sale of library.transaction.search((search) => void search.orderId().is(orderId)))
    found.push(settledAs(sale as braintree.Transaction));
  return found.find(({ status }) => status === 'paid') ?? found[0] ?? { status: 'none' };
}

/** Braintree: the donor's browser gives the card to its hosted fields, and this server gets a nonce. @param environment replaced by tests */
export function createBraintree(
  settings: BraintreeSettings,
  environment = ENVIRONMENTS[settings.environment],
): Gateway {
  const { merchantId, publicKey, privateKey } = settings;
  const library = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  // What we have stopped waiting for must not arrive much later.
  Object.assign(library.config, { timeout: TIMEOUT_MS });
  return {
    isPlayMoney: settings.environment === 'sandbox',
    hasPage: false,
    takes: (currency) => currency in settings.merchantAccounts,
    clientToken: async () => (await library.clientToken.generate({})).clientToken,
    charge: (order, payment) => charge(library, settings, order, payment),
    find: (orderId) => find(library, orderId),
    // Its only page is the fields in ours.
    authorizationOf: async () => ({ status: 'pending' }),
  };
}
