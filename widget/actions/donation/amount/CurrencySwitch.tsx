import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Modal } from '../../../ui/Modal.tsx';
import { createDonationCommands } from '../commands.ts';
import { currencyName } from '../money-text.ts';
import { createDonationStore } from '../store.ts';
import css from './currency.css' with { type: 'text' };

/** The currency in the footer, and the modal in which another is chosen. */
export function CurrencySwitch() {
  useSignals();
  const { t, locale } = useApp();
  const { currencies, currency, isSubmitting, isPaid } = useOfAction(createDonationStore);
  const { chooseCurrency } = useOfAction(createDonationCommands);
  const [isOpen, setOpen] = useState(false);
  if (isPaid.value) return null;
  const choose = (code: string) => {
    setOpen(false);
    if (code !== currency.value) chooseCurrency(code);
  };
  return (
    <>
      <button
        type="button"
        className="ca-foot"
        aria-haspopup="dialog"
        aria-label={t('donation.currencyButton', { currency: currency.value })}
        aria-disabled={isSubmitting.value || undefined}
        onClick={() => !isSubmitting.value && setOpen(true)}
      >
        {currency.value}
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('donation.currencyTitle')}>
        <Sheet css={css} />
        <ul className="ca-currencies">
          {currencies.map((code) => (
            <li key={code}>
              <button type="button" aria-pressed={code === currency.value} onClick={() => choose(code)}>
                <b>{code}</b>
                <span>{currencyName(code, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  );
}
