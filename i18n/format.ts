/** An amount with its currency's sign: whole amounts stand without decimals. */
export const money = (amount: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  }).format(amount);

/** A count or value with the locale's separators. */
export const number = (value: number, locale: string) => new Intl.NumberFormat(locale).format(value);

/** A percentage as the API gives it, 0 to 100. */
export const percent = (percentage: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percentage / 100);

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in words. A day without a time means that day everywhere, so it is read in UTC. */
export function date(value: string | Date, locale: string) {
  const timeZone = typeof value === 'string' && DAY_ONLY.test(value) ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(value));
}

/** The twelve months in words, January first, for choosing a date of birth. */
export function monthNames(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
}

/** "A, B and C" as the locale writes it. */
export const list = (items: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** Day, month and year in the order in which the locale writes them. */
export const datePartOrder = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short' })
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
