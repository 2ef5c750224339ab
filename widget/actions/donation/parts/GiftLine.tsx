import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore } from '../store.ts';
import { moneyText } from './money-text.ts';
import { PlayMoney } from './PlayMoney.tsx';

/** The amount, the partner that gets it, and whether it is play money. */
export function GiftLine() {
  useSignals();
  const { session, t, locale } = useApp();
  const begun = useOfAction(createDonationStore).begun.value;
  const { partner } = session.activeAction.value;
  const name = partner?.name || session.widget.value.publisher.name;
  const amount = begun ? moneyText(begun.amount, begun.currency, locale) : '';
  return (
    <div className="ca-gift-line">
      <p>{name ? t('donation.amountTo', { amount, name }) : amount}</p>
      <PlayMoney />
    </div>
  );
}
