import type { CSSProperties } from 'react';

const percentOf = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`;

/** A progress bar that runs from one share to another. @param props.share 0 to 1, as is `from` */
export const Meter = ({ share, from = 0, label }: { share: number; from?: number; label: string }) => (
  <div className="ca-meter">
    <div className="ca-meter-track" aria-hidden="true">
      <i style={{ width: percentOf(share), '--ca-from': percentOf(from) } as CSSProperties} />
    </div>
    <p>{label}</p>
  </div>
);
