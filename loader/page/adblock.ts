import { origin } from '#platform/origin.ts';

const RUNS = 4;
const RUN_EVERY_MS = 51;
/** Matches three independent block-list rules. The lists change, so everything that can go stale is in this line. */
const BAIT_QUERY = '?/ads?id=_468x60_728x90.';

/**
 * Any response counts, even one from a corporate firewall. Rejects only when there is none, or when a page's own `fetch`
 * throws.
 */
const get = async (query = '') => fetch(`${origin}/up.txt${query}`, { mode: 'no-cors' });

/**
 * Four runs, 51 ms apart (spec §7). Timers are chained because interval ticks merge on a busy page. The bait is a file
 * of ours, requested as if it were an advert. It must fail twice, and the control request must succeed: a dead network
 * or the page's own policy fails the bait as well, but then the control fails with it.
 */
export const checkBlocker = async (): Promise<boolean> => {
  let blocked: Promise<unknown> | undefined;
  get(BAIT_QUERY)
    .catch(() => get(BAIT_QUERY))
    .catch(() => {
      blocked = get().catch(() => {
        /* no network: that is no blocker */
      });
    });
  for (let run = 0; run < RUNS && !blocked; run += 1) await new Promise((next) => setTimeout(next, RUN_EVERY_MS));
  return !!(await blocked);
};

let verdict: Promise<boolean> | undefined;

/** Checks once per page, when the first placement asks. */
export const hasBlocker = () => (verdict ??= checkBlocker());
