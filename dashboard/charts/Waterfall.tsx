import type { StageFigures } from '../answers.ts';
import { duration, shortDuration } from '../words/numbers.ts';
import { STAGE_WORDS } from '../words/stages.ts';
import { AxisX } from './AxisX.tsx';
import { at, ticksTo } from './scale.ts';
import { endOf, type Segment, segmentsOf } from './segments.ts';

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
