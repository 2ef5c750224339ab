import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { sentences } from '../../../i18n/index.ts';
import { plainText } from '../../core/model/value.ts';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { AmountScreen, PlayMoney } from './amount/AmountScreen.tsx';
import { PAY_STEP } from './commands.ts';
import { DonorForm } from './DonorForm.tsx';
import { GiftLine, Given } from './GiftLine.tsx';
import css from './gift.css' with { type: 'text' };
import { Giving } from './pay/Giving.tsx';
import { PayScreen } from './pay/PayScreen.tsx';
import { createPayCommands } from './pay/pay-commands.ts';
import { createDonationStore } from './store.ts';
import { WayScreen } from './WayScreen.tsx';

/** While nobody knows whether the reader was charged, and until the thanks: the one thing not to do is to pay again. */
function Checking() {
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

/** Two steps: the donor's details, and the payment. */
export function DetailsScreen() {
  useSignals();
  const { session } = useApp();
  const { isChecking } = useOfAction(createDonationStore);
  if (isChecking.value) return <Checking />;
  return session.position.value.step === PAY_STEP ? <PayScreen /> : <DonorForm />;
}

/** The amounts where the front is skipped; behind them, the ways to pay. */
export function MainScreen() {
  useSignals();
  const { session } = useApp();
  return session.position.value.step === 'ways' ? <WayScreen /> : <AmountScreen />;
}

const SHOWN_IN_FRONT = 2;
/** No line ends within the name. */
const NO_BREAK = '\u2060';
/** A shorter name would be shown whole by its ends. */
const SHORTEST_MASKED = 5;

/**
 * An address that its owner knows again, with the part in which most slips of the keyboard are: the host. A picture of
 * the thanks that is shared gives it to nobody.
 */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, host] = [email.slice(0, at), email.slice(at)];
  const [front, back] = name.length < SHORTEST_MASKED ? [1, name.length] : [SHOWN_IN_FRONT, name.length - 1];
  return `${name.slice(0, front)}…${NO_BREAK}${name.slice(back)}${host}`;
}

/** Thanks: the sum and to whom, what it does, and where the receipt goes. */
export function DonationThanks() {
  useSignals();
  const { session, fill, t } = useApp();
  const { begun, impactOf, isPlayMoney, hasReceipt } = useOfAction(createDonationStore);
  const email = plainText(useOfAction(createPayCommands).donor()?.values.email ?? '');
  const gift = begun.value;
  const impact = gift ? fill(impactOf(gift.amount, gift.currency)) : '';
  const isSent = email && hasReceipt.value && !isPlayMoney.value;
  const receipt = isSent ? t('donation.receipt', { email: masked(email) }) : '';
  const hasOwnText = fill(session.activeAction.value.thankYouText) !== '';
  return (
    <Thanks text={impact || undefined}>
      <Sheet css={css} />
      {hasOwnText && impact && <p className="ca-text">{impact}</p>}
      <p>
        <b>
          <Given />
        </b>
      </p>
      <p className="ca-gift-receipt">{receipt ? sentences(t('donation.once'), receipt) : t('donation.once')}</p>
      <PlayMoney />
    </Thanks>
  );
}
