import braintree from 'braintree';
import { decimalText } from '../../widget/core/model/donation/money.ts';
import type { BraintreeSettings } from './braintree-settings.ts';
import { type Found, type Gateway, NotSent, type Order, type Payment, type Settled } from './gateway.ts';

/** What matters of the library's transaction. */
type Sale = { id: string; status: string; processorResponseText?: string };

/** Of the library's answer to a sale. */
type SaleAnswer = {
  success: boolean;
  message?: string;
  transaction?: Sale;
  errors?: { deepErrors: () => { attribute: string }[] };
};

/** Statuses in which money was taken or will be; the library's reference lists all. */
const PAID = [
  'authorized',
  'submitted_for_settlement',
  'settlement_pending',
  'settlement_confirmed',
  'settling',
  'settled',
];

const REJECTED = ['processor_declined', 'gateway_rejected', 'settlement_declined', 'voided', 'authorization_expired'];

/** @throws Error for a status that says neither, such as `authorizing`: it is not known yet */
function settledAs({ id, status, processorResponseText: message }: Sale): Settled {
  if (PAID.includes(status)) return { status: 'paid', transactionId: id };
  if (REJECTED.includes(status)) return { status: 'declined', decline: 'rejected', message };
  if (status === 'failed') return { status: 'declined', decline: 'error', message };
  throw new Error(`Braintree says of the payment that it is ${status}`);
}

/** Fields that the donor or the browser filled in; errors of others are the deployment's. */
const ENTERED = ['payment_method_nonce', 'number', 'cvv', 'expiration_date', 'expiration_month', 'expiration_year'];

/** A refusal without a transaction is a validation error. @throws Error for an answer that is neither */
function settledOf({ transaction, message, errors }: SaleAnswer): Settled {
  if (transaction) return settledAs(transaction);
  const wrong = errors?.deepErrors() ?? [];
  if (wrong.length === 0) throw new Error(`Braintree answered neither a payment nor an error: ${message}`);
  const isEntered = wrong.some(({ attribute }) => ENTERED.includes(attribute));
  return { status: 'declined', decline: isEntered ? 'invalid' : 'error', message };
}

/** The library puts what Node said into a message of its own. The same codes can also end a connection that was made. */
const NEVER_CONNECTED = /\b(connect (ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)|getaddrinfo (ENOTFOUND|EAI_AGAIN))\b/;

/** Types of the library's errors for requests that were refused unread. */
const REFUSED = [
  'authenticationError',
  'authorizationError',
  'notFoundError',
  'tooManyRequestsError',
  'upgradeRequired',
  'invalidKeysError',
];

/** What a sale threw: as `NotSent` where it is certain that no money was asked for. */
function asNotSent(cause: unknown): unknown {
  const { type, message = '' } = (cause ?? {}) as { type?: string; message?: string };
  const wasNotSent = REFUSED.includes(type ?? '') || NEVER_CONNECTED.test(message);
  return wasNotSent ? new NotSent(message || type, { cause }) : cause;
}

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
