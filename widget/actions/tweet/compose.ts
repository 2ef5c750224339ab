import { PLACEHOLDERS, type Placeholder } from '../../model/copy/placeholders.ts';
import type { Fill } from '../../session/fill/late-fill.ts';

/** A handle such as `@somebody`, or a placeholder for one. */
const MENTION = /(^|[^\p{L}\p{N}_])@\w/u;
/** Placeholders that are filled with a handle or a name. */
const MENTIONS: readonly Placeholder[] = [
  'localRepresentative',
  'partnerTwitterMention',
  'publisherTwitterMention',
  'recipientName',
  'twitterMentionPlaceholder',
];
const PLAIN = new RegExp(`@(${PLACEHOLDERS.filter((name) => !MENTIONS.includes(name)).join('|')})\\b`, 'g');

const mentionsSomebody = (text: string) => MENTION.test(text.replace(PLAIN, ''));

/**
 * The publisher's post with its placeholders filled. A post without a mention gets one: the reader's lawmakers, else the
 * partner or the publisher (spec §7). It is appended because X shows posts that begin with a handle to few people.
 */
export function composePost(template: string, fill: Fill): string {
  const text = fill(template).trim();
  if (mentionsSomebody(template)) return text;
  const mention = fill('@twitterMentionPlaceholder');
  return mention.startsWith('@') ? `${text} ${mention}` : text;
}
