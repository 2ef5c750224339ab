import { STAGES, type Stage, type StageFigures } from '../answers.ts';

/** A stage's part of the way, in ms since the start. `isBeside`: nothing waits for it, or it has a clock of its own. */
export type Segment = { stage: Stage; from: number; to: number; isBeside: boolean };

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

export const endOf = (segments: readonly Segment[]): number => Math.max(0, ...segments.map(({ to }) => to));
