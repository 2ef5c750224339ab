/** A card's date as cards print it, in letters of the reader's language: years are "años", "années", "anni". */
export const datePlaceholder = (locale: string) => (/^(es|fr|it)\b/.test(locale) ? 'MM/AA' : 'MM/YY');
