import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { arc, DIAL, degreesAt, PIVOT, pointAt, RADIUS } from './dial.ts';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

export type GaugeProps = {
  /** Where the needle is, 0 to 1. */
  share: number;
  result?: string | null | undefined;
  /** What stands behind the needle once it shows the answer. */
  children?: ReactNode;
};

const inside = (share: number, depth: number) => pointAt(share, RADIUS - depth);

/** The gauge as a picture; the slider over it is what a reader moves. */
export function Gauge({ share, result, children }: GaugeProps) {
  useSignals();
  const turned: CSSProperties = { transform: `rotate(${degreesAt(share)}deg)`, transformOrigin: PIVOT };
  const tip = pointAt(0.5);
  const end = inside(0.5, 46);
  return (
    <svg viewBox={`0 0 ${DIAL.width} ${DIAL.height}`} aria-hidden="true" focusable="false" data-result={result}>
      <path className="ca-dial" d={arc(0, 1)} />
      {TICKS.map((tick) => {
        const [from, to] = [inside(tick, 14), inside(tick, 21)];
        return <path key={tick} className="ca-tick-mark" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {children}
      <g className="ca-needle" style={turned}>
        <path d={`M${end.x - 4} ${end.y}L${tip.x} ${tip.y}L${end.x + 4} ${end.y}Z`} />
        <circle cx={tip.x} cy={tip.y} r="12" />
      </g>
    </svg>
  );
}
