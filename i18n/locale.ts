/** Locales with copy; the first is the default (spec §1). */
export const LOCALES = ['en-US', 'es', 'fr', 'it'] as const;
export type Locale = (typeof LOCALES)[number];
const DEFAULT_LOCALE: Locale = LOCALES[0];

const languageOf = (tag: string) => tag.split(/[-_]/, 1)[0]?.toLowerCase();

/** The copy for a widget's `languageLocale`: that very locale, else one of its language, else English. */
export function pickLocale(languageLocale: string | null | undefined): Locale {
  const wanted = languageLocale?.trim() ?? '';
  return (
    LOCALES.find((locale) => locale === wanted) ??
    LOCALES.find((locale) => languageOf(locale) === languageOf(wanted)) ??
    DEFAULT_LOCALE
  );
}
