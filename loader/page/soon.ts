import { guard } from './guard.ts';

const waiting: (() => void)[] = [];

/** Does what waits at once, also on a page that is never idle. */
export const flush = () => {
  for (const run of waiting.splice(0)) run();
};

/** Runs once the page is idle, in the order of the calls. */
export const soon = (run: () => void) => {
  waiting.push(guard(run));
  try {
    requestIdleCallback(flush);
  } catch {
    setTimeout(flush); // Safari has none, and the page's own may throw
  }
};
