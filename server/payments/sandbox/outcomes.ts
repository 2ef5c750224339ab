import type { Settled } from '../gateway.ts';

/**
 * What happens to a payment in the sandbox. `slow` is paid after a while; `lost` is paid, but the answer never comes;
 * `unsent` never arrives.
 */
export const OUTCOMES = ['paid', 'declined', 'fraud', 'error', 'invalid', 'slow', 'lost', 'unsent'] as const;
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
export const settledAs = (outcome: Outcome, orderId: string): Settled =>
  DECLINED[outcome] ?? { status: 'paid', transactionId: `sandbox-${orderId}` };
