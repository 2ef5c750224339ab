const SOON_MS = 10;
/** Moves take less than this. Longer timers, such as an alert's, keep their time. */
const MOVE_MS = 1_500;

/**
 * Shortens the timers that are set from now on, so that a state is reached without waiting for moves. Intervals, such
 * as a countdown's, keep their time.
 *
 * @returns a function that stops it
 */
export function hurry(page: Pick<typeof globalThis, 'setTimeout'> = globalThis): () => void {
  const own = page.setTimeout;
  const soon = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
    (own as typeof window.setTimeout)(run, ms < MOVE_MS ? Math.min(ms, SOON_MS) : ms, ...values);
  page.setTimeout = soon as typeof page.setTimeout;
  return () => {
    page.setTimeout = own;
  };
}
