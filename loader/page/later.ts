import { guard } from './guard.ts';

/** How long the browser may take to find the page idle. */
const LATEST_MS = 500;

/** Runs once the page is idle, in the order of the calls; in Safari, which has no idle callbacks, in a task of its own. */
export const later = (run: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(guard(run), { timeout: LATEST_MS } as never);
