import { percent } from '../words/numbers.ts';
import { AxisX } from './AxisX.tsx';
import { at, ticksTo } from './scale.ts';

export type Interval = { name: string; share: number; low: number; high: number; note: string };

/** Shares with the intervals in which they lie, on one scale. */
export function Intervals({ intervals, label }: { intervals: readonly Interval[]; label: string }) {
  const ticks = ticksTo(Math.max(...intervals.map(({ high }) => high)));
  const most = ticks[ticks.length - 1] ?? 1;
  return (
    <div className="intervals" role="img" aria-label={label}>
      {intervals.map(({ name, share, low, high, note }) => (
        <div key={name} className="interval">
          <span className="interval-name">
            <b>{name}</b> <span className="soft">{note}</span>
          </span>
          <span className="interval-lane">
            <i className="whisker" style={{ left: at(low / most), width: at((high - low) / most) }} />
            <i className="dot" style={{ left: at(share / most) }} />
          </span>
          <span className="interval-value">
            <b>{percent(share)}</b>{' '}
            <span className="soft">
              {percent(low)} to {percent(high)}
            </span>
          </span>
        </div>
      ))}
      <div className="interval">
        <span />
        <AxisX ticks={ticks.map((tick) => ({ share: tick / most, text: percent(tick) }))} />
        <span />
      </div>
    </div>
  );
}
