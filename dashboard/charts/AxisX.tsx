import { at } from './scale.ts';

export type Tick = { share: number; text: string };

/** At the edges of a chart a label stands within it. */
const shiftOf = (share: number) => ({ 0: '0', 1: '-100%' })[share] ?? '-50%';

/** Labels below a chart; narrow screens show every second one. */
export function AxisX({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <span className="axis-x">
      {ticks.map(({ share, text }) => (
        <span key={share} style={{ left: at(share), transform: `translateX(${shiftOf(share)})` }}>
          {text}
        </span>
      ))}
    </span>
  );
}
