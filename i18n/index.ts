import type { Locale } from './locale.ts';
import type { Dictionary } from './types.ts';

export { date, list, money, monthNames, number, percent } from './format.ts';
export { DEFAULT_LOCALE, LOCALES, type Locale, pickLocale } from './locale.ts';
export { NAMES_SHOWN, nameList } from './names.ts';
export { createTranslate } from './translate.ts';
export type { Dictionary, Key, PartialDictionary, PlainKey, Translate } from './types.ts';

const CHUNKS: Record<Locale, () => Promise<{ dictionary: Dictionary }>> = {
  'en-US': () => import('./en-US.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
};

/** Loads one locale's copy, a chunk of its own. */
export const loadLocale = (locale: Locale) => CHUNKS[locale]();
