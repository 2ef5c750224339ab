import { useSignals } from '@preact/signals-react/runtime';
import { limitsOf } from '../../../model/donation/money.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { moneyText } from '../parts/money-text.ts';
import { createDonationStore } from '../store.ts';

/** Why the amount can't be given, in words; '' if it can. */
export function useFaultText(): string {
  useSignals();
  const { t, locale } = useApp();
  const { fault, currency } = useOfAction(createDonationStore);
  const { min, max } = limitsOf(currency.value);
  const text = (amount: number) => moneyText(amount, currency.value, locale);
  switch (fault.value) {
    case null:
      return '';
    case 'min':
      return t('donation.amountMin', { amount: text(min) });
    case 'max':
      return t('donation.amountMax', { amount: text(max) });
    case 'invalid':
      return t('donation.amountInvalid');
  }
}
