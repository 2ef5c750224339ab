import type { Bin } from '../answers.ts';
import { duration, percent, shortCount, shortDuration } from '../words/numbers.ts';
import { AxisX } from './AxisX.tsx';
import { edgesOf, placeOf } from './bins.ts';
import { at, ticksTo } from './scale.ts';

/** A distribution; where there are two, their bins are the same. */
export type Distribution = { name: string; bins: readonly Bin[] };

type Props = {
  sets: readonly Distribution[];
  /** Times to mark with a line, such as quantiles. */
  marks?: readonly { name: string; ms: number | null }[];
  label: string;
};

const LABELS = 7;

const totalOf = (bins: readonly Bin[]) => bins.reduce((sum, { count }) => sum + count, 0);

/** One distribution is drawn in counts; two, which differ in size, in shares of their own. */
const valuesOf = (sets: readonly Distribution[]) =>
  sets.map(({ bins }) => {
    const unit = sets.length > 1 ? totalOf(bins) || 1 : 1;
    return bins.map(({ count }) => count / unit);
  });

/** The outline of the bars, in units of one bar by the scale's height. */
const outline = (values: readonly number[], most: number) =>
  `M0 1${values.map((value, index) => `L${index} ${1 - value / most}L${index + 1} ${1 - value / most}`).join('')}L${values.length} 1Z`;

/** How many placements took how long. Bins are drawn equally wide, whatever time they span. */
export function Histogram({ sets, marks = [], label }: Props) {
  const bins = sets[0]?.bins ?? [];
  const values = valuesOf(sets);
  const ticks = ticksTo(Math.max(...values.flat()), 3);
  const most = ticks[ticks.length - 1] ?? 1;
  const isShare = sets.length > 1;
  return (
    <div className="histogram" role="img" aria-label={label}>
      <div className="axis-y">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: at(tick / most) }}>
            {isShare ? percent(tick) : shortCount(tick)}
          </span>
        ))}
      </div>
      <div className="plot">
        {ticks.map((tick) => (
          <i key={tick} className="grid-line" style={{ bottom: at(tick / most) }} />
        ))}
        <svg viewBox={`0 0 ${bins.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {values.map((each, set) => (
            <path
              key={sets[set]?.name}
              className={isShare ? 'area' : 'area solid'}
              data-set={set}
              d={outline(each, most)}
            />
          ))}
        </svg>
        {marks.map(({ name, ms }) => {
          const place = ms === null ? null : placeOf(ms, bins);
          return (
            place !== null && (
              <span
                key={name}
                className="quantile"
                data-name={name}
                title={`${name}: ${duration(ms)}`}
                style={{ left: at(place) }}
              >
                {name}
              </span>
            )
          );
        })}
      </div>
      <AxisX ticks={edgesOf(bins, LABELS).map(({ share, ms }) => ({ share, text: shortDuration(ms) }))} />
    </div>
  );
}
