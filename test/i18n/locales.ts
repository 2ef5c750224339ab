import { createTranslate, type Locale, loadLocale, loadMore } from '../../i18n/index.ts';

/** Both parts of a locale, by the name that a failing test shows. */
export const PARTS = { first: loadLocale, more: loadMore } as const;

/** Each text of a part as `[section.key, text]`. */
const textsOf = (dictionary: Record<string, Record<string, string>>) =>
  Object.entries(dictionary).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text] as const),
  );

/** The texts of one part of a locale by key. */
export async function partOf(locale: Locale, part: keyof typeof PARTS) {
  const { dictionary } = await PARTS[part](locale);
  return new Map<string, string>(textsOf(dictionary));
}

/** All texts of a locale by key. */
export const wholeOf = async (locale: Locale) =>
  new Map([...(await partOf(locale, 'first')), ...(await partOf(locale, 'more'))]);

/** A translator with a whole locale, which fails the test on a missing key. */
export async function translatorFor(locale: Locale) {
  const [first, more] = await Promise.all([loadLocale(locale), loadMore(locale)]);
  const t = createTranslate(locale, first.dictionary, (key) => {
    throw new Error(`no copy for ${key} in ${locale}`);
  });
  t.add(more.dictionary);
  return t;
}
