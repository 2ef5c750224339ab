const SOON_MS = 10;

/**
 * Lets what is timed come soon, so that a state is there at once instead of being played through. Only timers that are
 * set meanwhile; intervals, such as a countdown's, keep their time.
 *
 * @returns what ends the hurry
 */
export function hurry(page: Pick<typeof globalThis, 'setTimeout'> = globalThis): () => void {
  const own = page.setTimeout;
  const soon = (run: TimerHandler, ms = 0, ...values: unknown[]) =>
    (own as typeof window.setTimeout)(run, Math.min(ms, SOON_MS), ...values);
  page.setTimeout = soon as typeof page.setTimeout;
  return () => {
    page.setTimeout = own;
  };
}
