import { createIsHidden, createIsReaderHere } from '../browser/reader/presence.ts';
import type { Countdown, SessionStore } from './store.ts';

const SECOND_MS = 1_000;

/** What a countdown asks at each second. */
export type Surroundings = {
  /** Whether nobody can see the widget. */
  isHidden(): boolean;
  /** Whether the reader's pointer or focus is in the widget. */
  isReaderHere(): boolean;
};

const findRoot = () => document.querySelector<HTMLElement>('[data-civic-action-root]');

const DOCUMENT: Surroundings = { isHidden: createIsHidden(findRoot), isReaderHere: createIsReaderHere(findRoot) };

/**
 * Counts down on an end screen, then moves on. The screen's numbers count up meanwhile. A reader can stop it. It waits
 * while their pointer or focus is in the widget (contract §8) and while nobody can see it.
 */
export function createCountdown(store: Pick<SessionStore, 'setCountdown'>, around = DOCUMENT) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown: Countdown | null = null;
  /** By a press: it then counts although the reader is in the widget, until they have been away. */
  let isResumed = false;

  const show = (value: Countdown | null) => {
    shown = value;
    store.setCountdown(value);
  };

  const stop = () => {
    clearInterval(timer);
    show(null);
  };

  const isHeld = () => {
    const isHere = around.isReaderHere();
    isResumed &&= isHere;
    return (isHere && !isResumed) || around.isHidden();
  };

  const tick = (onDone: () => void) => {
    if (!shown || shown.isPaused || isHeld()) return;
    if (shown.secondsLeft > 1) return show({ ...shown, secondsLeft: shown.secondsLeft - 1 });
    stop();
    onDone();
  };

  return {
    stop,
    /** Pauses or resumes it. */
    toggle() {
      isResumed = shown?.isPaused ?? false;
      show(shown && { ...shown, isPaused: !shown.isPaused });
    },
    /** @param seconds 0 moves on at once */
    start(seconds: number, onDone: () => void) {
      stop();
      if (seconds <= 0) return onDone();
      isResumed = false;
      show({ secondsLeft: seconds, of: seconds, isPaused: false });
      timer = setInterval(() => tick(onDone), SECOND_MS);
    },
  };
}
