import type { Countdown, SessionStore } from './store.ts';

const SECOND_MS = 1_000;

type Page = Pick<Document, 'visibilityState'>;

/** What of the reader can be in the widget: a countdown waits while either is. */
export type Presence = 'pointer' | 'focus';

/**
 * Counts down on an end screen, then moves on. The screen's numbers count up meanwhile. A reader can stop it. It waits
 * while their pointer or focus is in the widget (contract §8) and while the page is hidden.
 */
export function createCountdown(store: Pick<SessionStore, 'setCountdown'>, page: () => Page = () => document) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown: Countdown | null = null;
  const present = new Set<Presence>();

  const show = (value: Countdown | null) => {
    shown = value;
    store.setCountdown(value);
  };

  const stop = () => {
    clearInterval(timer);
    show(null);
  };

  const tick = (onDone: () => void) => {
    if (!shown || shown.isPaused || present.size > 0 || page().visibilityState !== 'visible') return;
    if (shown.secondsLeft > 1) return show({ ...shown, secondsLeft: shown.secondsLeft - 1 });
    stop();
    onDone();
  };

  return {
    stop,
    /** Waits while either is in the widget, and continues when both have left. */
    setPresent(what: Presence, isPresent: boolean) {
      if (isPresent) present.add(what);
      else present.delete(what);
    },
    /** Pauses or resumes it. Resuming by a press counts even though the pointer or focus is in the widget. */
    toggle() {
      if (shown?.isPaused) present.clear();
      show(shown && { ...shown, isPaused: !shown.isPaused });
    },
    /** @param seconds 0 moves on at once */
    start(seconds: number, onDone: () => void) {
      stop();
      if (seconds <= 0) return onDone();
      show({ secondsLeft: seconds, of: seconds, isPaused: false });
      timer = setInterval(() => tick(onDone), SECOND_MS);
    },
  };
}
