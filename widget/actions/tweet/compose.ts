import { PLACEHOLDERS, type Placeholder } from '../../model/copy/placeholders.ts';
import type { Fill } from '../../session/fill/late-fill.ts';

/** Whoever writes `@somebody`, or leaves a place for it, has said who is mentioned. */
const MENTION = /(^|[^\p{L}\p{N}_])@\w/u;
/** Placeholders that stand for somebody's handle or name. */
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
 * The post as the publisher wrote it, filled. One that mentions nobody gets the handles of those it is meant for: the
 * visitor's lawmakers, else the partner or the publisher (spec §7). Last, since X shows a post that begins with a handle
 * to few people.
 */
export function composePost(template: string, fill: Fill): string {
  const text = fill(template).trim();
  if (mentionsSomebody(template)) return text;
  const mention = fill('@twitterMentionPlaceholder');
  return mention.startsWith('@') ? `${text} ${mention}` : text;
}
