import { limitsOf, toMinor } from '../../../widget/model/donation/money.ts';
import type { Gateway } from '../../payments/gateway.ts';
import { isCurrency } from '../../payments/is-currency.ts';
import { moneyText, wordsIn } from './words.ts';

/** In the main unit. */
type Money = { amount: number; currency: string };

/** Why this amount can't be given, in the donor's language; `null` if it can. */
export function amountRefusal(
  { amount, currency }: Money,
  { takes }: Pick<Gateway, 'takes'>,
  language: string,
): string | null {
  const words = wordsIn(language);
  if (!isCurrency(currency) || !takes(currency)) return words.currency;
  const { min, max } = limitsOf(currency);
  if (amount < min) return words.least(moneyText(min, currency, language));
  if (amount > max) return words.most(moneyText(max, currency, language));
  return toMinor(amount, currency) === null ? words.amount : null;
}
