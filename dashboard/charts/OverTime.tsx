import { useEffect, useMemo, useRef, useState } from 'react';
import { secondsOf, stepsOf } from '../address/days.ts';
import type { Span } from '../answers.ts';
import { moment, NONE } from '../words/numbers.ts';
import { drawPlot, type Plot } from './plot.ts';

type Line<Step> = { name: string; of: (step: Step) => number | null; isMain?: boolean; isDashed?: boolean };

type Props<Step> = {
  span: Span;
  steps: readonly Step[];
  lines: readonly Line<Step>[];
  /** What came at a step. */
  marks?: readonly { at: string; name: string }[];
  as: Plot['as'];
  /** A value at the axis, and one in a sentence. */
  axis: (value: number) => string;
  format: (value: number) => string;
  label: string;
};

/** Steps without figures are gaps in a line, and no bar. */
function plotOf<Step extends { at: string }>({ span, steps, lines, marks = [], as, axis }: Props<Step>): Plot {
  const times = stepsOf(span);
  const byTime = new Map(steps.map((step) => [secondsOf(step.at), step]));
  const series = lines.map(({ name, of, isMain, isDashed }) => ({
    name,
    isMain: Boolean(isMain),
    isDashed: Boolean(isDashed),
    values: times.map((time) => {
      const step = byTime.get(time);
      return step ? of(step) : null;
    }),
  }));
  return {
    times,
    grain: span.grain,
    as,
    series,
    marks: marks.map(({ at, name }) => ({ time: secondsOf(at), name })),
    format: axis,
  };
}

/** A chart over time, with a line above it that says the values under the pointer. */
export function OverTime<Step extends { at: string }>(props: Props<Step>) {
  const { steps, span, lines, label, format } = props;
  const box = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<number | null>(null);
  const names = lines.map(({ name }) => name).join();
  // Drawn anew only for other figures: what else a parent makes anew would redraw the canvas under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const plot = useMemo(() => plotOf(props), [steps, span.from, span.to, span.grain, names]);
  useEffect(() => (box.current ? drawPlot(box.current, plot, setPoint) : undefined), [plot]);
  const time = point === null ? undefined : plot.times[point];
  return (
    <div className="over-time">
      <p className="legend" aria-hidden="true">
        {plot.series.map(({ name, values, isMain, isDashed }) => {
          const value = point === null ? undefined : values[point];
          return (
            <span key={name} data-main={isMain || undefined} data-dashed={isDashed || undefined}>
              <i className="swatch" />
              {name}
              {time !== undefined && <b> {value === null || value === undefined ? NONE : format(value)}</b>}
            </span>
          );
        })}
        <span className="when">{time === undefined ? '' : moment(time, span.grain)}</span>
      </p>
      <div ref={box} className="canvas" role="img" aria-label={label} />
    </div>
  );
}
