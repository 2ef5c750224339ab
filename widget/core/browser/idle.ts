const FALLBACK_MS = 200;
/** A page that nobody looks at may never be idle. */
const MOST_MS = 2_000;

/** Runs when the browser is idle, or soon where it can't tell. */
export function whenIdle(run: () => void) {
  try {
    requestIdleCallback(run, { timeout: MOST_MS });
  } catch {
    setTimeout(run, FALLBACK_MS); // Safari has none, and the page's own may throw
  }
}
