import uPlot from 'uplot';
import { tick } from '../words/numbers.ts';
import { ticksTo } from './scale.ts';

/** A line or the bars of a chart over time; `null` where there is no figure. */
export type Series = {
  name: string;
  values: readonly (number | null)[];
  /** Drawn bold, and by its own colour. */
  isMain?: boolean;
  isDashed?: boolean;
};

export type Plot = {
  /** Seconds since 1970, one step apart. */
  times: readonly number[];
  grain: 'hour' | 'day';
  as: 'lines' | 'bars';
  series: readonly Series[];
  /** What came at a time, such as a release: an upright line with its name. */
  marks: readonly { time: number; name: string }[];
  /** A value as it stands at the axis. */
  format: (value: number) => string;
};

const HEIGHT = 240;
const AXIS_WIDTH = 58;
/** Between two dates below the chart. */
const LEAST_SPACE = 58;
const FEW = 40;

const STEP_S = { hour: 3600, day: 86_400 };

const seriesOf = (
  { as, times }: Plot,
  { name, isMain, isDashed }: Series,
  color: (name: string) => string,
): uPlot.Series => ({
  label: name,
  stroke: color(isMain ? '--data-1' : '--data-soft'),
  width: isMain ? 2.5 : 1.25,
  ...(isDashed && { dash: [5, 3] }),
  points: { show: as === 'lines' && times.length <= FEW && Boolean(isMain), size: 5, fill: color('--data-1') },
  ...(as === 'bars' && {
    fill: color('--data-1'),
    width: 0,
    paths: uPlot.paths.bars?.({ size: [0.72, 36], radius: 0.12 }),
  }),
});

const axesOf = ({ grain, format }: Plot, color: (name: string) => string, font: string): uPlot.Axis[] => [
  {
    stroke: color('--soft'),
    font,
    grid: { show: false },
    ticks: { show: false },
    size: 30,
    gap: 8,
    space: LEAST_SPACE,
    incrs: [1, 3, 6, 12, 24, 48, 168, 336, 720].map((hours) => hours * 3600).filter((each) => each >= STEP_S[grain]),
    values: (_, all) => all.map((each) => tick(each, grain)),
  },
  {
    stroke: color('--soft'),
    font,
    size: AXIS_WIDTH,
    gap: 8,
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
    splits: (_, __, ___, most) => ticksTo(most),
    values: (_, all) => all.map(format),
  },
];

/** Half a step on both sides, so that the first and the last bar are whole. */
const rangeOf = ({ times, grain }: Plot): [number, number] => {
  const half = STEP_S[grain] / 2;
  return [(times[0] ?? 0) - half, (times[times.length - 1] ?? 0) + half];
};

const optionsOf = (plot: Plot, box: HTMLElement, onPoint: (index: number | null) => void): uPlot.Options => {
  const style = getComputedStyle(box);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const isBand = plot.as === 'lines' && plot.series.length > 2;
  return {
    width: box.clientWidth,
    height: HEIGHT,
    padding: [10, 12, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: plot.as === 'lines' } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: { x: { range: rangeOf(plot) }, y: { range: (_, __, most) => [0, ticksTo(most).at(-1) ?? 1] } },
    series: [{}, ...plot.series.map((each) => seriesOf(plot, each, color))],
    bands: isBand ? [{ series: [3, 2], fill: color('--data-band') }] : [],
    axes: axesOf(plot, color, `12px ${style.fontFamily}`),
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
};

/** Names of near lines stand below each other. */
const MARK_ROWS = 3;

/** Elements over the canvas, so that their text grows with the page's and can be read out of the document. */
function addMarks({ over }: uPlot, plot: Plot) {
  const [first, last] = rangeOf(plot);
  for (const [index, { time, name }] of plot.marks.entries()) {
    const share = (time - first) / (last - first);
    const mark = document.createElement('span');
    mark.className = 'moment';
    mark.dataset.side = share > 0.8 ? 'left' : 'right';
    mark.style.left = `${share * 100}%`;
    mark.style.setProperty('--row', String(index % MARK_ROWS));
    mark.append(document.createElement('b'));
    if (mark.firstChild) mark.firstChild.textContent = name;
    over.append(mark);
  }
}

/**
 * Draws a chart into a box, whose width it keeps to.
 *
 * @param onPoint hears at which step the pointer is
 * @returns what ends it
 */
export function drawPlot(box: HTMLElement, plot: Plot, onPoint: (index: number | null) => void): () => void {
  const data = [[...plot.times], ...plot.series.map(({ values }) => [...values])] as uPlot.AlignedData;
  const draw = () => {
    const made = new uPlot(optionsOf(plot, box, onPoint), data, box);
    addMarks(made, plot);
    return made;
  };
  let drawn = draw();
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  // A canvas keeps the colours that it was drawn in.
  const redraw = () => {
    drawn.destroy();
    drawn = draw();
  };
  const resized = new ResizeObserver(() => drawn.setSize({ width: box.clientWidth, height: HEIGHT }));
  scheme.addEventListener('change', redraw);
  resized.observe(box);
  return () => {
    scheme.removeEventListener('change', redraw);
    resized.disconnect();
    drawn.destroy();
  };
}
