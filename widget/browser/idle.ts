const FALLBACK_MS = 200;

/** Runs when the browser is idle, or soon where it can't tell (Safari). */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, FALLBACK_MS);
}
