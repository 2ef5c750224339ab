import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Coin } from '../animation/Coin.tsx';
import { createDonationStore } from '../store.ts';

/** Covers the fields while the payment is under way, and until the thanks follow. */
export function Giving() {
  useSignals();
  const { t } = useApp();
  const { isPaid } = useOfAction(createDonationStore);
  return (
    <div className="ca-giving" role="status">
      <Coin hasArrived={isPaid.value} />
      <p>{t(isPaid.value ? 'donation.thankYouTitle' : 'donation.processing')}</p>
    </div>
  );
}
