import type { Countdown, SessionStore } from './store.ts';

const SECOND_MS = 1_000;

type Page = Pick<Document, 'visibilityState'>;

/** Counts down on an end screen and then moves on; a reader can stop it, and nobody is moved on who isn't looking. */
export function createCountdown(store: Pick<SessionStore, 'setCountdown'>, page: Page = document) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown: Countdown | null = null;

  const show = (value: Countdown | null) => {
    shown = value;
    store.setCountdown(value);
  };

  const stop = () => {
    clearInterval(timer);
    show(null);
  };

  return {
    stop,
    /** Holds it where it is, or lets it go on. */
    toggle: () => show(shown && { ...shown, isPaused: !shown.isPaused }),
    /** @param seconds 0 moves on at once */
    start(seconds: number, onDone: () => void) {
      stop();
      if (seconds <= 0) return onDone();
      show({ secondsLeft: seconds, of: seconds, isPaused: false });
      timer = setInterval(() => {
        if (!shown || shown.isPaused || page.visibilityState !== 'visible') return;
        if (shown.secondsLeft > 1) return show({ ...shown, secondsLeft: shown.secondsLeft - 1 });
        stop();
        onDone();
      }, SECOND_MS);
    },
  };
}
