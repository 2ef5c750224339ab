/** A count or value with the locale's separators. */
export const number = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);

/** Writes percentages as the API gives them, 0 to 100. To make a formatter takes longer than to write with it. */
export function percentWriter(locale: string, maximumFractionDigits = 0): (percentage: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits });
  return (percentage) => format.format(percentage / 100);
}

/** A percentage as the API gives it, 0 to 100. */
export const percent = (percentage: number, locale: string) => percentWriter(locale)(percentage);

/** "A, B and C" as the locale writes it. */
export const list = (items: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** Day, month and year in the order in which the locale writes them. */
export const datePartOrder = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');

const ENGLISH_SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** What follows a number that counts places: "th" in English, "e" in French. Copy of other languages writes "number 3". */
export function ordinalSuffix(n: number, locale: string): string {
  if (locale.startsWith('fr')) return 'e';
  if (!locale.startsWith('en')) return '';
  return ENGLISH_SUFFIXES[new Intl.PluralRules(locale, { type: 'ordinal' }).select(n)] ?? 'th';
}

/** Joins two texts, of which the first may be a printed message without a full stop. */
export const sentences = (one: string, two: string): string => `${one}${/[.!?…]$/.test(one) ? '' : '.'} ${two}`;

/** A label in the middle of a sentence: without its capital, unless it is an abbreviation. */
export const inSentence = (label: string, locale: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
