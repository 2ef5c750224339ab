import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { GiftLine } from '../parts/GiftLine.tsx';
import css from '../parts/gift.css' with { type: 'text' };
import { createPayCommands } from './pay-commands.ts';

/** While nobody knows whether the reader was charged: the one thing not to do is to pay again. */
export function Checking() {
  useSignals();
  const { t } = useApp();
  const { checkNow, resume } = useOfAction(createPayCommands);
  useEffect(resume, [resume]);
  return (
    <div className="ca-form">
      <style>{css}</style>
      <Heading>{t('donation.checking')}</Heading>
      <p className="ca-text" role="status">
        {t('donation.checkingText')}
      </p>
      <ActionBar button={<BigButton onPress={checkNow}>{t('donation.checkAgain')}</BigButton>}>
        <GiftLine />
      </ActionBar>
    </div>
  );
}
