import { sentences } from '../../../i18n/format.ts';
import REFUSALS from './refusals.json' with { type: 'json' };

/** A table's words of this language; English where it has no others. */
export const wordsOf = <Words>(table: { en: Words; [language: string]: Words }, language: string): Words =>
  table[language] ?? table.en;

/** What a donor reads when a gift can't be made; the first of `errorList` (spec §5). Each says that nothing was charged. */
export const wordsIn = (language: string) => wordsOf(REFUSALS, language);

/** A text with values in the place of their names, such as `{amount}`. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** What is wrong with a request that no widget of ours sends, in the words of the check and so in English. */
export const unreadWords = (errors: Record<string, string[]>) =>
  Object.values(errors)
    .flat()
    .map((message) => sentences(message, 'You were not charged.'));

/** `$10`, `10 €`, `¥100`: an amount in the main unit. */
export const moneyText = (amount: number, currency: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
