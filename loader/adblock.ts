import { origin } from './page.ts';

const RUNS = 4;
const RUN_EVERY_MS = 51;
/** How long the control may take where the bait has failed: on a slow link it tells a blocker from a dead network late. */
/** Fewer runs left than ever else. */
const BLOCKED = -1;
const CONTROL_RUNS = 40;
/** What three independent rules of the block lists match today; they change, so all that may go stale stands here. */
const BAIT_QUERY = '?/ads?client=_468x60_728x90.';

const get = (query = '') => fetch(`${origin}/up.txt${query}`);

/**
 * Four runs, 51 ms apart (spec §7), by chained timers: interval ticks merge on a busy page. The first hit decides: a file
 * of ours that is asked for as if it were an advert, and fails twice. A bait that fails proves nothing alone: a dead
 * network or the page's own policy fails it too, and then the control with it.
 */
export const checkBlocker = async (): Promise<boolean> => {
  let runs = RUNS;
  get(BAIT_QUERY)
    .catch(() => get(BAIT_QUERY))
    .catch(() => {
      runs = CONTROL_RUNS;
      get().then(
        () => {
          runs = BLOCKED;
        },
        () => {
          runs = 0;
        },
      );
    });
  while (runs-- > 0) await new Promise((next) => setTimeout(next, RUN_EVERY_MS));
  return runs < BLOCKED;
};

let verdict: Promise<boolean> | undefined;

/** Checked once a page, when the first placement asks. */
export const hasBlocker = () => (verdict ??= checkBlocker());
