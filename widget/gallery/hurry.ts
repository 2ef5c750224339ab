const SOON_MS = 10;
/** Moves end within this; what takes longer, such as an alert, is there to be read. */
const MOVE_MS = 1_500;

/**
 * Lets moves end soon, so that a state is there at once instead of being played through: timers that are set meanwhile.
 * Intervals, such as a countdown's, keep their time.
 *
 * @returns what ends the hurry
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
