import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { GiftLine } from '../GiftLine.tsx';
import css from '../gift.css' with { type: 'text' };
import { createDonationStore } from '../store.ts';
import { Giving } from './Giving.tsx';
import { createPayCommands } from './pay-commands.ts';

/** While nobody knows whether the reader was charged, and until the thanks: the one thing not to do is to pay again. */
export function Checking() {
  useSignals();
  const { t } = useApp();
  const { isPaid } = useOfAction(createDonationStore);
  const { checkNow, resume } = useOfAction(createPayCommands);
  useEffect(resume, [resume]);
  return (
    <div className="ca-form">
      <Sheet css={css} />
      <div className="ca-gift-body ca-gift-checking">
        <Heading key={`${isPaid.value}`}>{t(isPaid.value ? 'donation.thankYouTitle' : 'donation.checking')}</Heading>
        <p className="ca-text" role="status">
          {!isPaid.value && t('donation.checkingText')}
        </p>
        {isPaid.value && <Giving />}
      </div>
      <ActionBar button={!isPaid.value && <BigButton onPress={checkNow}>{t('donation.checkAgain')}</BigButton>}>
        <GiftLine />
      </ActionBar>
    </div>
  );
}
