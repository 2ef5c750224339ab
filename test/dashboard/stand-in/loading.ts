import { addDays, countDays } from '../../../dashboard/address/days.ts';
import {
  type Bin,
  type Dimension,
  type LoadingAnswer,
  type LoadingFigures,
  type SplitAnswer,
  STAGES,
  type Stage,
  type StageFigures,
} from '../../../dashboard/answers.ts';

export type Days = { from: string; to: string };

/** Of ten loads one is measured. */
const LOADS = 10;

/** Medians in ms, and how many of the loads reach the stage. */
const TYPICAL: Record<Stage, [p50: number, reached: number]> = {
  config: [4, 1],
  adblock: [231, 0.08],
  frame: [9, 0.998],
  firstByte: [168, 0.991],
  load: [412, 0.982],
  ready: [486, 0.974],
  loaded: [655, 0.968],
  visible: [11_400, 0.614],
};

/** Loading times are about log-normal: the quantiles follow from the median and the spread. */
const SPREAD = 0.62;
const Z = { p50: 0, p75: 0.6745, p95: 1.6449 };

const quantile = (median: number, z: number) => Math.round(median * Math.exp(SPREAD * z));

const stageOf = (stage: Stage, placements: number, factor: number): StageFigures => {
  const [median, share] = TYPICAL[stage];
  const reached = Math.round(placements * LOADS * share);
  const of = (z: number) => (reached === 0 ? null : quantile(median * factor, z));
  return { stage, reached, p50: of(Z.p50), p75: of(Z.p75), p95: of(Z.p95) };
};

/** Abramowitz and Stegun 26.2.17, good to 7 digits. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** Bins of which each is a seventh wider than the one before. */
function spreadOf(stage: Stage, placements: number, factor: number): Bin[] {
  const [median, share] = TYPICAL[stage];
  const upTo = (ms: number) => normal(Math.log(ms / (median * factor)) / SPREAD);
  const edges = Array.from({ length: 90 }, (_, index) => Math.round(2 * 1.14 ** index));
  return edges
    .slice(1)
    .map((to, index) => ({ from: edges[index] ?? 0, to }))
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) => ({ from, to, count: Math.round(placements * LOADS * share * (upTo(to) - upTo(from))) }))
    .filter(({ count }) => count > 0);
}

export const figuresOf = (stage: Stage, placements: number, factor: number): LoadingFigures => ({
  placements,
  loads: placements * LOADS,
  stages: STAGES.map((each) => stageOf(each, placements, factor)),
  reasons: [
    { reason: 'left', count: Math.round(placements * LOADS * 0.014) },
    { reason: 'blocked', count: Math.round(placements * LOADS * 0.007) },
    { reason: 'timeout', count: Math.round(placements * LOADS * 0.003) },
    { reason: 'network', count: Math.round(placements * LOADS * 0.002) },
  ],
  distribution: spreadOf(stage, placements, factor),
});

/** The same for every run: weekdays are busier, and there is a slow day. */
export const busyness = (index: number) =>
  1 + 0.35 * Math.sin((index * 2 * Math.PI) / 7) + 0.08 * Math.sin(index * 2.3);
const slowness = (index: number) => 1 + 0.05 * Math.sin(index * 1.7) + (index % 17 === 11 ? 0.7 : 0);

/** Hours of a span of two days at most, else days. */
export function stepsOf({ from, to }: Days): { grain: 'hour' | 'day'; steps: string[] } {
  const days = countDays(from, to);
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const all = Array.from({ length: days }, (_, index) => addDays(from, index));
  if (days > 2) return { grain: 'day', steps: all };
  return { grain: 'hour', steps: all.flatMap((day) => hours.map((hour) => `${day}T${hour}:00:00Z`)) };
}

export function loadingAnswer(days: Days, stage: Stage): LoadingAnswer {
  const { grain, steps } = stepsOf(days);
  const series = steps.map((at, index) => {
    const placements = Math.round(412 * busyness(index));
    return { at, placements, stages: STAGES.map((each) => stageOf(each, placements, slowness(index))) };
  });
  const all = series.reduce((sum, { placements }) => sum + placements, 0);
  const releases = steps.slice(14, 15).map((at) => ({ version: '0.2.0', at }));
  return { ...days, grain, stage, series, releases, ...figuresOf(stage, all, 1) };
}

const VALUES: Record<Dimension, [value: string, share: number, factor: number][]> = {
  publisher: [['1', 1, 1]],
  widget: [
    ['wr-petition', 0.7, 1],
    ['wr-poll', 0.3, 1.1],
  ],
  version: [
    ['0.2.0', 0.58, 0.86],
    ['0.1.0', 0.41, 1.14],
    ['0.1.0-rc.1', 0.002, 1.3],
  ],
  article: [
    ['https://gazette.example/harbor/keep-pier-9-open-to-everyone', 0.6, 1],
    ['https://gazette.example/council/what-the-new-budget-means-for-the-libraries-of-the-east-side', 0.4, 1.1],
  ],
  embedType: [
    ['3', 0.8, 0.97],
    ['1', 0.15, 1.05],
    ['5', 0.05, 1.2],
  ],
  connection: [
    ['4g', 0.82, 0.9],
    ['3g', 0.11, 2.1],
    ['', 0.07, 1],
  ],
  country: [
    ['US', 0.7, 0.9],
    ['DE', 0.2, 1.2],
    ['IN', 0.07, 1.9],
    ['', 0.03, 1],
  ],
  device: [
    ['phone', 0.66, 1.15],
    ['desktop', 0.3, 0.8],
    ['tablet', 0.04, 1],
  ],
  arrival: [
    ['loader card', 0.7, 1],
    ['page card', 0.2, 0.9],
    ['native', 0.1, 0.7],
  ],
  cache: [
    ['network', 0.7, 1.2],
    ['cache', 0.3, 0.5],
  ],
  navigation: [
    ['navigate', 0.8, 1],
    ['back_forward', 0.2, 0.4],
  ],
};

export function splitAnswer(days: Days, stage: Stage, by: Dimension): SplitAnswer {
  const { placements, grain } = loadingAnswer(days, stage);
  const values = VALUES[by].map(([value, share, factor]) => ({
    value,
    ...figuresOf(stage, Math.round(placements * share), factor),
  }));
  return { ...days, grain, stage, by, values };
}
