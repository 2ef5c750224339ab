import { origin } from './page.ts';

const RUNS = 4;
const RUN_EVERY_MS = 51;
/** As many runs as only a bait that was blocked makes of them. */
const BLOCKED = 9;
/** What three independent rules of the block lists match today; they change, so all that may go stale stands here. */
const BAIT_QUERY = '?/ads?client=_468x60_728x90.';

const get = (query = '') => fetch(`${origin}/up.txt${query}`);

/**
 * Four runs, 51 ms apart (spec §7), by chained timers: interval ticks merge on a busy page. The first hit decides: a file
 * of ours that is asked for as if it were an advert, and fails twice. A bait that fails proves nothing alone: a dead
 * network or the page's own policy fails it too, and then the control with it.
 */
export const checkBlocker = async (): Promise<boolean> => {
  let runs = 0;
  get(BAIT_QUERY)
    .catch(() => get(BAIT_QUERY))
    .catch(() =>
      get().then(() => {
        runs = BLOCKED;
      }),
    )
    .catch(() => {});
  while (runs++ < RUNS) await new Promise((next) => setTimeout(next, RUN_EVERY_MS));
  return runs > BLOCKED;
};

let verdict: Promise<boolean> | undefined;

/** Checked once a page, when the first placement asks. */
export const hasBlocker = () => (verdict ??= checkBlocker());
