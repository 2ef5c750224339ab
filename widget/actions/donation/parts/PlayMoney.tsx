import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore } from '../store.ts';

/** Says that no real money moves, where none does. */
export function PlayMoney() {
  useSignals();
  const { t } = useApp();
  const { isPlayMoney } = useOfAction(createDonationStore);
  return isPlayMoney.value ? <p className="ca-play-money">{t('donation.playMoney')}</p> : null;
}
