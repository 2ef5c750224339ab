import { guard } from './guard.ts';

const pending: (() => void)[] = [];

/** Does what waits at once, also on a page that is never idle. */
export const flush = () => pending.splice(0).map((run) => run());

/** Runs once the page is idle, in the order of the calls. */
export const soon = (run: () => unknown) => {
  pending.push(guard(run));
  try {
    requestIdleCallback(flush);
  } catch {
    setTimeout(flush); // Safari has none, and the page's own may throw
  }
};
