import { completeDonation } from '../../../core/api/calls/donations.ts';
import type { Client } from '../../../core/api/client.ts';
import { isTooMany, isUnsettled } from '../../../core/api/errors.ts';
import type { CompleteDonationAnswer } from '../../../core/api/wire/answers/donations.ts';
import type { CompleteDonationRequest } from '../../../core/api/wire/requests/submissions.ts';
import { uuid } from '../../../core/browser/uuid.ts';

/** Between the first questions. */
const WAITS_MS = [2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000, 20_000];
/** Between all others. */
const LONGEST_WAIT_MS = 30_000;
/** A quarter of an hour, by when the server knows. Then only the reader asks. */
const MOST_QUESTIONS = 36;

const waitAfter = (tries: number) => (tries < MOST_QUESTIONS ? (WAITS_MS[tries] ?? LONGEST_WAIT_MS) : null);

/** So often a payment that the server was too busy to read is sent again. */
const MOST_BUSY = 2;

export type SettleOptions = {
  client: Client;
  /** One payment: it goes out with one key, in the same words each time. */
  body: CompleteDonationRequest;
  /** It went out before the page was loaded anew. */
  wasSent?: boolean;
  /** Nobody knows whether the reader was charged. */
  onUnknown: () => void;
  /** Resolves after this time, or sooner where the reader asks; `null`: only when the reader asks. */
  wait: (ms: number | null) => Promise<void>;
};

/**
 * Sends a payment until the server says what became of it: a lost answer, a time-out or a 503 leaves that open, and only
 * the same request with the same key learns it without a second charge.
 *
 * @throws RequestError if the very first attempts were refused, so that nothing was charged
 */
export async function settle({
  client,
  body,
  wasSent = false,
  onUnknown,
  wait,
}: SettleOptions): Promise<CompleteDonationAnswer> {
  const key = uuid();
  let mayBeCharged = wasSent;
  for (let tries = 0; ; tries++) {
    try {
      return await client.post(completeDonation, body, { key, isQuiet: tries > 0 });
    } catch (error) {
      mayBeCharged ||= isUnsettled(error);
      if (!mayBeCharged && !(isTooMany(error) && tries < MOST_BUSY)) throw error;
      if (mayBeCharged) onUnknown();
      await wait(waitAfter(tries));
    }
  }
}
