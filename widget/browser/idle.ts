const FALLBACK_MS = 200;

/** When the browser has nothing better to do; soon, where it can't tell (Safari). */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, FALLBACK_MS);
}
