import { STAGES, type Stage, type StageFigures } from '../answers.ts';
import { duration, shortDuration } from '../words/numbers.ts';
import { STAGE_WORDS } from '../words/stages.ts';
import { AxisX } from './AxisX.tsx';
import { at, ticksTo } from './scale.ts';

/** A stage's part of the way, in ms since the start. `isBeside`: nothing waits for it, or it has a clock of its own. */
type Segment = { stage: Stage; from: number; to: number; isBeside: boolean };

/**
 * When readers come to a widget says nothing about how it loads, and is far longer than all else. A stage that fewer than half
 * of the placements have is no part of a typical one.
 */
const DRAWN = STAGES.filter((stage) => stage !== 'visible');

/**
 * The way of the median: each stage begins where the one before it ended. Two stages run beside the others. The check for
 * ad blockers holds up sponsored widgets alone. The first byte is counted from the frame's own request, which goes out
 * when the frame is in the page, so it is drawn from there. A stage that other placements reach may have an earlier
 * median than the one before it.
 */
export function segmentsOf(stages: readonly StageFigures[]): Segment[] {
  const most = Math.max(0, ...stages.map(({ reached }) => reached));
  const medians = new Map(stages.map(({ stage, p50 }) => [stage, p50]));
  const reached = new Map(stages.map((each) => [each.stage, each.reached]));
  let end = 0;
  return DRAWN.flatMap((stage): Segment[] => {
    const median = medians.get(stage) ?? null;
    if (median === null || (reached.get(stage) ?? 0) * 2 < most) return [];
    if (stage === 'firstByte') {
      const from = medians.get('frame') ?? 0;
      return [{ stage, from, to: from + median, isBeside: true }];
    }
    const from = Math.min(end, median);
    if (stage === 'adblock') return [{ stage, from, to: median, isBeside: true }];
    end = Math.max(end, median);
    return [{ stage, from, to: median, isBeside: false }];
  });
}

const endOf = (segments: readonly Segment[]): number => Math.max(0, ...segments.map(({ to }) => to));

/** Placements whose medians are drawn; two are drawn below each other, stage by stage. */
export type Way = { name: string; stages: readonly StageFigures[] };

const said = ({ stage, to, from }: Segment) =>
  stage === 'firstByte'
    ? `${STAGE_WORDS[stage].name} ${duration(to - from)} after the frame’s request`
    : `${STAGE_WORDS[stage].name} at ${duration(to)}`;

/** After its bar; before it where that would leave the lane; and on its end where it fills the lane. */
function placeOfValue(from: number, to: number): { left?: string; right?: string } {
  if (to <= 0.72) return { left: at(to) };
  return { right: at(from > 0.3 ? 1 - from : 1 - to) };
}

function Bar({ segment, most, set }: { segment: Segment; most: number; set: number }) {
  const { stage, from, to, isBeside } = segment;
  return (
    <span className="lane">
      <span
        className="bar"
        data-set={set}
        data-beside={isBeside || undefined}
        style={{ left: at(from / most), width: at((to - from) / most) }}
      />
      <span className="bar-value" style={placeOfValue(from / most, to / most)}>
        {stage === 'firstByte' ? `+${duration(to - from)}` : duration(to)}
      </span>
    </span>
  );
}

/** The stages of the median placement, one below the other, from the start of the script. */
export function Waterfall({ ways }: { ways: readonly Way[] }) {
  const drawn = ways.map(({ name, stages }) => ({ name, segments: segmentsOf(stages) }));
  const ticks = ticksTo(Math.max(...drawn.map(({ segments }) => endOf(segments))));
  const most = ticks[ticks.length - 1] ?? 1;
  const stages = Object.keys(STAGE_WORDS).filter((name) =>
    drawn.some(({ segments }) => segments.some(({ stage }) => stage === name)),
  ) as Segment['stage'][];
  const text = drawn.map(({ name, segments }) => `${name}: ${segments.map(said).join(', ')}.`).join(' ');
  return (
    <div className="waterfall" role="img" aria-label={text}>
      {stages.map((stage) => (
        <div key={stage} className="waterfall-row">
          <span className="waterfall-name">{STAGE_WORDS[stage].name}</span>
          <span className="lanes">
            {drawn.map(({ name, segments }, set) => {
              const segment = segments.find((each) => each.stage === stage);
              return segment && <Bar key={name} segment={segment} most={most} set={set} />;
            })}
          </span>
        </div>
      ))}
      <div className="waterfall-row">
        <span />
        <AxisX ticks={ticks.map((tick) => ({ share: tick / most, text: shortDuration(tick) }))} />
      </div>
    </div>
  );
}
