import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties } from 'react';
import { arc, DIAL, degreesAt, PIVOT, pointAt, RADIUS } from './dial.ts';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

export type GaugeProps = {
  /** Where the needle is, 0 to 1. */
  share: number;
  /** The guess, once the needle shows the answer. */
  guess: number | null;
  result?: string | null | undefined;
};

const inside = (share: number, depth: number) => pointAt(share, RADIUS - depth);

/** The gauge as a picture; the slider over it is what a reader moves. */
export function Gauge({ share, guess, result }: GaugeProps) {
  useSignals();
  const turned: CSSProperties = { transform: `rotate(${degreesAt(share)}deg)`, transformOrigin: PIVOT };
  const tip = pointAt(0.5);
  const end = inside(0.5, 46);
  const mark = guess === null ? null : pointAt(guess);
  return (
    <svg viewBox={`0 0 ${DIAL.width} ${DIAL.height}`} aria-hidden="true" focusable="false" data-result={result}>
      <path className="ca-dial" d={arc(0, 1)} />
      {guess !== null && <path className="ca-dial-miss" d={arc(Math.min(guess, share), Math.max(guess, share))} />}
      {TICKS.map((tick) => {
        const [from, to] = [inside(tick, 14), inside(tick, 21)];
        return <path key={tick} className="ca-tick-mark" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {mark && <circle className="ca-guess" cx={mark.x} cy={mark.y} r="7" />}
      <g className="ca-needle" style={turned}>
        <path d={`M${end.x - 4} ${end.y}L${tip.x} ${tip.y}L${end.x + 4} ${end.y}Z`} />
        <circle cx={tip.x} cy={tip.y} r="13" />
      </g>
    </svg>
  );
}
