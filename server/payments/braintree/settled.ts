import type { Settled } from '../gateway.ts';

/** What matters of the library's transaction. */
export type Sale = { id: string; status: string; processorResponseText?: string };

/** Of the library's answer to a sale. */
export type SaleAnswer = {
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
export function settledAs({ id, status, processorResponseText: message }: Sale): Settled {
  if (PAID.includes(status)) return { status: 'paid', transactionId: id };
  if (REJECTED.includes(status)) return { status: 'declined', decline: 'rejected', message };
  if (status === 'failed') return { status: 'declined', decline: 'error', message };
  throw new Error(`Braintree says of the payment that it is ${status}`);
}

/** Fields that the donor or the browser filled in; errors of others are the deployment's. */
const ENTERED = ['payment_method_nonce', 'number', 'cvv', 'expiration_date', 'expiration_month', 'expiration_year'];

/** A refusal without a transaction is a validation error. @throws Error for an answer that is neither */
export function settledOf({ transaction, message, errors }: SaleAnswer): Settled {
  if (transaction) return settledAs(transaction);
  const wrong = errors?.deepErrors() ?? [];
  if (wrong.length === 0) throw new Error(`Braintree answered neither a payment nor an error: ${message}`);
  const isEntered = wrong.some(({ attribute }) => ENTERED.includes(attribute));
  return { status: 'declined', decline: isEntered ? 'invalid' : 'error', message };
}
