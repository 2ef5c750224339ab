import { DDSketch } from '@datadog/sketches-js';
import { type Bin, type Quantiles, STAGES, type Stage } from '../../dashboard/answers.ts';

/** Of a quantile's value (DDSketch: Masson, Rim and Lee, VLDB 2019). */
const RELATIVE_ERROR = 0.01;

const created = () => new DDSketch({ relativeAccuracy: RELATIVE_ERROR });

const { mapping } = created();

/** The key of what took no time, which has no logarithm. */
const NO_TIME = 'none';

/** How many loads fell into each bin of a sketch, by key: few bins, so that a batch of placements fits into memory. */
type Bins = Record<string, number>;

/** Sketches of one or more stages. */
export type Sketches = Partial<Record<Stage, Bins>>;

/** What is shown as 0.0 ms, and an hour: a stranger may send any number, and each other bin would make the rows longer. */
const SHORTEST_MS = 0.05;
const LONGEST_MS = 3_600_000;

/** The bin of a time. @param ms at least 0 */
export const binOf = (ms: number): string =>
  ms < SHORTEST_MS ? NO_TIME : String(mapping.key(Math.min(ms, LONGEST_MS)));

/** Keeps what is stored short: a rate of 0.3 makes 3.333… loads of a placement. */
const hundredths = (loads: number) => Math.round(loads * 100) / 100;

/** @param loads for which the time stands */
export function addTo(sketches: Sketches, stage: Stage, bin: string, loads = 1) {
  const bins = sketches[stage] ?? {};
  sketches[stage] = bins;
  bins[bin] = hundredths((bins[bin] ?? 0) + loads);
}

export function merge(into: Sketches, from: Sketches) {
  for (const stage of STAGES) {
    const bins = from[stage];
    if (bins) for (const bin in bins) addTo(into, stage, bin, bins[bin]);
  }
}

/** The library's sketch of one stage, each time as often as it stands for a load; null where no placement reached it. */
function sketchOf(sketches: Sketches, stage: Stage): DDSketch | null {
  const bins = sketches[stage];
  if (!bins) return null;
  const sketch = created();
  for (const [bin, count] of Object.entries(bins)) {
    if (bin === NO_TIME) sketch.zeroCount += count;
    else sketch.store.add(Number(bin), count);
    sketch.count += count;
  }
  return sketch;
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** How many loads reached a stage, and when: within 1 %, and rounded to a tenth of a millisecond. */
export function stageFigures(sketches: Sketches, stage: Stage): Quantiles & { stage: Stage; reached: number } {
  const sketch = sketchOf(sketches, stage);
  if (!sketch) return { stage, reached: 0, p50: null, p75: null, p95: null };
  const at = (quantile: number) => tenths(sketch.getValueAtQuantile(quantile));
  return { stage, reached: Math.round(sketch.count), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}

/** Edges at 1, 1.5, 2, 3, 5, 7, 10 ms …: the same for all, so that charts can be compared. */
const EDGES = [0, ...[1, 10, 100, 1_000, 10_000, 100_000].flatMap((ten) => [1, 1.5, 2, 3, 5, 7].map((n) => n * ten))];
const LAST_EDGE = 1_000_000;

/** How many loads took how long: from the first bin that has some to the last, with those between. */
export function distributionOf(sketches: Sketches, stage: Stage): Bin[] {
  const counts = EDGES.map(() => 0);
  for (const [bin, count] of Object.entries(sketches[stage] ?? {})) {
    const ms = bin === NO_TIME ? 0 : mapping.value(Number(bin));
    const at = EDGES.findLastIndex((edge) => edge <= ms);
    counts[at] = (counts[at] ?? 0) + count;
  }
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return counts
    .map((count, at) => ({ from: EDGES[at] ?? 0, to: EDGES[at + 1] ?? LAST_EDGE, count: Math.round(count) }))
    .slice(Math.max(first, 0), last + 1);
}
