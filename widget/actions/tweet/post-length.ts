/** What X lets a post weigh. */
export const MAX_POST_LENGTH = 280;

/** X makes a short link of its own of every address. */
const LINK_LENGTH = 23;
const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/**
 * X makes links of addresses without a protocol too, where it knows the ending; of a country's ending alone only with
 * another label or a path (twitter-text). Not of what follows an @, as in an e-mail address.
 */
const GENERIC = 'com|org|net|gov|edu|mil|int|info|news|vote|app|dev|blog|site|online|page|link|press|media|live|today';
const LABELS = '(?:[a-z0-9][a-z0-9-]*\\.)+';
const BARE = new RegExp(
  `(^|[^\\w@.#$/-])(?:${LABELS}(?:${GENERIC})(?![\\w-])(?:/[^\\s<>"]*)?|${LABELS}[a-z]{2}/[^\\s<>"]*|${LABELS}(?:co|com|gov|org|ac)\\.[a-z]{2}(?![\\w-]))`,
  'gi',
);

/** Scripts of which X counts a character as one; of all others, and of emoji, as two (X's counting, version 3). */
const LIGHT: readonly [from: number, to: number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const isLight = (code: number) => LIGHT.some(([from, to]) => code >= from && code <= to);

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Digits and signs that are pictographs only with what follows them. */
const isEmoji = (sign: string) => EMOJI.test(sign) && !(sign.length === 1 && isLight(sign.charCodeAt(0)));

const weightOf = (sign: string) =>
  isEmoji(sign) ? 2 : [...sign].reduce((sum, each) => sum + (isLight(each.codePointAt(0) ?? 0) ? 1 : 2), 0);

/** How long X counts a text: links are 23, what is not of the lighter scripts 2, an emoji 2 however it is made up. */
export function postLength(text: string): number {
  let links = text.match(ADDRESS)?.length ?? 0;
  const bare = (_: string, before: string) => {
    links += 1;
    return before;
  };
  const rest = text.replace(ADDRESS, '').replace(BARE, bare).normalize('NFC');
  const signs = [...new Intl.Segmenter().segment(rest)].map(({ segment }) => segment);
  return links * LINK_LENGTH + signs.reduce((sum, sign) => sum + weightOf(sign), 0);
}

export const hasLink = (text: string) => text.search(ADDRESS) >= 0;
