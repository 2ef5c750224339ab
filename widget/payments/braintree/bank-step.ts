import { PaymentError } from '../provider.ts';
import type { Client, Library, Verified } from './library/library.ts';

type Card = { nonce: string; bin: string; amount: string };

/**
 * Refuses a card whose bank could have taken the liability and did not: the reader failed or refused the bank's step
 * (Braintree's guide to 3-D Secure). A card outside 3-D Secure is left to the gateway's rules.
 *
 * @throws PaymentError `declined`
 */
function checkLiability({ liabilityShifted, liabilityShiftPossible }: Verified) {
  if (liabilityShiftPossible && !liabilityShifted) throw new PaymentError('declined');
}

/**
 * The bank's own step (3-D Secure 2): most cards pass unseen, for others the bank opens its window.
 *
 * @returns the nonce to pay with, which replaces the card's
 * @throws PaymentError, or whatever the library throws
 */
export async function verifyWithBank(library: Library, client: Client, { nonce, bin, amount }: Card): Promise<string> {
  // Where the account has no 3-D Secure, the library refuses to begin it.
  if (!client.getConfiguration().gatewayConfiguration.threeDSecureEnabled) return nonce;
  const threeDSecure = await (await library.threeDSecure()).create({ client, version: '2' });
  let isCancelled = false;
  threeDSecure.on('customer-canceled', () => {
    isCancelled = true;
  });
  try {
    const verified = await threeDSecure.verifyCard({ nonce, bin, amount, onLookupComplete: (_, next) => next() });
    if (isCancelled) throw new PaymentError('cancelled');
    checkLiability(verified);
    return verified.nonce;
  } finally {
    await threeDSecure.teardown().catch(() => undefined); // what it leaves behind ends with the page
  }
}
