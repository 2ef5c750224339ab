import type { Id } from '../value.ts';

/** Placeholders that a publisher's copy may contain (spec §3). */
export const PLACEHOLDERS = [
  'articleUrl',
  'locale',
  'localRepresentative',
  'noOfAnswers',
  'partnerName',
  'partnerTwitterMention',
  'postalCode',
  'publisherName',
  'publisherTwitterMention',
  'question',
  'correctAnswer',
  'answer',
  'recipientName',
  'twitterMentionPlaceholder',
  'customVariableCalc',
  'state',
  'district',
  'userFullName',
  'userVideoUrl',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** Marks a missing value until the text around it is tidied. Texts never contain it. */
const GAP = '\0';

/**
 * Steps that remove gaps with the punctuation around them, in this order. There is one space at most beside a gap
 * (`squeezed`), so that each pattern looks at a few characters from any place.
 */
const TIDY: readonly [pattern: RegExp, replacement: string][] = [
  [/\0(?:[^\S\n]?[,;]?[^\S\n]?\0)+/g, GAP],
  // Brackets and quotes around nothing.
  [/[([“«"‘][^\S\n]?\0[^\S\n]?[)\]”»"’]/g, GAP],
  // "Trenton, @state, USA" and "Trenton, @state."
  [/[,;:][^\S\n]?\0[^\S\n]?(?=[,;:.!?])/g, ''],
  // A line that ends with the gap, or begins with it.
  [/[^\S\n]?[,;:]?[^\S\n]?\0[^\S\n]?$/gm, ''],
  [/^[^\S\n]?\0[^\S\n]?[,;:.]?[^\S\n]*/gm, ''],
  // "Hello @userFullName!", "(@district 7", "Hello @userFullName , you"; French keeps its space before "!".
  [/[^\S\n]\0(?=[,;:.!?…)\]”»])/g, ''],
  [/[^\S\n]\0[^\S\n](?=[,.…)\]])/g, ''],
  [/([([“«])\0[^\S\n]/g, '$1'],
  [/([^\S\n])\0[^\S\n]/g, '$1'],
  [/\0/g, ''],
];

/** Where the spaces at a text's end begin. A loop: a pattern would start again at each space of a long run within the text. */
function endOfWords(text: string): number {
  let end = text.length;
  while (end > 0 && /[^\S\n]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}

/** One space in place of several at the end, and before a comma or colon that ends the text. */
function squeezedEnd(text: string): string {
  const end = endOfWords(text);
  const mark = /[,;:]$/.exec(text.slice(0, end))?.[0] ?? '';
  const words = endOfWords(text.slice(0, end - mark.length));
  const before = mark && text.slice(words, words + 1).replace(mark, '');
  return text.slice(0, words) + before + mark + text.charAt(end);
}

/** One space in place of several beside gaps. */
const squeezed = (text: string) =>
  text
    .split(GAP)
    .map((part, at) => (at > 0 ? part.replace(/^([^\S\n])[^\S\n]+/, '$1') : part))
    .map((part, at, all) => (at < all.length - 1 ? squeezedEnd(part) : part))
    .join(GAP);

const tidy = (text: string) =>
  TIDY.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), squeezed(text));

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.includes(name as Placeholder);

/**
 * Fills the placeholders of one text, in one pass: a value that holds a placeholder itself is not filled again.
 *
 * A name is the longest run of letters, digits and `_` after an `@`, as it is spelled: `@answerX`, `@Answer` and
 * `@partnerNames` are not placeholders and stay; `@partnerName's` is filled. An `@` right after a letter or digit
 * belongs to a mail address (`press@state.example`) and stays too, unless another placeholder ends there
 * (`@state@district`).
 *
 * Values are plain text: the caller encodes the result for an address or for HTML. A missing value leaves no double
 * space, dangling comma or empty brackets behind.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  let filledTo = 0;
  const filled = text.replaceAll(GAP, '').replace(/@([\p{L}\p{N}_]+)/gu, (found, name: string, at: number, whole) => {
    const isInWord = at > filledTo && /[\p{L}\p{N}_]$/u.test(whole.slice(Math.max(0, at - 2), at));
    if (isInWord || !isPlaceholder(name)) return found;
    filledTo = at + found.length;
    return values[name]?.replaceAll(GAP, '').trim() || GAP;
  });
  return filled.includes(GAP) ? tidy(filled) : filled;
}

/**
 * Values for placeholders that come from what the reader has done and entered (spec §3). Kinds set them with
 * `session.setVariables`; the latest value counts.
 */
export type Variables = {
  /** Names of the reader's lawmakers, as one text. */
  localRepresentative?: string;
  /** How many people answered the question of the latest answer, where the server says. */
  noOfAnswers?: number | null | undefined;
  correctAnswer?: string;
  postalCode?: string;
  /** Full name, not the code. */
  state?: string;
  district?: string;
  /** The person who is written to, called or mentioned. */
  recipientName?: string;
  /** Handles that a post must mention, as one text. */
  twitterMention?: string;
  customVariableCalc?: string;
  userFullName?: string;
  userVideoUrl?: string;
  /** By the server's word, once they have given (spec §4). No placeholder shows it. */
  endUserId?: Id;
};
