import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { isOpaque } from '../../../browser/is-opaque.ts';
import { FieldError } from '../../../fields/FieldError.tsx';
import { OwnPageLink } from '../../../share/OwnPageLink.tsx';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { createDonationCommands } from '../commands.ts';
import css from '../parts/gift.css' with { type: 'text' };
import { PlayMoney } from '../parts/PlayMoney.tsx';
import { createDonationStore } from '../store.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { useFaultText } from './use-fault-text.ts';

/** The front of a donation: what for, and how much. */
export function AmountScreen() {
  useSignals();
  const { session, fill, t } = useApp();
  const store = useOfAction(createDonationStore);
  const { begin, atAmounts } = useOfAction(createDonationCommands);
  const own = useRef<HTMLInputElement>(null);
  const id = useId();
  const [needsWindow, setNeedsWindow] = useState(false);
  const fault = useFaultText();
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  const label = fill(action.customButtonText) || t('donation.start');
  const isBusy = store.isSubmitting.value;
  const busy = store.selectedPaymentProvider.value ? 'donation.processing' : 'donation.preparing';
  useEffect(atAmounts, [atAmounts]);
  const goOn = () => {
    if (fault) own.current?.focus();
    // A card's fields and a provider's page don't work in a sandbox.
    else if (isOpaque()) setNeedsWindow(true);
    else void begin();
  };
  return (
    <form className="ca-form ca-gift" noValidate onSubmit={(event) => event.preventDefault()}>
      <Sheet css={css} />
      <Heading unseen={label}>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      <AmountChoice own={own} faultId={`${id}fault`} />
      <ActionBar
        button={
          needsWindow ? (
            <OwnPageLink isMain />
          ) : (
            <BigButton isSubmit isWaiting={fault !== ''} missingId={`${id}fault`} isBusy={isBusy} onPress={goOn}>
              {store.isChecking.value ? t('donation.checking') : isBusy ? t(busy) : label}
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
