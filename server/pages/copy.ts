import WORDS from './copy.json' with { type: 'json' };

/**
 * Words of the pages to which links lead. Once a widget has closed, `seeResults` stands in place of what invites to take
 * part. `whoAsks` stands above the name of whoever asks, and `asks` says by an action's type what for.
 */
export type ShareCopy = typeof WORDS.en;

const COPY: Record<string, ShareCopy> = WORDS;

/** `es-MX` → `es`; English if there is no copy. */
export const languageOf = (locale: string | null | undefined) => {
  const language = (locale ?? 'en').split('-', 1)[0]?.toLowerCase() ?? 'en';
  return Object.hasOwn(COPY, language) ? language : 'en';
};

/**
 * The first language of an `Accept-Language` header that has copy; weights are ignored, since they nearly always follow
 * the order.
 */
export const acceptedLanguage = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '')
    .find((language) => Object.hasOwn(COPY, language)) ?? 'en';

export const shareCopy = (language: string): ShareCopy => COPY[language] ?? WORDS.en;
