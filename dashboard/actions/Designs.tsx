import type { ActionsAnswer, VariantFigures } from '../answers.ts';
import { AxisX } from '../charts/AxisX.tsx';
import { at, ticksTo } from '../charts/scale.ts';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, percent } from '../words/numbers.ts';

type Interval = { name: string; share: number; low: number; high: number; note: string };

/** Shares with the intervals in which they lie, on one scale. */
function Intervals({ intervals, label }: { intervals: readonly Interval[]; label: string }) {
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

/** A design that somebody has seen. */
type Seen = VariantFigures & { share: number; low: number; high: number };

export const isSeen = (each: VariantFigures): each is Seen =>
  each.share !== null && each.low !== null && each.high !== null;

/** Most designs have a number for a name (contract §6, `designVariant`). */
export const designName = ({ variant }: VariantFigures): string =>
  variant === '' ? 'No variant named' : variant.replace(/^\d+$/, 'Design $&');

/** Within a sentence. */
const inSentence = (each: VariantFigures) => designName(each).replace(/^(No|Design) /, (word) => word.toLowerCase());

const overlap = (one: Seen, other: Seen) => one.low <= other.high && other.low <= one.high;

/**
 * What the intervals allow to be said. Overlapping ones don't prove that designs are equal, and ones that don't overlap
 * show a difference.
 */
export function conclude(designs: readonly Seen[]): string {
  const [best, ...others] = [...designs].sort((a, b) => b.share - a.share);
  if (!best || others.length === 0) return 'There is only one design, so there is nothing to compare.';
  const name = inSentence(best);
  const near = others.filter((each) => overlap(best, each)).map(inSentence);
  const [second] = others;
  if (near.length === 0)
    return `The interval of ${name} does not overlap with any other: more readers complete it (${percent(best.share)}${
      second ? ` against ${percent(second.share)}` : ''
    }), and chance alone would hardly do that.`;
  return `The intervals of ${name} and ${near.join(', ')} overlap: the difference between them may be chance. More readers would make the intervals narrower.`;
}

/** How the designs of one widget compare, with how sure that is. */
export function Designs({ answer: { variants } }: { answer: ActionsAnswer }) {
  const seen = variants.filter(isSeen);
  if (seen.length === 0) return null;
  const sentence = conclude(seen);
  return (
    <Figure
      title="Design by design"
      lead="Of the views of the first card in a design, the share that was completed. The bar is the 95% interval: were the count made again and again, 19 of 20 such bars would hold the true share."
      csvs={[{ kind: 'actions', table: 'variants' }]}
      numbers={
        <Table
          caption="Design by design"
          rows={variants}
          keyOf={({ variant }) => variant}
          columns={[
            { head: 'Design', cell: designName },
            { head: 'Seen', isNumber: true, cell: ({ visible }) => count(visible) },
            { head: 'Completed', isNumber: true, cell: ({ completed }) => count(completed) },
            { head: 'Share', isNumber: true, cell: ({ share }) => percent(share) },
            { head: 'From', isNumber: true, cell: ({ low }) => percent(low) },
            { head: 'To', isNumber: true, cell: ({ high }) => percent(high) },
          ]}
        />
      }
    >
      <p className="conclusion">{sentence}</p>
      <Intervals
        label={`${seen.map((each) => `${designName(each)}: ${percent(each.share)}, from ${percent(each.low)} to ${percent(each.high)}`).join('; ')}.`}
        intervals={seen.map((each) => ({
          name: designName(each),
          share: each.share,
          low: each.low,
          high: each.high,
          note: `${count(each.completed)} of ${count(each.visible)}`,
        }))}
      />
    </Figure>
  );
}
