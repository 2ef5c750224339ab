import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore } from '../store.ts';
import { moneyText } from './money-text.ts';

/** The amount of the donation that was begun, and who gets it. */
export function Given() {
  useSignals();
  const { session, t, locale } = useApp();
  const begun = useOfAction(createDonationStore).begun.value;
  const name = session.activeAction.value.partner?.name || session.widget.value.publisher.name;
  const amount = begun ? moneyText(begun.amount, begun.currency, locale) : '';
  return <>{name ? t('donation.amountTo', { amount, name }) : amount}</>;
}
