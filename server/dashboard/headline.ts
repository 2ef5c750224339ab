import { type Compared, type Deeds, HEADLINE } from '../../dashboard/answers.ts';
import { countsMayBeEqual, sharesMayBeEqual, wilson } from './chance.ts';

/** Fewer widgets seen than these say little about what readers do. */
const FEWEST_SEEN = 100;

type Counts = Pick<Deeds, 'visible' | 'begun' | 'completed' | 'shared'>;

/** More is completed than seen where frames without the script tell of no views, or a reader does many actions. */
const rateOf = ({ completed, visible }: Counts) => {
  const rate = wilson(completed, visible);
  return rate.share === null || completed > visible ? null : rate;
};

function comparedRate(now: Counts, before: Counts | null): Compared {
  const [rate, earlier] = [rateOf(now), before && rateOf(before)];
  const isEnough = before !== null && Math.min(now.visible, before.visible) >= FEWEST_SEEN;
  return {
    figure: 'rate',
    now: rate?.share ?? null,
    before: earlier?.share ?? null,
    mayBeChance: isEnough && rate && earlier ? sharesMayBeEqual(rate, earlier) : null,
  };
}

/** What readers did, in a few figures beside those of the time before. @param before null where not all was counted */
export const headlineOf = (now: Counts, before: Counts | null): Compared[] =>
  HEADLINE.map((figure) =>
    figure === 'rate'
      ? comparedRate(now, before)
      : {
          figure,
          now: now[figure],
          before: before?.[figure] ?? null,
          mayBeChance: before && before.visible >= FEWEST_SEEN ? countsMayBeEqual(now[figure], before[figure]) : null,
        },
  );
