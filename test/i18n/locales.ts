import { dictionary as english } from '../../i18n/en-US.ts';
import { createTranslate, type Locale, loadLocale } from '../../i18n/index.ts';

/** Each text of a dictionary as `[section.key, text]`. */
export const textsOf = (dictionary: Record<string, Record<string, string>>) =>
  Object.entries(dictionary).flatMap(([section, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text] as const),
  );

/** The keys and arguments that every locale must repeat. */
export const englishTexts = new Map<string, string>(textsOf(english));

/** A translator that fails the test on a missing key. */
export async function translatorFor(locale: Locale) {
  const { dictionary } = await loadLocale(locale);
  return createTranslate(locale, dictionary, (key) => {
    throw new Error(`no copy for ${key} in ${locale}`);
  });
}
