import type { Translate } from '../../../i18n/index.ts';
import { type Recipient, sharedBody } from '../../core/model/lawmakers/recipient.ts';
import type { Draft } from './store.ts';

/** More recipients than these are named together, and greeted together. */
const NAMED_UP_TO = 2;

/** A longer first line says more than a greeting. */
const GREETING_MAX_CHARS = 40;

const NAME = '@recipientName';

/** "To 3 members of Congress"; null where there are so few that their names say more. */
export const toTogether = (recipients: readonly Recipient[], t: Translate): string | null =>
  recipients.length > NAMED_UP_TO ? t(`emailTo.${sharedBody(recipients)}`, { n: recipients.length }) : null;

/** Whether a line is a greeting and nothing else: "Dear @recipientName,". */
function isGreeting(line: string): boolean {
  const words = line.trim().replace(NAME, '');
  return line.includes(NAME) && words.length <= GREETING_MAX_CHARS && /[,:]$/.test(words);
}

/**
 * The draft as it is written to these recipients: where they are many, its first line greets them together. Its other
 * placeholders are still to be filled.
 */
export function draftTo(recipients: readonly Recipient[], draft: Draft, t: Translate): Draft {
  if (recipients.length <= NAMED_UP_TO) return draft;
  const lines = draft.message.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!isGreeting(lines[first] ?? '')) return draft;
  lines[first] = t(`emailGreeting.${sharedBody(recipients)}`);
  return { ...draft, message: lines.join('\n') };
}

/**
 * Rewrites a letter for its next recipients. Only lines identical to the draft's are replaced: a name may also be part of
 * the reader's own words.
 *
 * @param before the draft, filled for the first recipients
 * @param now the draft, filled for the next recipients
 */
export function readdress(text: string, before: string, now: string): string {
  const lines = before.split('\n');
  const next = now.split('\n');
  return text
    .split('\n')
    .map((line) => next[lines.indexOf(line)] ?? line)
    .join('\n');
}
