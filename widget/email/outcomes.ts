import type { Infer } from 'superstruct';
import type { EmailAnswer } from '../api/wire/answers/forms.ts';
import type { Recipient } from '../model/lawmakers/recipient.ts';
import type { Fate, LetterOutcome } from './store.ts';

/**
 * What became of a letter for each recipient. The server knows better than the widget whom it can reach.
 *
 * @param sent the fate of letters that the server took
 */
export function outcomesOf(
  recipients: readonly Recipient[],
  { recipients: reported }: Infer<typeof EmailAnswer>,
  sent: Fate,
): LetterOutcome[] {
  if (!reported) return recipients.map(({ key, name }) => ({ key, name, fate: sent }));
  return recipients.flatMap(({ key, name, representative }) => {
    const found = reported.find((each) => each.name === representative.name);
    const fate = found?.status === 'noAddress' ? 'unreachable' : sent;
    return found ? [{ key, name, fate, isKept: found.status === 'kept' }] : [];
  });
}
