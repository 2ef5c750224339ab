import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { isOpaque } from '../../../core/browser/is-opaque.ts';
import { limitsOf } from '../../../core/model/donation/money.ts';
import { OwnPageLink } from '../../../parts/share/OwnPageLink.tsx';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { FieldError } from '../../../ui/fields/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { createDonationCommands } from '../commands.ts';
import css from '../gift.css' with { type: 'text' };
import { moneyText } from '../money-text.ts';
import { createDonationStore } from '../store.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { GiveLabel, Impact } from './Chosen.tsx';

/** Says that no real money moves, where none does. */
export function PlayMoney() {
  useSignals();
  const { t } = useApp();
  const { isPlayMoney } = useOfAction(createDonationStore);
  return isPlayMoney.value ? <p className="ca-play-money">{t('donation.playMoney')}</p> : null;
}

/** Why the amount can't be given, in words; '' if it can. */
function useFaultText(): string {
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

/** The front of a donation: what for, and how much. */
export function AmountScreen() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createDonationStore);
  const { begin, atAmounts } = useOfAction(createDonationCommands);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [needsWindow, setNeedsWindow] = useState(false);
  const fault = useFaultText();
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const own = fill(action.customButtonText);
  const isBusy = store.isSubmitting.value;
  const busy = store.selectedPaymentProvider.value ? 'donation.processing' : 'donation.preparing';
  useEffect(atAmounts, [atAmounts]);
  const goOn = () => {
    if (fault) field.current?.focus();
    // A card's fields and a provider's page don't work in a sandbox.
    else if (isOpaque()) setNeedsWindow(true);
    else void begin();
  };
  return (
    <form className="ca-form ca-gift" noValidate onSubmit={(event) => event.preventDefault()}>
      <Sheet css={css} />
      <Heading unseen={own || t('donation.start')}>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      <AmountChoice own={field} faultId={`${id}fault`} />
      <Impact />
      <ActionBar
        button={
          needsWindow ? (
            <OwnPageLink isMain />
          ) : (
            <BigButton
              isSubmit
              name="give"
              isWaiting={fault !== ''}
              missingId={`${id}fault`}
              isBusy={isBusy}
              onPress={goOn}
            >
              {store.isChecking.value ? t('donation.checking') : <GiveLabel own={own} busy={t(busy)} />}
            </BigButton>
          )
        }
      >
        <FieldError id={`${id}fault`} error={fault} />
        <PlayMoney />
      </ActionBar>
    </form>
  );
}
