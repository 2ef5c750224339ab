import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../ui/context.ts';
import { PlayMoney } from './amount/AmountScreen.tsx';
import { moneyText } from './money-text.ts';
import { createDonationStore } from './store.ts';

/** The amount of the donation that was begun, and who gets it. */
export function Given() {
  useSignals();
  const { session, t, locale } = useApp();
  const begun = useOfAction(createDonationStore).begun.value;
  const name = session.activeAction.value.partner?.name || session.widget.value.publisher.name;
  const amount = begun ? moneyText(begun.amount, begun.currency, locale) : '';
  return <>{name ? t('donation.amountTo', { amount, name }) : amount}</>;
}

/** The amount, the partner that gets it, and whether it is play money. */
export function GiftLine() {
  useSignals();
  return (
    <div className="ca-gift-line">
      <p>
        <Given />
      </p>
      <PlayMoney />
    </div>
  );
}
