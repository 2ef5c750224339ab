import type { Infer } from 'superstruct';
import type { Call } from '../../core/api/calls/call.ts';
import { testCompleteEmail } from '../../core/api/calls/forms.ts';
import type { EmailAnswer } from '../../core/api/wire/answers/forms.ts';
import type { CompleteEmailRequest } from '../../core/api/wire/requests/submissions.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Recipient } from '../../core/model/lawmakers/recipient.ts';
import type { Letter } from './letter.ts';
import type { Fate, LetterOutcome } from './store.ts';

/**
 * What became of a letter for each recipient. The server knows better than the widget whom it can reach.
 *
 * @param sent the fate of letters that the server took
 */
function outcomesOf(
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

export type EmailCall = Call<Infer<typeof CompleteEmailRequest>, Infer<typeof EmailAnswer>>;

type Tools = Pick<App, 'submissions' | 'actionData' | 'mode'>;

/** What became of a letter for each recipient, and how many people have written one. */
type Posted = { outcomes: LetterOutcome[]; people: number };

/** Posts an action's letters. */
export function createPost(action: Action, emailCall: EmailCall, { submissions, actionData, mode }: Tools) {
  // Test mode has its own path, which really sends (spec §7).
  const call = mode === 'AB4E_TEST' ? testCompleteEmail : emailCall;
  /** Recipients by letter: a replayed answer belongs to an earlier letter. */
  const recipientsOf = new WeakMap<object, readonly Recipient[]>();
  /** Key of the first letter. Later letters name it, so that the person counts once. */
  let firstKey: string | null = null;

  /** When an earlier version turns out to have been sent, this one is not: nobody gets two letters. */
  return async (letter: Letter, recipients: readonly Recipient[]): Promise<Posted> => {
    recipientsOf.set(letter, recipients);
    const rest = () => ({ ...actionData(action), ...(firstKey && { earlierKey: firstKey }) });
    const { answer, data, wasReplayed, key } = await submissions.submit(call, action.identifier, letter, rest);
    firstKey ??= key;
    const outcomes = outcomesOf(recipientsOf.get(data) ?? recipients, answer, wasReplayed ? 'unchanged' : 'sent');
    return { outcomes, people: answer.endUsersCount };
  };
}
