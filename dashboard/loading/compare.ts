import type { LoadingFigures, Quantiles, Stage } from '../answers.ts';
import { duration, percent, signedPercent } from '../words/numbers.ts';

/** `ms` and `share` of the first: negative where the second is faster. */
export type Change = { first: number | null; second: number | null; ms: number | null; share: number | null };

const timeOf = ({ stages }: LoadingFigures, stage: Stage, quantile: keyof Quantiles) =>
  stages.find((each) => each.stage === stage)?.[quantile] ?? null;

export function changeOf(one: LoadingFigures, other: LoadingFigures, stage: Stage, quantile: keyof Quantiles): Change {
  const first = timeOf(one, stage, quantile);
  const second = timeOf(other, stage, quantile);
  const ms = first === null || second === null ? null : second - first;
  return { first, second, ms, share: ms === null || !first ? null : ms / first };
}

/** Fewer placements than these say little about a quantile. */
export const ENOUGH = 100;

/** What a comparison comes to, in a sentence; with too few placements it says so. */
export function conclude(names: [string, string], sets: [LoadingFigures, LoadingFigures], stage: Stage): string {
  const { ms, share } = changeOf(...sets, stage, 'p75');
  const few = names.filter((_, index) => (sets[index]?.placements ?? 0) < ENOUGH);
  const warning =
    few.length > 0 ? ` ${few.join(' and ')} had fewer than ${ENOUGH} placements, so this may be chance.` : '';
  if (ms === null) return `One of them has no figures for this stage.${warning}`;
  if (Math.round(ms) === 0) return `For most readers (p75) both are as fast.${warning}`;
  const how = ms < 0 ? 'faster' : 'slower';
  const part = share === null ? '' : ` (${percent(Math.abs(share))})`;
  return `For most readers (p75), ${names[1]} is ${duration(Math.abs(ms))}${part} ${how} than ${names[0]}.${warning}`;
}

export const changeWords = ({ share }: Change): string => (share === null ? '' : signedPercent(share));
