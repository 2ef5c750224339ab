import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../../core/browser/reader/wants-stillness.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createDonationStore } from '../store.ts';
import type { Player } from './player.ts';

const wantsLess = () =>
  wantsStillness() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A drawing that only ornaments: it comes late, or not at all for readers who want less motion or less data. */
function Coin({ hasArrived }: { hasArrived: boolean }) {
  useSignals();
  const { report } = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box || wantsLess()) return;
    let made: Player | null = null;
    let isGone = false;
    import('./player.ts')
      .then(({ play }) => {
        if (isGone) return;
        made = play(box);
        setPlayer(made);
      })
      .catch(report);
    return () => {
      isGone = true;
      made?.stop();
    };
  }, [report]);
  useEffect(() => {
    if (hasArrived) player?.arrive();
  }, [hasArrived, player]);
  return <div className="ca-coin" aria-hidden="true" ref={ref} />;
}

/** Covers the fields while the payment is under way, and until the thanks follow. */
export function Giving() {
  useSignals();
  const { t } = useApp();
  const { isPaid } = useOfAction(createDonationStore);
  return (
    <div className="ca-giving" role="status">
      <Coin hasArrived={isPaid.value} />
      <p>{t(isPaid.value ? 'donation.thankYouText' : 'donation.processing')}</p>
    </div>
  );
}
