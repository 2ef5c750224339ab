import { useSignals } from '@preact/signals-react/runtime';
import { Thanks } from '../../ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './parts/gift.css' with { type: 'text' };
import { moneyText } from './parts/money-text.ts';
import { PlayMoney } from './parts/PlayMoney.tsx';
import { createPayCommands } from './pay/pay-commands.ts';
import { createDonationStore } from './store.ts';

/** Thanks, what the money does, and where the receipt goes. */
export function DonationThanks() {
  useSignals();
  const { session, t, locale } = useApp();
  const { begun, people, isPlayMoney, hasReceipt } = useOfAction(createDonationStore);
  const email = useOfAction(createPayCommands).donor()?.values.email.trim();
  const name = session.activeAction.value.partner?.name;
  const gift = begun.value;
  const text =
    gift && name
      ? t('donation.thankYouTextTo', { amount: moneyText(gift.amount, gift.currency, locale), name })
      : t('donation.thankYouText');
  return (
    <Thanks title={t('donation.thankYouTitle')} text={text} people={people.value}>
      {email && hasReceipt.value && !isPlayMoney.value && (
        <p className="ca-gift-receipt">{t('donation.receipt', { email })}</p>
      )}
      <Sheet css={css} />
      <PlayMoney />
    </Thanks>
  );
}
