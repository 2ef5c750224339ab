import type { CardOutcome } from './test-cards.ts';

const WITHIN_MS = 20_000;

/**
 * Gets a nonce for an outcome from the sandbox's server. That word is all that leaves this page; the card stays here.
 *
 * @throws Error if there is none
 */
export async function mint(outcome: Exclude<CardOutcome, 'bank'>): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WITHIN_MS);
  try {
    const body = new URLSearchParams({ outcome });
    const answer = await fetch('/pay/card/nonce', { method: 'POST', body, signal: controller.signal });
    const { nonce } = (await answer.json()) as { nonce?: string };
    if (!nonce) throw new Error('No nonce');
    return nonce;
  } finally {
    clearTimeout(timer);
  }
}
