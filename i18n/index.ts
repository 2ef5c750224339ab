import { list } from './format.ts';
import type { Locale } from './locale.ts';
import type { FirstDictionary, FormsDictionary, MoreDictionary, PartialDictionary, Translate } from './types.ts';

/** Lawmakers named before the rest are only counted (spec §9). */
export const NAMES_SHOWN = 3;

/** "Ann, Bob, Cid and 2 others"; up to `shown` names the locale's own "Ann and Bob". */
export function nameList(names: readonly string[], t: Translate, locale: string, shown = NAMES_SHOWN) {
  const others = names.length - shown;
  if (others <= 0) return list(names, locale);
  return `${names.slice(0, shown).join(', ')} ${t('common.andOthers', { n: others })}`;
}

export { inSentence, list, number, percent, percentWriter, sentences } from './format.ts';
export { LOCALES, type Locale, pickLocale } from './locale.ts';
export { createTranslate } from './translate.ts';
export type {
  Dictionary,
  FirstDictionary,
  Key,
  MoreDictionary,
  PartialDictionary,
  PlainKey,
  Translate,
  Translator,
} from './types.ts';

type Chunks<Part> = Record<Locale, () => Promise<{ default: Part }>>;

/** A part of the copy that comes with what needs it, in the reader's locale alone. */
export type CopyChunks = Chunks<PartialDictionary>;

const FIRST_CHUNKS: Chunks<FirstDictionary> = {
  'en-US': () => import('./en-US.ts'),
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  it: () => import('./it.json', { with: { type: 'json' } }),
};

const MORE_CHUNKS: Chunks<MoreDictionary> = {
  'en-US': () => import('./en-US.more.ts'),
  es: () => import('./es.more.json', { with: { type: 'json' } }),
  fr: () => import('./fr.more.json', { with: { type: 'json' } }),
  it: () => import('./it.more.json', { with: { type: 'json' } }),
};

const FORMS_CHUNKS: Chunks<FormsDictionary> = {
  'en-US': () => import('./forms/en-US.forms.ts'),
  es: () => import('./forms/es.forms.json', { with: { type: 'json' } }),
  fr: () => import('./forms/fr.forms.json', { with: { type: 'json' } }),
  it: () => import('./forms/it.forms.json', { with: { type: 'json' } }),
};

/** Loads what a first card of any kind needs of one locale's copy, a chunk of its own. */
export const loadLocale = (locale: Locale) => FIRST_CHUNKS[locale]();

/** Loads the rest of a locale's copy, another chunk: give it to the translator's `add` before a later screen is drawn. */
export const loadMore = (locale: Locale) => MORE_CHUNKS[locale]();

/** Loads a locale's copy of forms, for `add` as well. */
export const loadForms = (locale: Locale) => FORMS_CHUNKS[locale]();
