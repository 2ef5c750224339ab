import type { SessionStore } from './store.ts';

const SECOND_MS = 1_000;

type Page = Pick<Document, 'visibilityState'>;

/** Counts down on an end screen and then moves on; a reader can stop it, and nobody is moved on who isn't looking. */
export function createCountdown(store: Pick<SessionStore, 'setCountdown'>, page: Page = document) {
  let timer: ReturnType<typeof setInterval> | undefined;

  const stop = () => {
    clearInterval(timer);
    store.setCountdown(null);
  };

  return {
    stop,
    /** @param seconds 0 moves on at once */
    start(seconds: number, onDone: () => void) {
      stop();
      if (seconds <= 0) return onDone();
      let secondsLeft = seconds;
      store.setCountdown({ secondsLeft, of: seconds });
      timer = setInterval(() => {
        if (page.visibilityState !== 'visible') return;
        secondsLeft -= 1;
        if (secondsLeft > 0) return store.setCountdown({ secondsLeft, of: seconds });
        stop();
        onDone();
      }, SECOND_MS);
    },
  };
}
