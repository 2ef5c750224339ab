import { type Locale, pickLocale } from '../../i18n/locale.ts';
import type { WireAction } from '../../widget/core/api/wire.ts';
import { isRecord } from '../../widget/core/model/value.ts';

const languageOf = (tag: string) => tag.split(/[-_]/, 1)[0]?.toLowerCase();

/** The locale of a widget's copy, if that is in the widget's language: null for one that there is no copy for. */
export function localeOf(languageLocale: string | null | undefined): Locale | null {
  const wanted = languageLocale?.trim() ?? '';
  const locale = pickLocale(wanted);
  return wanted === '' || languageOf(locale) === languageOf(wanted) ? locale : null;
}

/** What tells a list's members apart: their ids, or where they have none their amounts. */
export const keyIn = (value: unknown) => (isRecord(value) ? String(value.id ?? value.amount) : '');

/** Texts over what an action has itself. Members of lists are found by their keys, which stay as they are spelt. */
function withTexts(own: unknown, texts: unknown): unknown {
  if (texts === undefined) return own;
  if (Array.isArray(own) && Array.isArray(texts))
    return own.map((member) => {
      const found: unknown = texts.find((each) => keyIn(each) === keyIn(member));
      if (!isRecord(found)) return member;
      const { id: _id, amount: _amount, ...own } = found;
      return withTexts(member, own);
    });
  if (!isRecord(own) || !isRecord(texts)) return texts;
  const merged = Object.entries(texts).map(([name, text]) => [name, withTexts(own[name], text)]);
  return { ...own, ...Object.fromEntries(merged) };
}

/** Texts of `T` by locale, as the content has them (docs/content.md). */
type Translated<T> = T & { translations?: Record<string, unknown> | null | undefined };

/** An action as it is stored by itself: in the language that it was written in, beside its texts in others. */
export type StoredAction = Translated<WireAction>;

/** An action in a widget's language: its own texts where that language has no other, and no other language. */
export const inLanguage = <T extends object>(
  { translations, ...action }: Translated<T>,
  languageLocale: string | null | undefined,
) => withTexts(action, translations?.[localeOf(languageLocale) ?? '']) as Omit<T, 'translations'>;
