import { isAnimated, type Mode } from '../config/mode.ts';

type Timer = ReturnType<typeof setTimeout>;

/** Timers of screen changes, which end together with the widget. Where screens stand still they run at once. */
export function createTimers(mode: Mode) {
  const timers = new Set<Timer>();
  return {
    after(run: () => void, ms: number): Timer {
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          run();
        },
        isAnimated(mode) ? ms : 0,
      );
      timers.add(timer);
      return timer;
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Timers = ReturnType<typeof createTimers>;
