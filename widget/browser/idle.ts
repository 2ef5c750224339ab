const FALLBACK_MS = 200;
/** A page that nobody looks at may never be idle. */
const MOST_MS = 2_000;

/** Runs when the browser is idle, or soon where it can't tell (Safari). */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: MOST_MS });
  else setTimeout(run, FALLBACK_MS);
}
