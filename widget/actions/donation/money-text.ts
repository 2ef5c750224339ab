/** Spaces differ between the tables of browsers and of Node, which draws the first card. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, '\u00a0');

/** `$25`, `25 €`, `¥1,000`, `KWD 1.250`. @param amount in the main unit */
export function moneyText(amount: number, currency: string, locale: string): string {
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  return plainSpaces(new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount));
}

/** The currency's name, such as “US Dollar”; its code where the browser has none. */
export function currencyName(currency: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  } catch {
    // Not every browser since 2022 knows every currency.
    return currency;
  }
}
