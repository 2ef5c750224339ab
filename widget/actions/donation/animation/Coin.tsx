import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../../browser/reader/wants-stillness.ts';
import { useApp } from '../../../ui/context.ts';
import type { Player } from './player.ts';

const wantsLess = () =>
  wantsStillness() || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A drawing that only ornaments: it comes late, or not at all for readers who want less motion or less data. */
export function Coin({ hasArrived }: { hasArrived: boolean }) {
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
