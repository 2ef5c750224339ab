import * as s from 'superstruct';
import { maybe } from '../../core/api/wire/common.ts';
import { FilledText, type KindContent, unique } from '../../core/content/kind-content.ts';
import { givenAmount, isCurrency, textThat } from '../../core/content/values.ts';
import { amountFault } from '../../core/model/donation/amounts.ts';
import { givenCurrency, limitsOf } from '../../core/model/donation/money.ts';
import { fieldsOf, listOf, textOf } from '../../core/model/value.ts';
import { DEFAULT_DONATION_AMOUNTS } from '../../core/numbers/constants.ts';

const Currency = textThat(isCurrency, 'is no currency: its code has three capitals, such as USD');

/** What a gift of so much does. */
const Impact = s.object({ amount: givenAmount, text: FilledText });

export const donationContent: KindContent = {
  details: s.object({
    currency: maybe(Currency),
    impact: maybe(unique(s.nonempty(s.array(Impact)), 'entries', 'amount')),
  }),
  meaning: (action) => [{ name: 'the currency', words: givenCurrency(textOf(fieldsOf(action.details).currency)) }],
  phone: 'never',
  needsPartner: true,
  /** Amounts that the currency is too small or too large for, which readers don't see, and what is never reached. */
  warnings(action) {
    const details = fieldsOf(action.details);
    const currency = givenCurrency(textOf(details.currency));
    const { min, max } = limitsOf(currency);
    const given = listOf(action.oneCardCustomAmounts);
    const amounts = given.length > 0 ? given : DEFAULT_DONATION_AMOUNTS;
    const unoffered = amounts.filter((amount) => typeof amount === 'number' && amountFault(amount, currency) !== null);
    const range = `a gift is ${min} to ${max} ${currency}, with the currency’s decimals`;
    return [
      ...unoffered.map(
        (amount) => ['.oneCardCustomAmounts', `${amount} ${currency} is not offered: ${range}`] as const,
      ),
      ...listOf(details.impact).map((entry, index) => {
        const { amount } = fieldsOf(entry);
        const isUnreached = typeof amount === 'number' && amount > max;
        const message = `${amount} ${currency} is never reached: a gift is ${max} ${currency} at most`;
        return [`.details.impact[${index}]`, isUnreached && message] as const;
      }),
    ];
  },
};
