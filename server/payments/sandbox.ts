import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isCurrency } from '../../widget/core/content/values.ts';
import type { Database } from '../db/schema.ts';
import { hashOf } from '../secrets.ts';
import { type Authorization, type Found, type Gateway, NotSent, type Order, type Settled } from './gateway.ts';

/**
 * What happens to a payment in the sandbox. `slow` is paid after a while; `lost` is paid, but the answer never comes;
 * `unsent` never arrives.
 */
const OUTCOMES = ['paid', 'declined', 'fraud', 'error', 'invalid', 'slow', 'lost', 'unsent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const isOutcome = (text: string): text is Outcome => (OUTCOMES as readonly string[]).includes(text);

/** Of outcomes that take no money. */
const DECLINED: Partial<Record<Outcome, Settled>> = {
  declined: { status: 'declined', decline: 'rejected' },
  fraud: { status: 'declined', decline: 'rejected' },
  error: { status: 'declined', decline: 'error' },
  invalid: { status: 'declined', decline: 'invalid' },
};

/** What the gateway answers, or says later. */
const settledAs = (outcome: Outcome, orderId: string): Settled =>
  DECLINED[outcome] ?? { status: 'paid', transactionId: `sandbox-${orderId}` };

const RANDOM_BYTES = 12;
const SLOW_MS = 5_000;
const MARK = 'sandbox';

/** A nonce that is charged with this outcome. */
export const sandboxNonce = (outcome: Outcome) => `${MARK}-${outcome}-${randomBytes(RANDOM_BYTES).toString('hex')}`;

function outcomeOf(nonce: string): Outcome {
  const [mark, outcome = ''] = nonce.split('-');
  return mark === MARK && isOutcome(outcome) ? outcome : 'invalid';
}

async function find(db: Database, orderId: string): Promise<Found> {
  const row = await db.selectFrom('sandboxCharges').select('outcome').where('orderId', '=', orderId).executeTakeFirst();
  return row ? settledAs(row.outcome as Outcome, orderId) : { status: 'none' };
}

/** Enters a payment into the books. A nonce works once, as a real one does; a wrong caller might send a card's number. */
async function enter(db: Database, { id: orderId, amount, currency }: Order, given: string): Promise<Settled> {
  const [outcome, nonce] = [outcomeOf(given), hashOf(given)];
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandboxCharges')
    .values({ orderId, nonce, amount, currency, outcome })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? settledAs(outcome, orderId) : { status: 'declined', decline: 'invalid' };
}

async function authorizationOf(db: Database, trackingId: string): Promise<Authorization> {
  const row = await db
    .selectFrom('sandboxAuthorizations')
    .selectAll()
    .where('trackingId', '=', trackingId)
    .executeTakeFirst();
  if (!row) return { status: 'pending' };
  if (row.status === 'authorized' && row.nonce) return { status: 'authorized', payment: { nonce: row.nonce } };
  return { status: row.status === 'authorized' ? 'pending' : row.status };
}

type SandboxOptions = {
  slowMs?: number;
  /** Wallets that readers may try out, `GooglePay`, `Venmo`, `ApplePay`; the token names them to the widget. */
  wallets?: readonly string[] | undefined;
};

/**
 * A gateway that moves no money and behaves like one that does: it keeps books, a nonce works once, cards are declined,
 * answers are slow or get lost. The nonce says which.
 */
export const createSandbox = (db: Database, { slowMs = SLOW_MS, wallets = [] }: SandboxOptions = {}): Gateway => ({
  isPlayMoney: true,
  hasPage: true,
  takes: isCurrency,
  clientToken: async () => [`${MARK}-${randomBytes(RANDOM_BYTES).toString('hex')}`, ...wallets].join('.'),
  async charge(order, { nonce }) {
    const outcome = outcomeOf(nonce);
    if (outcome === 'unsent') throw new NotSent('The sandbox was told not to hear this');
    const settled = await enter(db, order, nonce);
    if (outcome === 'slow') await wait(slowMs, undefined, { ref: false });
    if (outcome === 'lost') throw new Error('The sandbox was told to lose this answer');
    return settled;
  },
  find: (orderId) => find(db, orderId),
  authorizationOf: (trackingId) => authorizationOf(db, trackingId),
});
