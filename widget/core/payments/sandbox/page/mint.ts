import { abortedAfter } from '../../../model/time-limit.ts';

/** What becomes of a payment: an outcome of `server/payments/sandbox/outcomes.ts`, or first the bank's own step. */
type CardOutcome = 'paid' | 'declined' | 'fraud' | 'error' | 'invalid' | 'slow' | 'lost' | 'unsent' | 'bank';

/** Numbers that no bank has given out; docs/operators.md lists them. */
export const TEST_CARDS: Readonly<Record<string, CardOutcome>> = {
  '4111111111111111': 'paid',
  '5555555555554444': 'paid',
  '378282246310005': 'paid',
  '4000000000003220': 'bank',
  '4000000000000002': 'declined',
  '4100000000000019': 'fraud',
  '4000000000000119': 'error',
  '4000000000000127': 'invalid',
  '4000000000000259': 'slow',
  '4000000000000341': 'lost',
  '4000000000000069': 'unsent',
};

/** Real cards are declined: nobody should think that one was charged. */
export const outcomeOf = (digits: string): CardOutcome => TEST_CARDS[digits] ?? 'declined';

const WITHIN_MS = 20_000;

/**
 * Gets a nonce for an outcome from the sandbox's server. That word is all that leaves this page; the card stays here.
 *
 * @throws Error if there is none
 */
export const mint = (outcome: Exclude<CardOutcome, 'bank'>): Promise<string> =>
  abortedAfter(WITHIN_MS, async ({ signal }) => {
    const body = new URLSearchParams({ outcome });
    const answer = await fetch('/pay/card/nonce', { method: 'POST', body, signal });
    const { nonce } = (await answer.json()) as { nonce?: string };
    if (!nonce) throw new Error('No nonce');
    return nonce;
  });
