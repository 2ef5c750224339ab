import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { moneyText } from '../money-text.ts';
import { createDonationStore } from '../store.ts';

/**
 * What follows from the choice, with one part for each amount, of which one is shown: so nothing moves when another is
 * chosen, and a first card shows the right one before the application (`data-with`, widget/core/host/frame/page).
 */
function useParts() {
  useSignals();
  const { offered, chosen, selectedAmount, isSubmitting } = useOfAction(createDonationStore);
  const own = chosen.value === null ? selectedAmount.value : Number.NaN;
  return [...offered.value.map((amount) => ({ with: amount, amount })), { with: '', amount: own }].map((part) => ({
    ...part,
    isChosen: part.with === (chosen.value ?? ''),
    isBusy: isSubmitting.value,
  }));
}

/** “Give $25”, the publisher's own words, with the sum for screen readers, or what is under way. */
export function GiveLabel({ own, busy }: { own: string; busy: string }) {
  useSignals();
  const { t, locale } = useApp();
  const { currency, fault } = useOfAction(createDonationStore);
  const textOf = (amount: number) => {
    if (Number.isNaN(amount) || fault.value) return own || t('donation.start');
    const money = moneyText(amount, currency.value, locale);
    if (!own) return t('donation.give', { amount: money });
    return (
      <>
        {own} <span className="ca-hidden">{money}</span>
      </>
    );
  };
  const parts = useParts();
  return (
    <span className="ca-gift-swap">
      {parts.map(({ with: value, amount, isChosen, isBusy }) => (
        <span key={value} data-with={value} hidden={!isChosen || isBusy}>
          {textOf(amount)}
        </span>
      ))}
      <span hidden={!parts[0]?.isBusy}>{busy}</span>
    </span>
  );
}

/** What the chosen sum does, where the content says it. */
export function Impact() {
  useSignals();
  const { fill } = useApp();
  const { currency, impactOf } = useOfAction(createDonationStore);
  const texts = useParts().map((part) => ({ ...part, text: fill(impactOf(part.amount, currency.value)) }));
  if (texts.every(({ text }) => text === '')) return null;
  return (
    <div className="ca-gift-impact ca-gift-swap" role="status">
      {texts.map(({ with: value, text, isChosen }) => (
        <p key={value} data-with={value} hidden={!isChosen}>
          {text}
        </p>
      ))}
    </div>
  );
}
