import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useId } from 'react';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationCommands } from '../commands.ts';
import { currencyName, moneyText } from '../money-text.ts';
import { createDonationStore } from '../store.ts';

/**
 * How much room amounts ask for on a phone: `true` if the longest has more characters than fit a third of its width at
 * full size, such as `10 US$`; `very` if it doesn't fit at a smaller size either, such as `$1,234.56`.
 */
function longOf(texts: readonly string[]): 'true' | 'very' | undefined {
  const longest = Math.max(0, ...texts.map((text) => text.length));
  if (longest > 7) return 'very';
  return longest > 5 ? 'true' : undefined;
}

type AmountChoiceProps = { own: Ref<HTMLInputElement>; faultId: string };

/** The amounts as radio buttons, and a field for the reader's own. */
export function AmountChoice({ own, faultId }: AmountChoiceProps) {
  useSignals();
  const { t, locale } = useApp();
  const { offered, chosen, typed, currency, fault, isSubmitting } = useOfAction(createDonationStore);
  const { choose, type } = useOfAction(createDonationCommands);
  const id = useId();
  const isOwn = chosen.value === null;
  const isBusy = isSubmitting.value;
  return (
    <fieldset
      className="ca-gift-amounts"
      data-count={offered.value.length}
      data-long={longOf(offered.value.map((amount) => moneyText(amount, currency.value, locale)))}
      disabled={isBusy}
    >
      <legend className="ca-hidden">{t('donation.chooseAmount')}</legend>
      {offered.value.map((amount) => (
        <label key={amount} className="ca-gift-amount" data-chosen={amount === chosen.value || undefined}>
          <input
            type="radio"
            name={`${id}amount`}
            value={amount}
            aria-label={t('donation.give', { amount: moneyText(amount, currency.value, locale) })}
            checked={amount === chosen.value}
            onChange={() => choose(amount)}
          />
          <span>{moneyText(amount, currency.value, locale)}</span>
        </label>
      ))}
      <div className="ca-gift-own" data-chosen={isOwn || undefined}>
        <label htmlFor={`${id}own`}>
          <span aria-hidden="true">{t('donation.otherAmount')}</span>
          <span className="ca-hidden">
            {t('donation.otherAmountIn', { currency: currencyName(currency.value, locale) })}
          </span>
        </label>
        <span className="ca-gift-typed">
          <span aria-hidden="true">{currency.value}</span>
          <input
            id={`${id}own`}
            ref={own}
            name="amount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            value={typed.value}
            aria-invalid={(isOwn && fault.value !== null) || undefined}
            aria-describedby={isOwn ? faultId : undefined}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </span>
      </div>
    </fieldset>
  );
}
