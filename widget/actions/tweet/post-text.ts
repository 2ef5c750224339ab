import { PLACEHOLDERS, type Placeholder } from '../../core/model/copy/placeholders.ts';
import { X_LINK_CHARS } from '../../core/numbers/constants.ts';
import type { Fill } from '../../core/session/fill/late-fill.ts';

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

const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/**
 * X also links addresses without a protocol, if it knows the top-level domain. A country's domain needs a second-level
 * label or a path (twitter-text). Text after an @, as in an e-mail address, is not linked.
 */
const GENERIC = 'com|org|net|gov|edu|mil|int|info|news|vote|app|dev|blog|site|online|page|link|press|media|live|today';
const LABELS = '(?:[a-z0-9][a-z0-9-]*\\.)+';
const BARE = new RegExp(
  `(^|[^\\w@.#$/-])(?:${LABELS}(?:${GENERIC})(?![\\w-])(?:/[^\\s<>"]*)?|${LABELS}[a-z]{2}/[^\\s<>"]*|${LABELS}(?:co|com|gov|org|ac)\\.[a-z]{2}(?![\\w-]))`,
  'gi',
);

/** Code point ranges that X counts as one character. All others, and emoji, count as two (twitter-text, version 3). */
const LIGHT: readonly [from: number, to: number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const isLight = (code: number) => LIGHT.some(([from, to]) => code >= from && code <= to);

/** A pictograph with modifiers and joined parts; a flag; a keycap. A pattern, because older Firefox has no `Intl.Segmenter`. */
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}\u{e0020}-\u{e007f}]*`;
const EMOJI = new RegExp(
  String.raw`${PICTOGRAPH}(?:\u200d${PICTOGRAPH})*|\p{Regional_Indicator}{2}|[\d#*]\ufe0f?\u20e3`,
  'gu',
);
/** Digits and signs that are emoji only when modifiers follow. */
const isLightSign = (sign: string) => sign.length === 1 && isLight(sign.charCodeAt(0));

const EMOJI_WEIGHT = 2;
const weightOf = (sign: string) => (isLight(sign.codePointAt(0) ?? 0) ? 1 : 2);

/** Length of a text as X counts it: a link is 23, an emoji 2, a character outside the `LIGHT` ranges 2. */
export function postLength(text: string): number {
  let links = text.match(ADDRESS)?.length ?? 0;
  const bare = (_: string, before: string) => {
    links += 1;
    return before;
  };
  const rest = text.replace(ADDRESS, '').replace(BARE, bare).normalize('NFC');
  let emoji = 0;
  const signs = rest.replace(EMOJI, (sign) => {
    if (isLightSign(sign)) return sign;
    emoji += 1;
    return '';
  });
  const weights = [...signs].map(weightOf);
  return links * X_LINK_CHARS + emoji * EMOJI_WEIGHT + weights.reduce((sum, weight) => sum + weight, 0);
}

export const hasLink = (text: string) => text.search(ADDRESS) >= 0;
